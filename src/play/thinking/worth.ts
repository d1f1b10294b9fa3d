import type { Outcome, Seat } from '../../core/game.ts';
import type { Proof, Study } from '../../core/mind.ts';

/** What a position or a move holds for somebody: his chance, and what is certain of it. */
export interface Worth {
  readonly chance: number;
  readonly proof?: Proof;
}

/** How bad a move was. */
export type Fault = 'slip' | 'mistake' | 'blunder';

/** What is thought of a move that was played. */
export interface JudgedMove {
  /** For whoever played it. */
  readonly played: Worth;
  /** What he could have had. */
  readonly best: Worth;
  /** What he would have had to play for that; that is what he played, if nothing is better. */
  readonly move: string;
  /** How much of his chance is gone, from 0 to 1. */
  readonly lost: number;
  readonly fault?: Fault;
}

/** From so much of a chance on; the worst first. */
const FAULTS: readonly (readonly [Fault, number])[] = [
  ['blunder', 0.35],
  ['mistake', 0.2],
  ['slip', 0.1],
];

/** How bad it is to give away so much of a chance, from 0 to 1. */
export const faultOf = (lost: number): Fault | undefined => FAULTS.find(([, least]) => lost >= least)?.[0];

/** Of a game that is over: whoever would be to move has lost it. */
export const OVER: Worth = { chance: 0, proof: { wins: false, plies: 0, isExact: true } };

/** What a game that is over holds for a seat. */
export const worthAtEnd = ({ winner }: Outcome, seat: Seat): Worth => {
  if (winner === undefined) return { chance: 0.5 };
  return winner === seat ? forMover(OVER) : OVER;
};

/** What a position holds for whoever is to move, if anything is known yet. */
export const worthOf = ({ lines: [best] }: Study): Worth | undefined => best && worth(best);

const worth = ({ chance, proof }: Worth): Worth => (proof ? { chance, proof } : { chance });

/** What a position holds for whoever has just moved there: his move is a ply more. */
export const forMover = ({ chance, proof }: Worth): Worth => {
  if (!proof) return { chance: 1 - chance };
  const { plies } = proof;
  const turned = { ...proof, wins: !proof.wins, ...(plies !== undefined && { plies: plies + 1 }) };
  return { chance: 1 - chance, proof: turned };
};

/** Compares a move with the best: what was thought before it, and what it has led to for the other. */
export const judgeMove = (before: Study, move: string, after: Worth): JudgedMove => {
  const played = forMover(after);
  const [line] = before.lines;
  // Whoever sees further after the move knows better, also that it was the best.
  if (!line || line.moves[0] === move || line.chance <= played.chance) return { played, best: played, move, lost: 0 };
  const lost = line.chance - played.chance;
  const fault = faultOf(lost);
  return { played, best: worth(line), move: line.moves[0]!, lost, ...(fault && { fault }) };
};
