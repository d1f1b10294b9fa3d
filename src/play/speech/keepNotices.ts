import { type Message, type Parsed, say } from '../../core/parsed.ts';

/** What there is to tell after something was to be kept: why it was not, or what was in its way and is put aside. */
export const keepNotices = (kept: Parsed<unknown>): readonly Message[] =>
  kept.ok
    ? (kept.warnings ?? []).map(({ message }) => message)
    : [say('What you play cannot be kept: {reason}', { reason: kept.problem.message })];
