import { here } from '../../core/fine.ts';
import { go } from '../go/index.ts';
import { games } from '../index.ts';
import { shared } from '../shared.ts';
import { play } from '../../play/fine.ts';
import { rules } from './rules.ts';

export const chess = [here, go, games, shared, play, rules];
