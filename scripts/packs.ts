// Puts the level files of packs/ where the games can import them: `npm run packs`, after a file there was changed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { readPack } from '../src/core/pack.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';

const ROOT = join(import.meta.dirname, '..');

/** The files that a game ships: those that a program reads as they are, not the copies in another format. */
const SHIPPED = /\.(sok|txt)$/;

export const packGames: readonly string[] = readdirSync(join(ROOT, 'packs')).sort();

export const bundledPath = (game: string): string => join(ROOT, 'src/games', game, 'packs.json');

/** What a page would need a large reader for is read already; other texts are as they are, line ends as in a text of the program. */
const contentOf = (path: string, name: string): unknown => {
  const text = readFileSync(path, 'utf8').replaceAll('\r\n', '\n');
  return name.endsWith('.sok') ? readPack(sok, text, name) : text;
};

/** A game's level files by their names. */
export const bundled = (game: string): string => {
  const folder = join(ROOT, 'packs', game);
  const names = readdirSync(folder).filter((name) => SHIPPED.test(name));
  const contents = names.sort().map((name) => [name, contentOf(join(folder, name), name)]);
  return `${JSON.stringify(Object.fromEntries(contents), null, 2)}\n`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const game of packGames) writeFileSync(bundledPath(game), bundled(game));
}
