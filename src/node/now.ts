/** Milliseconds on a clock that only goes forward, whatever becomes of the one on the wall: for all that moves or takes time. */
export const now = (): number => Math.floor(performance.now());

/** Milliseconds on a clock that all threads of this program read alike. */
export const threadsNow = (): number => Number(process.hrtime.bigint()) / 1e6;

/** Milliseconds that the processors have spent on this program so far, on all of its threads. */
export const cpuNow = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};
