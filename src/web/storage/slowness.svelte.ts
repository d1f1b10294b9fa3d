/** Milliseconds that somebody plays on without knowing that it is not kept yet. */
const MOST_MS = 3000;

let waiting = $state(0);

/** What is being written and takes so long that the player has to know. */
export const slowness = {
  get isSlow(): boolean {
    return waiting > 0;
  },

  /** Looks at the clock until something is written. */
  watch: async <T>(writing: Promise<T>): Promise<T> => {
    let isLong = false;
    const timer = setTimeout(() => {
      isLong = true;
      waiting += 1;
    }, MOST_MS);
    try {
      return await writing;
    } finally {
      clearTimeout(timer);
      if (isLong) waiting -= 1;
    }
  },
};
