import { games } from '../games/index.ts';
import { play } from '../play/fine.ts';
import { result } from '../results/fine.ts';
import { here } from '../core/fine.ts';
import { parseMidi } from 'midi-file';

export const used = [games, play, result, here, parseMidi];
