/** CPU seconds that a piece of work takes, which on a shared machine say more than seconds on the wall. */
export const cpuSeconds = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

export { cpuNow } from '../src/node/now.ts';
