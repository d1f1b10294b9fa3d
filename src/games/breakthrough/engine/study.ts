import type { Inquiry, Proof, StudiedLine, Study } from '../../../core/mind.ts';
import { formatMove } from '../notation.ts';
import { play, type State } from '../rules.ts';
import { memoryFor } from './memory.ts';
import type { Weights } from './net.ts';
import { type Root, Roots } from './roots.ts';
import { Search, SURE, WIN } from './search.ts';
import { Table } from './table.ts';
import { moveFrom } from './translate.ts';
import { Verdicts } from './verdicts.ts';

/** Megabytes to remember positions in, at the most. */
const MEMORY = 64;

/** No game is longer. */
const DEEPEST = 400;

/** The numbers of a line as moves of the rules. */
const written = (state: State, line: readonly number[]): readonly string[] => {
  const texts: string[] = [];
  let here: State | undefined = state;
  for (const number of line) {
    const move = moveFrom(here, number);
    here = play(here, move);
    if (!here) break;
    texts.push(formatMove(move));
  }
  return texts;
};

/** Plies that cannot be fewer: nobody wins before he moves, nor loses before both have moved. */
const isShortest = (plies: number): boolean => plies <= 3;

/** A score that is certain but for its plies is the least of all that are certain. */
const proofOf = (score: number): Proof | undefined => {
  if (Math.abs(score) <= SURE) return undefined;
  const wins = score > 0;
  if (Math.abs(score) === SURE + 1) return { wins };
  const plies = WIN - Math.abs(score);
  return isShortest(plies) ? { wins, plies, isExact: true } : { wins, plies };
};

const lineOf = (state: State, { score, line }: Root): StudiedLine => {
  const moves = written(state, line);
  const proof = proofOf(score);
  if (proof) return { moves, chance: proof.wins ? 1 : 0, proof };
  return { moves, chance: 1 / (1 + Math.exp(-score / 100)) };
};

/** Looks ever further ahead at the best moves, and in turns tries to prove who wins. */
export function* study(weights: Weights, state: State, inquiry: Inquiry): Generator<Study, Study, void> {
  const { lines, nodes = Number.POSITIVE_INFINITY } = inquiry;
  const memory = Math.min(MEMORY, memoryFor(nodes));
  const search = new Search(weights, new Table(memory));
  const roots = new Roots(search, state);
  const verdicts = new Verdicts(state, roots, memory);
  const spent = (): number => search.nodes + verdicts.nodes;
  const soFar = (): Study => ({
    lines: roots.depth === 0 ? [] : roots.all.slice(0, lines).map((root) => lineOf(state, root)),
    depth: roots.depth,
    nodes: spent(),
  });
  const isSettled = (): boolean => roots.all.slice(0, lines).every(({ score }) => Math.abs(score) > SURE);
  while (!isSettled() && spent() < nodes && roots.depth < DEEPEST) {
    const deepening = roots.deepen({ lines, margin: 2 * WIN });
    for (;;) {
      roots.most = nodes - verdicts.nodes;
      const isDeeper = deepening.next().done;
      if (roots.depth > 0 && !isSettled() && spent() < nodes) verdicts.goOn(lines, nodes - spent());
      if (isDeeper || isSettled() || spent() >= nodes) break;
      yield soFar();
    }
    yield soFar();
  }
  return soFar();
}
