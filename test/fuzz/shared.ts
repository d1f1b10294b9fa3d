import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { games } from '../../src/games/index.ts';
import { levelText, openLevelText } from '../../src/play/packs/levelText.ts';
import { packText, unpackText } from '../../src/play/packs/packedText.ts';
import { unwrap } from '../tools/unwrap.ts';
import { type Target, target } from './target.ts';

const starts = games.flatMap(({ id, packs }) => packs[0]!.pack.levels.slice(0, 2).map(({ board }) => ({ id, board })));
const signs = fc.string({ unit: fc.constantFrom(...'#@$.*+ -_\nPHrg01238:wb%'), maxLength: 60 });
const name = fc.oneof(fc.string({ maxLength: 20 }), fc.constantFrom('Title: x', '\n\n#', '8x8', '../a'));
const level = fc
  .record({ start: fc.constantFrom(...starts), title: name, author: name, more: fc.option(signs, { nil: '' }) })
  .map(({ start: { id, board }, title, author, more }) => levelText({ id }, { title, author, board: board + more }));
const id = fc.constantFrom(...games.map((game) => game.id), 'chess');

/** The texts of levels, and whatever else somebody compresses. */
const text = fc.oneof(
  { weight: 12, arbitrary: level },
  fc.tuple(id, signs).map(([game, drawn]) => levelText({ id: game }, { title: '', board: drawn })),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.tuple(id, fc.nat({ max: 3_000_000 })).map(([game, size]) => `Game: ${game}\n\n${'#'.repeat(size)}`),
);

/** What stands in a link: whole, with a letter changed, cut short, or never made by us. */
const link = fc.oneof(
  { weight: 8, arbitrary: text.map((one) => deflateRawSync(one).toString('base64url')) },
  fc.tuple(text, fc.nat({ max: 200 }), fc.constantFrom('', 'A', '_', 'é')).map(([one, at, sign]) => {
    const whole = deflateRawSync(one).toString('base64url');
    return whole.slice(0, at) + sign + whole.slice(at + 1);
  }),
  fc.base64String({ maxLength: 40 }),
);

const check = async (packed: string): Promise<boolean> => {
  const unpacked = await unpackText(packed);
  const opened = unpacked.ok ? openLevelText(unpacked.value, 'Shared', games) : undefined;
  if (!opened?.ok) return false;
  const { game, pack } = opened.value;
  const [level] = pack.levels;
  const again = unwrap(await unpackText(await packText(levelText(game, level!))));
  const { value } = openLevelText(again, 'Shared', games) as typeof opened;
  if (value.pack.levels[0]?.board !== level?.board) throw new Error('a shared level is not what it was');
  return true;
};

/** Levels in addresses that somebody else made. */
export const shared: Target = target('shared', link, check);
