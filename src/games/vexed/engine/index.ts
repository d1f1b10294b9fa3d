import type { Answer, Engine, Progress, Task } from '../../../core/engine.ts';
import { DIRECTIONS } from '../../../core/grid.ts';
import { say } from '../../../core/parsed.ts';
import { bestFirst } from '../../../core/search/bestFirst.ts';
import { settled } from '../gravity.ts';
import { COLOUR_WORDS, loneBoxes, type State } from '../position.ts';
import { outcome } from '../rules.ts';
import { formatMoves } from '../sequence.ts';
import { LoudSpace } from './space.ts';

function* think(read: State, task: Task): Generator<Progress, Answer, void> {
  const state = settled(read);
  if (outcome(state)) return { kind: 'line', moves: '', proven: true, nodes: 0 };
  const [lone] = loneBoxes(state);
  if (lone) {
    const colour = COLOUR_WORDS[lone.colour];
    return {
      kind: 'none',
      reason: say('There is only one {colour} box: the level cannot be solved.', { colour }),
      nodes: 0,
    };
  }
  const space = new LoudSpace(state);
  const found = yield* bestFirst(space, task, 1);
  if (found.kind === 'gaveUp') return found;
  if (found.kind === 'none') return { ...found, reason: say('Every way was tried: none leads to a solution.') };
  const path = found.way.flatMap(({ position, move }) => space.pathOf(position, move));
  const line = path.map((direction) => DIRECTIONS[direction]!);
  return { kind: 'line', moves: formatMoves(line), proven: true, nodes: found.nodes };
}

export const engines: readonly Engine<State>[] = [{ id: 'moves', title: 'Fewest moves', think }];
