import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Draughtsman, Finding, Sketch } from '../../core/sketching.ts';

/** What the game has to tell of a sketch. Whatever else it would refuse is a fault too: what can be played can be opened. */
export const findingsOf = (game: AnyGame, draughtsman: Draughtsman, sketch: Sketch): readonly Finding[] => {
  const found = draughtsman.findings(sketch);
  if (hasFault(found)) return found;
  const start = game.parse(draughtsman.write(sketch));
  return start.ok ? found : [{ kind: 'fault', message: start.problem.message, cells: [] }, ...found];
};

/** Whether it is no position yet. */
export const hasFault = (findings: readonly Finding[]): boolean => findings.some(({ kind }) => kind === 'fault');

/** What is to be put right before the sketch can be played or solved. */
export const faultRefusal = (findings: readonly Finding[]): Message | undefined => {
  const fault = findings.find(({ kind }) => kind === 'fault');
  return fault && say('First something has to be put right: {fault}.', { fault: fault.message });
};
