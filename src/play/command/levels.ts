import { type Message, say } from '../../core/parsed.ts';
import type { Table } from '../table/table.ts';
import { acts, type Command, isPuzzle, opens } from './command.ts';

const atFirst = ({ number }: Table): Message | undefined =>
  number > 1 ? undefined : say('No last level! You are now at Level 1.');

const atFinal = ({ number, pack }: Table): Message | undefined =>
  number < pack.levels.length ? undefined : say('No next level! You are now at the final level.');

/** From level to level. */
export const LEVELS: readonly Command[] = [
  {
    id: 'previous',
    name: say('Previous level'),
    keys: ['P'],
    suits: isPuzzle,
    refusal: atFirst,
    does: acts((table, now) => table.open(table.number - 1, now)),
  },
  {
    id: 'next',
    name: say('Next level'),
    keys: ['N'],
    suits: isPuzzle,
    refusal: atFinal,
    does: acts((table, now) => table.open(table.number + 1, now)),
  },
  {
    id: 'first',
    name: say('First level'),
    keys: ['Home'],
    suits: isPuzzle,
    does: acts((table, now) => table.open(1, now)),
  },
  {
    id: 'final',
    name: say('Final level'),
    keys: ['End'],
    suits: isPuzzle,
    does: acts((table, now) => table.open(table.pack.levels.length, now)),
  },
  {
    id: 'unsolved',
    name: say('Next unsolved level'),
    keys: ['Shift+N'],
    suits: isPuzzle,
    refusal: (table) => (table.nextUnsolved() === undefined ? say('No other level is unsolved.') : undefined),
    does: acts((table, now) => table.open(table.nextUnsolved() ?? table.number, now)),
  },
  { id: 'select', name: say('Select level'), keys: ['G'], suits: isPuzzle, does: opens('select') },
];
