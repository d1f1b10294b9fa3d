import type { Answer, Engine, Progress, Task } from '../../../core/engine.ts';
import { DIRECTIONS } from '../../../core/grid.ts';
import { type Message, say } from '../../../core/parsed.ts';
import { bestFirst } from '../../../core/search/bestFirst.ts';
import { settled } from '../gravity.ts';
import { COLOUR_WORDS, loneBoxes, type State } from '../position.ts';
import { outcome } from '../rules.ts';
import { formatMoves } from '../sequence.ts';
import { MOST_BOXES } from './board.ts';
import { LoudSpace } from './space.ts';

/** Ruling 14. */
const hopelessness = (state: State): Message | undefined => {
  const [lone] = loneBoxes(state);
  if (!lone) return undefined;
  return say('There is only one {colour} box: the level cannot be solved.', { colour: COLOUR_WORDS[lone.colour] });
};

function* think(read: State, task: Task): Generator<Progress, Answer, void> {
  const state = settled(read);
  if (outcome(state)) return { kind: 'line', moves: '', proven: true, nodes: 0 };
  const hopeless = hopelessness(state);
  if (hopeless) return { kind: 'none', reason: hopeless, nodes: 0 };
  if (state.boxes.length > MOST_BOXES) {
    const reason = say('The solver knows maps of at most {most} boxes.', { most: MOST_BOXES });
    return { kind: 'gaveUp', reason, nodes: 0 };
  }
  const space = new LoudSpace(state);
  const found = yield* bestFirst(space, task, 1);
  if (found.kind === 'gaveUp') return found;
  if (found.kind === 'none') return { ...found, reason: say('Every way was tried: none leads to a solution.') };
  const path = found.way.flatMap(({ position, move }) => space.pathOf(position, move));
  const moves = formatMoves(path.map((direction) => DIRECTIONS[direction]!));
  return { kind: 'line', moves, proven: true, nodes: found.nodes };
}

export const engines: readonly Engine<State>[] = [{ id: 'moves', title: 'Fewest moves', aim: 'moves', think }];
