import { type Message, say } from '../../core/parsed.ts';
import type { Table } from '../table/table.ts';
import { type Command, isPuzzle, onRound, screeningRefusal } from './command.ts';

const solutionRefusal = (table: Table): Message | undefined =>
  screeningRefusal(table) ?? (table.solution() === undefined ? say('This level has no solution with it.') : undefined);

const rerunRefusal = (table: Table, now: number): Message | undefined =>
  screeningRefusal(table) ??
  ((table.round?.snapshot(now).at ?? 0) > 0 ? undefined : say('There are no moves to show yet.'));

const shownRefusal = ({ round }: Table): Message | undefined =>
  round?.screening ? undefined : say('No moves are being shown.');

/** Written moves, shown. */
export const SHOWING: readonly Command[] = [
  {
    id: 'solution',
    name: say('Solution'),
    keys: ['Shift+S'],
    suits: isPuzzle,
    refusal: solutionRefusal,
    run: (table, now) => table.round?.screen('solution', table.solution() ?? '', now),
  },
  {
    id: 'rerun',
    name: say('Show my moves'),
    keys: ['V'],
    refusal: rerunRefusal,
    run: onRound((round, now) => round.rerun(now)),
  },
  { id: 'sequence', name: say('Load sequence'), keys: ['Shift+L'], suits: isPuzzle, refusal: screeningRefusal },
  {
    id: 'pause',
    name: say('Pause'),
    keys: ['Space'],
    during: 'screening',
    refusal: shownRefusal,
    run: (table, now) => {
      const playback = table.round?.screening?.playback;
      if (playback?.isPaused) playback.resume(now);
      else playback?.pause();
    },
  },
  {
    id: 'one-step',
    name: say('One step'),
    keys: ['.', 'ArrowRight'],
    during: 'screening',
    refusal: shownRefusal,
    run: onRound((round, now) => round.stepScreening(now)),
  },
  {
    id: 'faster',
    name: say('Faster'),
    keys: ['+'],
    during: 'screening',
    refusal: shownRefusal,
    run: ({ round }) => round?.screening?.playback.faster(),
  },
  {
    id: 'slower',
    name: say('Slower'),
    keys: ['-'],
    during: 'screening',
    refusal: shownRefusal,
    run: ({ round }) => round?.screening?.playback.slower(),
  },
  {
    id: 'stop',
    name: say('Stop'),
    keys: ['Escape'],
    during: 'screening',
    refusal: shownRefusal,
    run: onRound((round, now) => round.stopScreening(now)),
  },
];
