import { web } from '../web/fine.ts';
import { server } from '../server/fine.ts';
import { cli } from '../cli/fine.ts';
import { node } from '../node/fine.ts';

export const used = [web, server, cli, node];
