import '../sound/fine.ts';
import { node } from '../node/fine.ts';
import { web } from '../web/fine.ts';
import { games } from '../games/index.ts';
import '../games/chess/index.ts';
import { hash } from 'node:crypto';
import '../../music/titanic.mid?url';

export const used = [node, web, games, hash];
