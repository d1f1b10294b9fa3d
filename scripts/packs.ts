// Puts the level files of packs/ where the games can import them: `npm run packs`, after a file there was changed; with `--prove` what they say is proven.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Pack, readPack } from '../src/core/pack.ts';
import { record } from '../src/games/breakthrough/record/index.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';
import { seriesIn } from './seriesPack.ts';

const ROOT = join(import.meta.dirname, '..');

/** The files that a game ships: those that a program reads as they are, not the copies in another format. */
const SHIPPED = /\.(sok|txt|pgn)$/;

/** Those that are fetched only when somebody opens them: what is known of them before lies in a file of its own. */
const LATER = /\.pgn$/;

/** The files of levels of Sokoban that are there at once; each other one is fetched alone. */
const AT_HAND = ['campaign.sok', 'first-steps.sok'];

const isAlone = (name: string): boolean => name.endsWith('.sok') && !AT_HAND.includes(name);

export const packGames: readonly string[] = readdirSync(join(ROOT, 'packs')).sort();

export const bundledPath = (game: string): string => join(ROOT, 'src/games', game, 'packs.json');

export const outlinesPath = (game: string): string => join(ROOT, 'src/games', game, 'outlines.json');

/** What a page would need a large reader for is read already; other texts are as they are, line ends as in a text of the program. */
const contentOf = (game: string, name: string): unknown => {
  const text = readFileSync(join(ROOT, 'packs', game, name), 'utf8').replaceAll('\r\n', '\n');
  if (name.endsWith('.sok')) return readPack(sok, text, name);
  return name.endsWith('.pgn') ? readPack(record, text, name) : text;
};

const filesOf = (game: string): readonly string[] =>
  readdirSync(join(ROOT, 'packs', game))
    .filter((name) => SHIPPED.test(name))
    .sort();

const written = (entries: readonly (readonly [string, unknown])[]): string =>
  `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;

/** A game's level files by their names. */
export const bundled = (game: string): string => {
  const together = filesOf(game).filter((name) => !isAlone(name));
  return written(together.map((name) => [name, contentOf(game, name)]));
};

/** How many levels those have that are fetched later; undefined where there are none. */
export const outlines = (game: string): string | undefined => {
  const later = filesOf(game).filter((name) => LATER.test(name));
  const files = later.map((name) => [name, { levels: (contentOf(game, name) as Pack).levels.length }] as const);
  const packs = [...laterPacks(game)].map(
    ([name, { title, levels }]) => [name, { title, levels: levels.length }] as const,
  );
  return files.length + packs.length === 0 ? undefined : written([...files, ...packs]);
};

/** A pack without what is said to whoever has the file before him. */
const uncommented = ({ comments: _, levels, ...pack }: Pack): Pack => ({
  ...pack,
  levels: levels.map(({ comments: __, ...level }) => level),
});

/** The packs that are fetched one by one, by their names: each folder of level files is one, and each file of Sokoban but those at hand. */
export const laterPacks = (game: string): ReadonlyMap<string, Pack> => {
  const alone = filesOf(game)
    .filter(isAlone)
    .map((name) => [name.replace('.sok', ''), uncommented(contentOf(game, name) as Pack)] as const);
  const folders = readdirSync(join(ROOT, 'packs', game), { withFileTypes: true }).filter((one) => one.isDirectory());
  const names = folders.map(({ name }) => name).sort();
  return new Map([...alone, ...names.map((name) => [name, seriesIn(join(ROOT, 'packs', game, name))] as const)]);
};

/** Its name begins as those of all packs that the page keeps once they were fetched. */
export const laterPath = (game: string, name: string): string => join(ROOT, 'src/games', game, `packs-${name}.json`);

export const writtenPack = (pack: Pack): string => `${JSON.stringify(pack, null, 2)}\n`;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const game of packGames) {
    writeFileSync(bundledPath(game), bundled(game));
    const known = outlines(game);
    if (known !== undefined) writeFileSync(outlinesPath(game), known);
    for (const [name, pack] of laterPacks(game)) writeFileSync(laterPath(game, name), writtenPack(pack));
  }
  // The games import what was just written.
  if (process.argv.includes('--prove')) await (await import('./prove.ts')).prove();
}
