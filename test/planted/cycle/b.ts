import type { A } from './a.ts';

export const b: A['b'] = 1;
