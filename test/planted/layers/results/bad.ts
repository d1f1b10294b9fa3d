import { games } from '../games/index.ts';
import { play } from '../play/fine.ts';
import { parse } from 'saxes';

export const used = [games, play, parse];
