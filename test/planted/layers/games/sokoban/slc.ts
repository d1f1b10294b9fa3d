import { SaxesParser } from 'saxes';

export const slc = SaxesParser;
