import type { Desk } from '../desk/desk.svelte.ts';
import type { Parts } from './analysisParts.ts';

/** What analyses the game on a desk: without it one plays all the same. */
export const fetchParts = async (desk: Desk): Promise<Parts | undefined> => {
  const fetched: Parts | undefined = await import('./analysisParts.ts').catch(() => undefined);
  if (fetched) desk.analysing = new fetched.Analysing(desk.sitting);
  return fetched;
};
