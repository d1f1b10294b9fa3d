import { tui } from '../tui/fine.ts';
import { cli } from '../cli/fine.ts';
import { readFile } from 'node:fs/promises';
import { play } from '../play/fine.ts';

export const used = [tui, cli, readFile, play];
