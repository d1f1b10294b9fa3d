import { isSameLie } from '../../core/orientation.ts';
import type { View } from '../../core/view.ts';

export const isSameGround = (one: View, other: View): boolean =>
  one.width === other.width &&
  isSameLie(one.lie, other.lie) &&
  one.ground.length === other.ground.length &&
  one.ground.every((look, cell) => look === other.ground[cell]);
