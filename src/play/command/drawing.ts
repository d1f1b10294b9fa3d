import type { AnyGame } from '../../core/game.ts';
import { say } from '../../core/parsed.ts';
import { type Command, sends } from './command.ts';

/** Tasks are played as another game than boards, and are not drawn. */
export const isDrawn = ({ draughtsman, isTask }: AnyGame): boolean => draughtsman !== undefined && !isTask;

/** How whoever plays comes to draw, where a screen lets him. */
export const DRAWING: readonly Command[] = [
  { id: 'draw-level', name: say('Draw a level'), keys: [], suits: isDrawn, does: sends('draw-level') },
  {
    id: 'change-level',
    name: say('Change this level'),
    keys: ['Shift+D'],
    suits: isDrawn,
    does: sends('change-level'),
  },
];
