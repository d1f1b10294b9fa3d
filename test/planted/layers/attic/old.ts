import { here } from '../core/fine.ts';

export const old = here;
