import type { Seat } from '../core/game.ts';
import type { Proof, StudiedLine, Study } from '../core/mind.ts';
import { type Fault, type JudgedMove, judgeMove, type Worth } from '../play/thinking/worth.ts';
import type { Situation } from './analysis.ts';
import { counted } from './io.ts';

/** A move of a game with what was thought of it; plies count from 1. */
export interface AnalysedMove {
  readonly ply: number;
  readonly seat: Seat;
  readonly move: string;
  readonly before: Study;
  readonly judged: JudgedMove;
}

/** The move that led to the position of a ply, by what was known before it and what the position is worth. */
export const analysedMove = (
  ply: number,
  { before, situation }: { readonly before: Study; readonly situation: Situation },
  after: Worth,
): AnalysedMove => {
  const { seat, move } = situation;
  return { ply, seat, move: move!, before, judged: judgeMove(before, move!, after) };
};

const SEATS = ['first', 'second'] as const;

/** As chess players write them behind a move. */
const SIGNS: Readonly<Record<Fault, string>> = { slip: '?!', mistake: '?', blunder: '??' };

/** From here on a move that was not the best is told with what was. */
const NOTABLE = 0.01;

export const turnText = (seat: Seat): string => `the ${SEATS[seat]} player is to move`;

const percent = (part: number): string => `${Math.round(part * 100)} %`;

/** `wins in 4 moves`: those of whoever is meant. */
const proofText = ({ wins, plies, isExact }: Proof): string => {
  const verb = wins ? 'wins' : 'loses';
  if (plies === undefined) return verb;
  return `${verb} in ${isExact ? '' : 'at most '}${counted(Math.ceil(plies / 2), 'move')}`;
};

const worthText = ({ chance, proof }: Worth): string => (proof ? proofText(proof) : percent(chance));

/** Room for `loses in at most 12 moves`, which is rare. */
const WIDTH = 16;

export const lineText = ({ moves, ...worth }: StudiedLine): string =>
  `${worthText(worth).padStart(WIDTH)}  ${moves.join(' ')}`;

/** `12. a2a3`, or `12… b7b6`; both are of one number, whoever began. */
const numberText = ({ ply, seat, move }: AnalysedMove): string => {
  const began = (seat + ply - 1) % 2;
  const number = Math.floor((ply - 1 + began) / 2) + 1;
  return `${`${number}${seat === 0 ? '. ' : '… '}`.padStart(5)}${move.padEnd(6)}`;
};

export const moveText = (analysed: AnalysedMove): string => {
  const { played, best, move, lost, fault } = analysed.judged;
  const sign = fault ? SIGNS[fault] : '';
  const row = `${numberText(analysed)} ${sign.padEnd(2)} ${worthText(played).padStart(WIDTH)}`;
  return lost < NOTABLE ? row : `${row}  ${percent(lost)} lost: ${move} ${worthText(best)}`;
};

/** What went wrong, by seats. */
export const faultsText = (moves: readonly AnalysedMove[]): string =>
  ([0, 1] as const)
    .map((seat) => {
      const of = (fault: Fault): number =>
        moves.filter((one) => one.seat === seat && one.judged.fault === fault).length;
      const parts = (['blunder', 'mistake', 'slip'] as const).map((fault) => counted(of(fault), fault));
      return `${SEATS[seat]} player: ${parts.join(', ')}`;
    })
    .join('; ');

const proofJson = (proof: Proof | undefined) =>
  proof ? { wins: proof.wins, plies: proof.plies ?? null, exact: proof.isExact === true } : null;

const rounded = (part: number): number => Math.round(part * 1e4) / 1e4;

const worthJson = ({ chance, proof }: Worth) => ({ chance: rounded(chance), proof: proofJson(proof) });

export const studyJson = ({ lines, depth, nodes }: Study) => ({
  depth,
  nodes,
  lines: lines.map(({ moves, ...worth }) => ({ moves, ...worthJson(worth) })),
});

export const moveJson = ({ ply, seat, move, before, judged }: AnalysedMove) => ({
  ply,
  player: SEATS[seat],
  move,
  ...worthJson(judged.played),
  best: { move: judged.move, ...worthJson(judged.best) },
  lost: rounded(judged.lost),
  fault: judged.fault ?? null,
  ...studyJson(before),
});
