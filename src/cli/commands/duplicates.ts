import { Command } from 'commander';
import { groupsBy } from '../../core/groups.ts';
import { type Identity, identity } from '../../core/identity.ts';
import { errorOf } from '../../core/pack.ts';
import { print, printJson } from '../../node/output.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { AT_FAULT, complainOf } from '../io.ts';
import { withProgress } from '../progress.ts';
import { openOrComplain, positionOf } from '../source.ts';

interface Options {
  readonly game?: string;
  readonly json?: true;
}

/** A level and who it is. */
interface Known extends Identity {
  readonly game: string;
  readonly file: string;
  readonly level: number;
  readonly title: string;
}

function* identifySteps(file: string, { game, pack }: Opened): Generator<number, readonly Known[]> {
  const known: Known[] = [];
  for (const [index, level] of pack.levels.entries()) {
    yield index / pack.levels.length;
    if (errorOf(level)) continue;
    const { title } = level;
    known.push({ game: game.id, file, level: index + 1, title, ...identity(game, positionOf(game, level)) });
  }
  return known;
}

/** The sound levels of a file; what is wrong with the others is told. */
const levelsOf = async (file: string, { game }: Options): Promise<readonly Known[]> => {
  const opened = await openOrComplain(file, game);
  if (!opened) {
    process.exitCode = AT_FAULT;
    return [];
  }
  const known = await withProgress(identifySteps(file, opened), `comparing ${file}`);
  const errors = opened.pack.levels.flatMap((level) => errorOf(level) ?? []);
  if (complainOf(file, errors)) process.exitCode = AT_FAULT;
  return known;
};

/** Levels that are one puzzle, those with one drawing next to each other. */
const groupsOf = (all: readonly Known[]): readonly (readonly Known[])[] =>
  groupsBy(all, ({ game, canonical }) => `${game} ${canonical}`)
    .filter((group) => group.length > 1)
    .map((group) => groupsBy(group, ({ hash }) => hash).flat());

/** Each level after the first says how it is like the one before: `=` in its drawing, `~` only as a puzzle. */
const text = (group: readonly Known[]): string =>
  group
    .map(({ file, level, title, hash }, index) => {
      const before = group[index - 1];
      const sign = before ? (before.hash === hash ? '= ' : '~ ') : '';
      return `${sign}${file}:${level} ${title}`;
    })
    .join(' ');

const json = (group: readonly Known[]) => ({
  canonical: group[0]!.canonical,
  levels: group.map(({ file, level, title, hash }) => ({ file, level, title, hash })),
});

const run = async (files: readonly string[], options: Options): Promise<void> => {
  const all: Known[] = [];
  for (const file of files) {
    for (const level of await levelsOf(file, options)) all.push(level);
  }
  for (const group of groupsOf(all)) {
    if (options.json) printJson(json(group));
    else print(text(group));
  }
};

export const duplicatesCommand = (): Command =>
  new Command('duplicates')
    .description('find levels that are the same puzzle: = drawn alike, ~ turned, mirrored or the pusher elsewhere')
    .argument('<file...>', 'level files, or - for the standard input')
    .option('--game <game>', 'the game, where the content does not tell')
    .option('--json', 'one JSON object per line')
    .action(run);
