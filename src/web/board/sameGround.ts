import type { View } from '../../core/view.ts';

export const isSameGround = (one: View, other: View): boolean =>
  one.width === other.width &&
  one.ground.length === other.ground.length &&
  one.ground.every((look, cell) => look === other.ground[cell]);
