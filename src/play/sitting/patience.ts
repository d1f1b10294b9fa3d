import type { Patience } from '../table/bringing.ts';
import type { Host } from './host.ts';

/** Milliseconds of work between two chances to see how far it is and to be heard. */
const SLICE = 40;

/** Time for a slice of work, from now on. */
export const patienceBy = (host: Pick<Host, 'now'>): Patience => {
  const end = host.now() + SLICE;
  return () => host.now() < end;
};
