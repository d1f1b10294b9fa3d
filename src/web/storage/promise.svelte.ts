/** When the browser was last asked. */
const NOTE = 'kura.asked-to-keep';

/** Milliseconds until it is asked again: some browsers ask the player, who has said no. */
const PAUSE_MS = 30 * 24 * 60 * 60 * 1000;

let isMade: boolean | undefined = $state();

const isTooEarly = (): boolean => {
  try {
    return Date.now() - Number(localStorage.getItem(NOTE) ?? 0) < PAUSE_MS;
  } catch {
    return true;
  }
};

/** Where that cannot be noted it would be asked every time. */
const note = (): boolean => {
  try {
    localStorage.setItem(NOTE, String(Date.now()));
    return true;
  } catch {
    return false;
  }
};

/** Whether the browser has promised to keep what belongs to the player, also when it runs out of room. */
export const promise = {
  /** Undefined where nobody knows. */
  get isMade(): boolean | undefined {
    return isMade;
  },

  /** Finds out how it is. */
  look: async (): Promise<void> => {
    isMade = await navigator.storage?.persisted?.().catch(() => undefined);
  },

  /** Asks for it, where there is something worth it: a result, a game with a name. Nobody is asked at the first visit. */
  ask: async (): Promise<void> => {
    await promise.look();
    if (isMade !== false || isTooEarly()) return;
    if (!note()) return;
    isMade = await navigator.storage.persist().catch(() => false);
  },
};
