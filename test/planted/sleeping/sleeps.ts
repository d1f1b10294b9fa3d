import { setTimeout as sleep } from 'node:timers/promises';

const page = { waitForTimeout: (_: number): Promise<void> => Promise.resolve() };

export const later = (work: () => void): unknown => setTimeout(work, 300);
export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
export const rest = async (): Promise<void> => {
  await sleep(10);
  await page.waitForTimeout(1000);
};
