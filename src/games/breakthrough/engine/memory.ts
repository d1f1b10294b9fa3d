/** Megabytes that remember so many positions: a small table is made sooner. */
export const memoryFor = (nodes: number): number => Math.max(1, nodes / 64) / 2 ** 10;
