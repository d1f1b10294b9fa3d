import { chess } from './chess/index.ts';
import { go } from './go/index.ts';

export const games = [chess, go];
