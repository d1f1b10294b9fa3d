// The one package that this file may import.
import { parseMidi } from 'midi-file';
import { readFileSync } from 'node:fs';

export const used = [parseMidi, readFileSync];
