import type { Level } from '../../core/pack.ts';

/** What is played next in the line that comes with a level, as long as all that was played is of that line. */
export const knownAfter = ({ lines }: Level, played: string): string | undefined => {
  const [line, moves] = [lines[0]?.moves.split(' ') ?? [], played.split(' ').filter((move) => move !== '')];
  return moves.every((move, at) => move === line[at]) ? line[moves.length] : undefined;
};
