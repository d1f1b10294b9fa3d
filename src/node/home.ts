import { homedir } from 'node:os';
import { join, posix, win32 } from 'node:path';
import type { Belongings } from '../play/belongings/belongings.ts';
import type { Store } from '../results/store.ts';
import { fileStore } from './fileStore.ts';

/** As much of a computer as tells where a player's things belong. */
interface Computer {
  readonly platform: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** The user's own folder. */
  readonly user: string;
}

const thisComputer = (): Computer => ({ platform: process.platform, env: process.env, user: homedir() });

/** Where each system wants programs to keep what belongs to a user. */
const dataFolder = ({ platform, env, user }: Computer): string => {
  if (platform === 'win32') return env.APPDATA || win32.join(user, 'AppData', 'Roaming');
  if (platform === 'darwin') return posix.join(user, 'Library', 'Application Support');
  // The specification of these variables asks to ignore a relative one.
  const { XDG_DATA_HOME = '' } = env;
  return posix.isAbsolute(XDG_DATA_HOME) ? XDG_DATA_HOME : posix.join(user, '.local', 'share');
};

/** Where settings and saved games lie: KURA_HOME, or else where the system has such things. */
export const homeFolder = (computer = thisComputer()): string => {
  const path = computer.platform === 'win32' ? win32 : posix;
  return computer.env.KURA_HOME || path.join(dataFolder(computer), 'kura');
};

/** The packs that he opened, and the levels that were made for him. */
export const packsOfPlayer = (home = homeFolder()): Store => fileStore(join(home, 'packs'), '.json');

/** The packs that he draws. */
export const drawnOfPlayer = (home = homeFolder()): Store => fileStore(join(home, 'drawn'), '.json');

/** What belongs to the player at this computer. Results lie beside the levels, in a folder that the player names. */
export const belongingsOf = (results: string, home = homeFolder()): Belongings => ({
  results: fileStore(results, '.xml'),
  games: fileStore(join(home, 'games'), '.json'),
  settings: fileStore(home, '.json'),
  packs: packsOfPlayer(home),
  drawn: drawnOfPlayer(home),
});
