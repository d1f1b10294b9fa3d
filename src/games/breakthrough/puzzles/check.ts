import type { Level } from '../../../core/pack.ts';
import { bad, type Message, ok, type Parsed, say } from '../../../core/parsed.ts';
import type { PuzzleFinding } from '../../../core/puzzles.ts';
import { type Knowledge, type Proof, Prover, type Question } from '../engine/prover.ts';
import { numberOf } from '../engine/translate.ts';
import { formatMove } from '../notation.ts';
import { parse } from '../position.ts';
import { playLine } from '../record/line.ts';
import { hasWon, outcome, play, type State } from '../rules.ts';
import type { Proved } from './proved.ts';

/** Megabytes of what is proven: as much as so many positions need, but not more than there may be. */
const tableFor = (nodes: number): number => Math.min(256, Math.max(1, Math.ceil(nodes / 20_000)));

/** What a level claims; or why it is no puzzle. */
const claimOf = ({ board, within, lines }: Level): Parsed<Proved> => {
  const begin = parse(board);
  if (!begin.ok) return begin;
  const { value: state } = begin;
  if (outcome(state)) return bad(say('The game is over in this position.'));
  if (within === undefined) return bad(say('Within how many moves? The tag Within is missing.'));
  const played = playLine(state, lines[0]?.moves ?? '');
  if (!played.ok) return played;
  const [move] = played.value.moves;
  if (!move) return bad(say('There is no solution.'));
  const isWon = hasWon(played.value.end, state.turn) && played.value.moves.length <= 2 * within - 1;
  return isWon
    ? ok({ state, move, within })
    : bad(say('The solution does not win within the moves that there are: {within}.', { within }));
};

/** One thing that has to be so: what is asked, what the answer has to be, and what is wrong with another one. */
interface Condition {
  readonly state: State;
  readonly question: Omit<Question, 'nodes'>;
  readonly expected: Proof;
  readonly otherwise: Message;
}

/** After the first move the other loses in time, and not sooner; without it whoever is to move loses. */
const conditionsOf = ({ state, move, within }: Proved): readonly Condition[] => {
  const [next, values] = [play(state, move)!, { move: formatMove(move), within }];
  const only: Condition = {
    state,
    question: { without: numberOf(state, move) },
    expected: 'loss',
    otherwise: say('{move} is not the only move that wins.', values),
  };
  if (outcome(next)) return [only];
  return [
    {
      state: next,
      question: { plies: 2 * within - 2 },
      expected: 'loss',
      otherwise: say('{move} does not win within {within} moves.', values),
    },
    {
      state: next,
      question: { plies: 2 * within - 4 },
      expected: 'win',
      otherwise: say('{move} wins sooner than in {within} moves.', values),
    },
    only,
  ];
};

/** Whether all is so; the message that tells what is not. */
function* examine(
  conditions: readonly Condition[],
  prover: Prover,
  most: number,
): Generator<number, { readonly nodes: number; readonly answer: 'right' | 'unknown' | Message }, void> {
  let nodes = 0;
  for (const { state, question, expected, otherwise } of conditions) {
    const asking = prover.prove(state, { ...question, nodes: most - nodes });
    let step = asking.next();
    for (; !step.done; step = asking.next()) yield nodes + step.value;
    nodes += prover.nodes;
    if (step.value === 'unknown') return { nodes, answer: 'unknown' };
    if (step.value !== expected) return { nodes, answer: otherwise };
  }
  return { nodes, answer: 'right' };
}

/** By the rules alone, and where that takes too long with what the engine knows of races. */
export function* check(level: Level, most: number): Generator<number, PuzzleFinding, void> {
  const claim = claimOf(level);
  if (!claim.ok) return { kind: 'wrong', reason: claim.problem.message };
  const conditions = conditionsOf(claim.value);
  for (const [knowledge, kind] of [
    ['rules', 'proved'],
    ['races', 'known'],
  ] as const satisfies readonly (readonly [Knowledge, PuzzleFinding['kind']])[]) {
    const prover = new Prover(claim.value.state.size, tableFor(most), knowledge);
    const { nodes, answer } = yield* examine(conditions, prover, most);
    if (answer === 'right') return { kind, nodes };
    if (answer !== 'unknown') return { kind: 'wrong', reason: answer };
  }
  return { kind: 'unknown', nodes: most };
}
