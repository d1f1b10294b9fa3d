import type { Puzzles } from '../../../core/puzzles.ts';
import { check } from './check.ts';
import { make } from './make.ts';

export const puzzles: Puzzles = { make, check };
