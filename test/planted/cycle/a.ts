import { b } from './b.ts';

export interface A {
  readonly b: number;
}

export const a: A = { b };
