import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Parsed } from '../../src/core/parsed.ts';
import { readScore } from './readScore.ts';
import type { Score } from './score.ts';

/** The pieces by their file names, in the order in which they are offered. */
export const PIECES = ['blue-danube', 'courage', 'luster', 'ten-years', 'titanic'] as const;

export const MUSIC = join(import.meta.dirname, '../../music');

export const scorePath = (piece: string): string => join(MUSIC, 'scores', `${piece}.score`);

export const midiPath = (piece: string): string => join(MUSIC, `${piece}.mid`);

export const readPiece = (piece: string): Parsed<Score> => readScore(readFileSync(scorePath(piece), 'utf8'));
