import type { GameHelp } from '../../core/help.ts';
import { say } from '../../core/parsed.ts';

export const help: GameHelp = {
  rules: [say('Three in a row win.')],
  page: [say('Click a cell, or point with the arrow keys and press Enter.')],
  terminal: [say('Point with the arrow keys and press Space, or press Enter and type: {example}.', { example: 'b2' })],
};
