import { type Message, say } from '../../core/parsed.ts';
import type { Table } from '../table/table.ts';
import { asks, type Command, isPuzzle, isScored, opens, plays, screeningRefusal } from './command.ts';

const solutionRefusal = (table: Table): Message | undefined =>
  screeningRefusal(table) ?? (table.solution() === undefined ? say('This level has no solution with it.') : undefined);

/** Whoever has begun by himself may not want to know. */
const solutionQuestion = (table: Table, now: number): Message | undefined =>
  (table.round?.snapshot(now).at ?? 0) === 0
    ? undefined
    : say('Show the solution? Afterwards your game is here as you left it.');

const rerunRefusal = (table: Table, now: number): Message | undefined =>
  screeningRefusal(table) ??
  ((table.round?.snapshot(now).at ?? 0) > 0 ? undefined : say('There are no moves to show yet.'));

const sequenceRefusal = (table: Table, now: number): Message | undefined =>
  screeningRefusal(table) ?? (table.round?.snapshot(now).outcome ? say('The level is solved.') : undefined);

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
    does: asks(solutionQuestion, (table, now) => table.round?.screen('solution', table.solution() ?? '', now)),
  },
  {
    id: 'rerun',
    name: say('Show my moves'),
    keys: ['V'],
    refusal: rerunRefusal,
    does: plays((round, now) => round.screen('rerun', round.replay(now).moves, now)),
  },
  {
    id: 'sequence',
    name: say('Load sequence'),
    keys: ['Shift+L'],
    suits: isScored,
    refusal: sequenceRefusal,
    does: opens('sequence'),
  },
  {
    id: 'pause',
    name: say('Pause'),
    keys: ['Space'],
    during: 'screening',
    refusal: shownRefusal,
    does: plays(({ screening }, now) => {
      if (screening?.playback.isPaused) screening.playback.resume(now);
      else screening?.playback.pause();
    }),
  },
  {
    id: 'one-step',
    name: say('One step'),
    keys: ['.'],
    during: 'screening',
    refusal: shownRefusal,
    does: plays((round, now) => round.stepScreening(now)),
    repeats: true,
  },
  {
    id: 'step-back',
    name: say('One step back'),
    keys: ['<'],
    during: 'screening',
    refusal: shownRefusal,
    does: plays((round, now) => round.stepScreening(now, 'back')),
    repeats: true,
  },
  {
    id: 'faster',
    name: say('Faster'),
    keys: ['+'],
    during: 'screening',
    refusal: shownRefusal,
    does: plays(({ screening }) => screening?.playback.faster()),
    repeats: true,
  },
  {
    id: 'slower',
    name: say('Slower'),
    keys: ['-'],
    during: 'screening',
    refusal: shownRefusal,
    does: plays(({ screening }) => screening?.playback.slower()),
    repeats: true,
  },
  {
    id: 'stop',
    name: say('Stop'),
    keys: ['Escape'],
    during: 'screening',
    refusal: shownRefusal,
    does: plays((round, now) => round.stopScreening(now)),
  },
];
