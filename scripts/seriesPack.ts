// A folder of Vexed maps as one pack: mapN.txt, solN.txt, and titles.txt with what those files have no place for.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Level, type Pack, readPack } from '../src/core/pack.ts';
import { levelsIn, solutionFile } from '../src/core/series.ts';
import { grader } from '../src/games/vexed/grade/index.ts';
import { map, series } from '../src/games/vexed/map.ts';

const AUTHOR = 'The Kura authors';

/** The title of the pack, a line about it, an empty line, and the titles of its maps in their order. */
const titlesIn = (folder: string): readonly string[] =>
  readFileSync(join(folder, 'titles.txt'), 'utf8').trim().split(/\r?\n/);

/** How hard it is is found out anew: a map that was changed never keeps the grade of another. */
const gradeLine = (board: string, moves: string): string => {
  const graded = grader.grade(board, moves);
  if (!graded.ok) throw new Error(graded.problem.message.text);
  return `Grade: ${graded.value.grade}`;
};

const levelIn = (folder: string, file: string, title: string): Level => {
  const [read] = readPack(map, readFileSync(join(folder, file), 'utf8'), title).levels;
  const moves = readFileSync(join(folder, solutionFile(series, file)!), 'utf8').trim();
  return { ...read!, title, author: AUTHOR, notes: gradeLine(read!.board, moves), lines: [{ moves }] };
};

export const seriesIn = (folder: string): Pack => {
  const [title = '', notes = '', , ...titles] = titlesIn(folder);
  const files = levelsIn(series, readdirSync(folder));
  if (files.length !== titles.length) throw new Error(`${folder}: ${files.length} maps, ${titles.length} titles`);
  return {
    title,
    author: AUTHOR,
    notes,
    levels: files.map((file, index) => levelIn(folder, file, titles[index]!)),
    problems: [],
  };
};
