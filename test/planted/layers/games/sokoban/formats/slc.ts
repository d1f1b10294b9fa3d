import fs from 'node:fs';
import { SaxesParser } from 'saxes';
import { EVENTS } from 'saxes/saxes.js';
import chars from 'xmlchars';
import home from '../../../../../../package.json';

export const slc = [fs, SaxesParser, EVENTS, chars, home];
