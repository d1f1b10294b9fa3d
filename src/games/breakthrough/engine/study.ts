import type { Inquiry, Proof, StudiedLine, Study } from '../../../core/mind.ts';
import type { State } from '../rules.ts';
import { memoryFor } from './memory.ts';
import type { Weights } from './net.ts';
import { type Root, Roots } from './roots.ts';
import { Search, SURE, WIN } from './search.ts';
import { Table } from './table.ts';
import { written } from './translate.ts';
import { Verdicts } from './verdicts.ts';

/** Megabytes to remember positions in, at the most. */
const MEMORY = 64;

/** No game is longer. */
const DEEPEST = 400;

/** A score that is certain but for its plies is the least of all that are certain. */
const proofOf = ({ move, score }: Root, verdicts: Verdicts): Proof | undefined => {
  if (Math.abs(score) <= SURE) return undefined;
  const wins = score > 0;
  if (Math.abs(score) === SURE + 1) return { wins };
  const most = WIN - Math.abs(score);
  // A bound of the search may be one too many: whoever wins makes the last move himself.
  const plies = most % 2 === Number(wins) ? most : most - 1;
  return verdicts.isExact(move, most) ? { wins, plies, isExact: true } : { wins, plies };
};

const lineOf = (state: State, root: Root, verdicts: Verdicts): StudiedLine => {
  const moves = written(state, root.line);
  const proof = proofOf(root, verdicts);
  if (proof) return { moves, chance: proof.wins ? 1 : 0, proof };
  return { moves, chance: 1 / (1 + Math.exp(-root.score / 100)) };
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
    lines: roots.depth === 0 ? [] : roots.all.slice(0, lines).map((root) => lineOf(state, root, verdicts)),
    depth: roots.depth,
    nodes: spent(),
  });
  const isSettled = (): boolean => roots.all.slice(0, lines).every(({ score }) => Math.abs(score) > SURE);
  let deepening = roots.deepen({ lines, margin: 2 * WIN });
  while (spent() < nodes && roots.depth < DEEPEST) {
    roots.most = nodes - verdicts.nodes;
    if (!isSettled() && deepening.next().done) deepening = roots.deepen({ lines, margin: 2 * WIN });
    const isBusy = roots.depth > 0 && spent() < nodes && verdicts.goOn(lines, nodes - spent());
    if (isSettled() && !isBusy) break;
    yield soFar();
  }
  return soFar();
}
