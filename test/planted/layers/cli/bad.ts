import { web } from '../web/fine.ts';
import { tui } from '../tui/fine.ts';
import { server } from '../server/fine.ts';
import { Command } from 'commander';

export const used = [web, tui, server, Command];
