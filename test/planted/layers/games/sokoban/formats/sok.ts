import { SaxesParser } from 'saxes';

export const sok = SaxesParser;
