// Puts the level files of packs/ where the games can import them: `npm run packs`, after a file there was changed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Pack, readPack } from '../src/core/pack.ts';
import { record } from '../src/games/breakthrough/record/index.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';

const ROOT = join(import.meta.dirname, '..');

/** The files that a game ships: those that a program reads as they are, not the copies in another format. */
const SHIPPED = /\.(sok|txt|pgn)$/;

/** Those that are fetched only when somebody opens them: what is known of them before lies in a file of its own. */
const LATER = /\.pgn$/;

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
export const bundled = (game: string): string => written(filesOf(game).map((name) => [name, contentOf(game, name)]));

/** How many levels those have that are fetched later; undefined where there are none. */
export const outlines = (game: string): string | undefined => {
  const later = filesOf(game).filter((name) => LATER.test(name));
  if (later.length === 0) return undefined;
  return written(later.map((name) => [name, { levels: (contentOf(game, name) as Pack).levels.length }]));
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const game of packGames) {
    writeFileSync(bundledPath(game), bundled(game));
    const known = outlines(game);
    if (known !== undefined) writeFileSync(outlinesPath(game), known);
  }
}
