import { type Message, type Parsed, say } from '../core/parsed.ts';
import { refusalToWrite } from '../node/writable.ts';

/** What kind of terminal there is. */
export interface Site {
  readonly hasKeyboard: boolean;
  readonly hasScreen: boolean;
  /** What the terminal calls itself. */
  readonly term: string | undefined;
}

/** Why a command that needs a terminal can do nothing here. */
export const siteRefusal = ({ hasKeyboard, hasScreen, term }: Site, command: string): Message | undefined =>
  hasKeyboard && hasScreen && term !== 'dumb'
    ? undefined
    : say('This is not a terminal: {command} needs a screen and a keyboard.', { command });

/** What the player has to know before he plays: that nothing can be saved in his results, or that his settings are damaged. */
export const noticesFor = (results: string | undefined, settings: Parsed<unknown>): readonly Message[] => {
  const reason = results === undefined ? undefined : refusalToWrite(results);
  const problems = settings.ok ? (settings.warnings ?? []) : [settings.problem];
  return [
    ...problems.map(({ message }) => message),
    ...(reason ? [say('Your results cannot be saved: {reason}', { reason })] : []),
  ];
};
