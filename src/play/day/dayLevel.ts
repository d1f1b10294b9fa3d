import { fewestOf } from '../../core/fewest.ts';
import type { AnyGame, Score } from '../../core/game.ts';
import { judge } from '../../core/judge.ts';
import type { Level } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';
import { movesMessage, pushesMessage } from '../speech/announce.ts';
import { taskNotes } from '../speech/difficulty.ts';
import { gameOfPack, rulesOfTask } from '../task/taskGame.ts';

const boxesMessage = (count: number): Message => (count === 1 ? say('1 box') : say('{count} boxes', { count }));

/** What is proven to be the fewest in a level, by the solution that came with it. */
export const fewestIn = (game: AnyGame, level: Level): Score => fewestOf(judge(rulesOfTask(game, level), level));

/** How large a level is, in a few words: its boxes, and what it takes at the least. */
export const sizeNotes = (played: AnyGame, level: Level): readonly Message[] => {
  const game = gameOfPack(played, { levels: [level] });
  const state = game.parse(level.board);
  if (!state.ok || level.within !== undefined) return taskNotes(level);
  const { boxes } = game.census?.(state.value) ?? {};
  const { pushes, moves } = fewestIn(game, level);
  return [
    ...(boxes === undefined ? [] : [boxesMessage(boxes)]),
    ...(pushes !== undefined ? [pushesMessage(pushes)] : moves === undefined ? [] : [movesMessage(moves)]),
  ];
};
