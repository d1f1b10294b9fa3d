import { openSession } from '../../core/openSession.ts';
import { UPRIGHT } from '../../core/orientation.ts';
import type { Message } from '../../core/parsed.ts';
import type { Manner } from './manner.ts';
import type { Table } from './table.ts';

/** Why moves cannot be typed: they begin with another piece than the one that was touched and has to move. */
export const boundRefusal = (
  { game, round }: Table,
  { touchMove }: Pick<Manner, 'touchMove'>,
  moves: string,
  now: number,
): Message | undefined => {
  const selected = round?.appearance.hand.selected;
  if (!round || selected === undefined || !touchMove || !game.settings?.includes('touchMove')) return undefined;
  const { board, moves: played } = round.replay(now);
  const session = openSession(game, board);
  if (!session.ok || !session.value.play(played, now).ok) return undefined;
  session.value.turn(round.snapshot(now).view.lie ?? UPRIGHT);
  const { at } = session.value.snapshot(now);
  if (!session.value.play(moves, now).ok) return undefined;
  session.value.seek(at + 1, now);
  const from = session.value.snapshot(now).last?.from;
  session.value.seek(at, now);
  return from === undefined || from === selected ? undefined : session.value.refusal({ to: from, isBound: true });
};
