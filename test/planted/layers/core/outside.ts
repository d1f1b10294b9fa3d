import data from '../../../package.json';
import { far } from '../../tools/unwrap.ts';

export const used = [data, far];
