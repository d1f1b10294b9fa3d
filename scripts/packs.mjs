// Puts the level files of packs/ where the games can import them: `npm run packs`, after a file there was changed.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

/** The files that a game ships: those that a program reads as they are, not the copies in another format. */
const SHIPPED = /\.(sok|txt)$/;

export const packGames = readdirSync(join(ROOT, 'packs')).sort();

/**
 * @param {string} game
 * @returns {string}
 */
export const bundledPath = (game) => join(ROOT, 'src/games', game, 'packs.json');

/**
 * The texts of a game's level files by their names, line ends as in a text of the program.
 * @param {string} game
 * @returns {string}
 */
export const bundled = (game) => {
  const folder = join(ROOT, 'packs', game);
  const names = readdirSync(folder).filter((name) => SHIPPED.test(name));
  const texts = names.sort().map((name) => [name, readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n')]);
  return `${JSON.stringify(Object.fromEntries(texts), null, 2)}\n`;
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const game of packGames) writeFileSync(bundledPath(game), bundled(game));
}
