import type { Aim, Answer, Engine, Progress, Task } from '../../../core/engine.ts';
import { DIRECTIONS, neighbour, OPPOSITE } from '../../../core/grid.ts';
import { type Message, say } from '../../../core/parsed.ts';
import { formatMoves } from '../notation.ts';
import { walk } from '../route.ts';
import { type Move, outcome, play, type State } from '../rules.ts';
import type { Setting } from './attempt.ts';
import { type Floor, MOST_CELLS, mostGoals } from './board/floor.ts';
import type { Push } from './board/push.ts';
import { hopelessness } from './deadlocks/hopeless.ts';
import { knownLines } from './knownLines.ts';
import { MEMBERS, rejoining } from './members.ts';
import { inTurns, type Member } from './portfolio.ts';
import { settingOf } from './setting.ts';

/** Why a level is none for the solvers. */
const unfit = ({ waiting }: State, { size, goals }: Floor): Message | undefined => {
  if (waiting.length > 0) return say('The solver knows levels with one pusher only.');
  if (size > MOST_CELLS) return say('The solver knows boards of at most {most} cells inside.', { most: MOST_CELLS });
  const most = mostGoals(size);
  if (goals.length > most) return say('The solver knows at most {most} goals on a board of this size.', { most });
  return undefined;
};

/** The moves that make these pushes, up to the one that solves the level, with the shortest walks between them. */
const movesOf = (start: State, { cells }: Floor, pushes: readonly Push[]): readonly Move[] => {
  const line: Move[] = [];
  let state = start;
  for (const push of pushes) {
    // A box that is brought to a goal may have passed another one, where that was the last.
    if (outcome(state)) break;
    const direction = DIRECTIONS[push.direction]!;
    const behind = neighbour(cells[push.place]!, OPPOSITE[direction], state.warehouse)!;
    for (const move of [...walk(state, behind)!, direction]) {
      line.push(move);
      state = play(state, move)!;
    }
  }
  if (!outcome(state)) throw new Error('the pushes that were found do not solve the level');
  return line;
};

/** What is certain before anybody has looked for anything. */
const atOnce = (state: State, setting: Setting): Answer | undefined => {
  if (outcome(state)) return { kind: 'line', moves: '', proven: true, nodes: 0 };
  const hopeless = hopelessness(state, setting);
  if (hopeless) return { kind: 'none', reason: hopeless, nodes: 0 };
  const unfitness = unfit(state, setting.floor);
  return unfitness && { kind: 'gaveUp', reason: unfitness, nodes: 0 };
};

/** Who looks for a solution; where any will do and some are known, first of all somebody who looks for the way to one of them. */
const membersFor = (aim: Aim, state: State, { known = [] }: Task): readonly Member[] => {
  const lines = aim === 'any' ? knownLines(known, state) : [];
  return lines.length > 0 ? [rejoining(lines), ...MEMBERS[aim]] : MEMBERS[aim];
};

/** Lets those who are good at it look for a solution. Nothing is said that the rules do not agree with. */
function* think(state: State, task: Task, aim: Aim): Generator<Progress, Answer, void> {
  const setting = settingOf(state);
  const known = atOnce(state, setting);
  if (known) return known;
  const found = yield* inTurns(membersFor(aim, state, task), setting, task);
  if (found.kind === 'gaveUp') return found;
  if (found.kind === 'none') return { ...found, reason: say('Every way was tried: none leads to a solution.') };
  const moves = movesOf(state, setting.floor, found.pushes);
  return { kind: 'line', moves: formatMoves(state, moves), proven: aim !== 'any', nodes: found.nodes };
}

const engine = (aim: Aim, title: string): Engine<State> => ({
  ...{ id: aim, title, aim, lanes: MEMBERS[aim].length },
  think: (state, task) => think(state, task, aim),
});

/** One has a solution of the fewest pushes; the next is content with any, and finds it much sooner; the last has the fewest moves. */
export const engines: readonly Engine<State>[] = [
  engine('pushes', 'Fewest pushes'),
  engine('any', 'Any solution, quickly'),
  engine('moves', 'Fewest moves'),
];
