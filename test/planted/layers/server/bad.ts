import { web } from '../web/fine.ts';
import { tui } from '../tui/fine.ts';
import { cli } from '../cli/fine.ts';
import { fastify } from 'fastify';

export const used = [web, tui, cli, fastify];
