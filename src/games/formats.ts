import type { AnyGame } from '../core/game.ts';
import type { Format } from '../core/pack.ts';
import { record } from './breakthrough/record/index.ts';
import { map20 } from './sokoban/formats/map20.ts';
import { slc } from './sokoban/formats/slc.ts';
import { sok, xsb } from './sokoban/formats/text.ts';
import { map } from './vexed/map.ts';

/** The kinds of level file of each game. They are listed apart, so that a page can load them when a file is opened. */
const FORMATS: Readonly<Record<string, readonly Format[]>> = {
  sokoban: [sok, xsb, slc, map20],
  vexed: [map],
  breakthrough: [record],
};

export const formatsOf = ({ id }: Pick<AnyGame, 'id'>): readonly Format[] => FORMATS[id] ?? [];
