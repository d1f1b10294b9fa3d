import fc from 'fast-check';
import { type Belongings, gather, spread } from '../../src/play/belongings/belongings.ts';
import { readSavedGame } from '../../src/play/belongings/savedGame.ts';
import { writeResults } from '../../src/results/document.ts';
import { memoryStore } from '../../src/results/memoryStore.ts';
import { SAVED_GAME } from '../tools/savedGame.ts';
import { unwrap } from '../tools/unwrap.ts';
import { type Target, target } from './target.ts';

const MADE = '2026-11-15T12:00:00Z';

const XML = writeResults('Docks', [
  { level: 1, name: 'Ann', moves: 3, pushes: 2, time: 61_000, date: '2026-11-15T10:20:30Z', solution: 'rRR' },
]);

const PACK = { game: 'sokoban', name: 'Docks', title: 'Docks', levels: 1, files: [{ name: 'd.sok', text: '#@$.#' }] };

const FILE = {
  kura: 'player',
  version: 1,
  made: MADE,
  settings: { version: 1, player: 'Ann', speed: 2 },
  games: [SAVED_GAME],
  results: { docks: XML },
  packs: [PACK],
};

const SOURCE = JSON.stringify(FILE);

/** What a field may be that is nothing we write. */
const ODD: readonly unknown[] = [
  null,
  true,
  '',
  'rR',
  '9(9(9(r)))',
  '\u001b[31m\u202e',
  'x'.repeat(70_000),
  -1,
  0,
  1e308,
  2 ** 53,
  [],
  {},
  [[[]]],
  { __proto__: null, constructor: 1 },
  '2026-13-45T99:00:00Z',
];
const odd = fc.oneof(fc.constantFrom(...ODD), fc.string({ unit: 'binary', maxLength: 8 }), fc.double());

const GAME_FIELDS = Object.keys(SAVED_GAME);
const oddGame = fc
  .tuple(fc.constantFrom(...GAME_FIELDS, '__proto__', 'other'), odd)
  .map(([field, value]) => ({ ...SAVED_GAME, [field]: value }));
const moves = fc.oneof(fc.constantFrom('R', 'rR', 'l', '9(R)', '99999(lr)', 'uuu'), fc.string({ maxLength: 5 }));
const line = fc.record({ moves, at: fc.nat(9), own: fc.nat(9), spent: fc.constant([0, 0]) });
const soundGame = fc
  .record({ lines: fc.array(line, { maxLength: 4 }), solved: fc.boolean() })
  .map((changes) => ({ ...SAVED_GAME, ...changes }));

/** Files with parts that are none of ours. */
const made = fc
  .record({
    games: fc.array(fc.oneof({ weight: 3, arbitrary: soundGame }, { weight: 1, arbitrary: fc.oneof(oddGame, odd) }), {
      maxLength: 3,
    }),
    settings: fc.oneof(
      fc.constant(FILE.settings),
      fc.dictionary(fc.constantFrom('player', 'speed', 'version', 'x'), odd),
    ),
    results: fc.dictionary(
      fc.constantFrom('docks', '../x', '__proto__', ''),
      fc.oneof({ weight: 9, arbitrary: fc.constant(XML) }, { weight: 1, arbitrary: odd }),
    ),
    packs: fc.array(fc.oneof({ weight: 9, arbitrary: fc.constant(PACK) }, { weight: 1, arbitrary: odd }), {
      maxLength: 2,
    }),
  })
  .map((parts) => JSON.stringify({ ...FILE, ...parts }));

const edit = fc.record({
  at: fc.nat(SOURCE.length),
  length: fc.nat(3),
  text: fc.oneof(
    fc.constantFrom(...'[]{}",:\\0', '"x":', '1e999', 'null'),
    fc.string({ unit: 'binary', maxLength: 2 }),
  ),
});
const mutated = fc
  .array(edit, { minLength: 1, maxLength: 3 })
  .map((edits) =>
    edits.reduce((text, { at, length, text: put }) => text.slice(0, at) + put + text.slice(at + length), SOURCE),
  );

const brackets = fc
  .tuple(fc.constantFrom('[', '{"a":', '[],', '"[', '[{'), fc.nat({ max: 20_000 }))
  .map(([text, times]) => text.repeat(times));

const file = fc.oneof(
  { weight: 4, arbitrary: made },
  { weight: 3, arbitrary: mutated },
  { weight: 1, arbitrary: fc.nat(SOURCE.length).map((length) => SOURCE.slice(0, length)) },
  { weight: 1, arbitrary: brackets },
);

const empty = (): Belongings => ({
  results: memoryStore(),
  games: memoryStore(),
  settings: memoryStore(),
  packs: memoryStore(),
  drawn: memoryStore(),
});

/** What comes in can be read, is nobody's own, can be taken elsewhere, and changes nothing when it comes again. */
const check = async (text: string): Promise<boolean> => {
  const belongings = empty();
  const report = await spread(belongings, text);
  if (!report.ok) return false;
  for (const game of unwrap(await belongings.games.texts()).values()) {
    if (unwrap(readSavedGame(game)).lines.some(({ own }) => own > 0)) throw new Error('moves of a file are own ones');
  }
  const again = unwrap(await spread(belongings, unwrap(await gather(belongings, MADE)).text));
  if (again.games + again.results + again.opened > 0 || again.settings) throw new Error(JSON.stringify(again));
  return true;
};

export const players: Target = target('player files', file, check);
