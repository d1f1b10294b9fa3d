import type { Format } from '../../../core/pack.ts';
import { map20 } from './map20.ts';
import { slc } from './slc.ts';
import { sok, xsb } from './text.ts';

export const formats: readonly Format[] = [sok, xsb, slc, map20];
