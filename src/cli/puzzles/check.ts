import { errorOf, type Level } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import type { PuzzleFinding, Puzzles } from '../../core/puzzles.ts';
import type { Work } from '../../core/work.ts';
import { complain, print, printJson } from '../../node/output.ts';
import { AT_FAULT, complainOf, counted, wholeNumber } from '../io.ts';
import { withProgress } from '../progress.ts';
import { openOrComplain } from '../source.ts';
import { makerOf } from './make.ts';

export interface CheckOptions {
  readonly nodes: string;
  readonly level?: string;
  readonly json?: true;
}

interface Numbered {
  readonly number: number;
  readonly level: Level;
}

function* checkSteps(puzzles: Puzzles, level: Level, nodes: number): Work<PuzzleFinding> {
  const checking = puzzles.check(level, nodes);
  for (;;) {
    const step = checking.next();
    if (step.done) return step.value;
    yield step.value / nodes;
  }
}

/** `win in 5, proved by the rules alone: 1234 nodes`, or what is wrong. */
const findingText = ({ within }: Level, finding: PuzzleFinding): string => {
  if (finding.kind === 'wrong') return `wrong: ${sentence(finding.reason)}`;
  const { kind, nodes } = finding;
  if (kind === 'unknown') return `not known after ${nodes} nodes`;
  const how = kind === 'proved' ? 'by the rules alone' : 'with the race rules only';
  return `win in ${within}, proved ${how}: ${nodes} nodes`;
};

const json = (file: string, { number, level }: Numbered, finding: PuzzleFinding) => ({
  file,
  level: number,
  title: level.title,
  within: level.within ?? null,
  status: finding.kind,
  nodes: finding.kind === 'wrong' ? null : finding.nodes,
  reason: finding.kind === 'wrong' ? sentence(finding.reason) : null,
});

const KINDS = {
  proved: 'proved by the rules alone',
  known: 'with the race rules only',
  unknown: 'not known',
  wrong: 'wrong',
} as const satisfies Record<PuzzleFinding['kind'], string>;

const total = (all: readonly PuzzleFinding[]): string => {
  const parts = Object.entries(KINDS).flatMap(([kind, words]) => {
    const amount = all.filter((finding) => finding.kind === kind).length;
    return amount > 0 ? [`${amount} ${words}`] : [];
  });
  return `${counted(all.length, 'puzzle')}: ${parts.join(', ')}`;
};

/** The level asked for, or all that can be read; what is wrong with them is told. */
const levelsOf = (file: string, levels: readonly Level[], wanted: string | undefined): readonly Numbered[] => {
  const only = wanted === undefined ? undefined : wholeNumber(wanted, '--level', 1);
  const chosen = levels
    .map((level, index) => ({ level, number: index + 1 }))
    .filter(({ number }) => number === (only ?? number));
  if (chosen.length === 0) complain(`${file}: There is no level ${only}: the file has ${levels.length}.`);
  const isFaulty = chosen.map(({ level }) => complainOf(file, level.problems)).includes(true);
  if (isFaulty || chosen.length === 0) process.exitCode = AT_FAULT;
  return chosen.filter(({ level }) => !errorOf(level));
};

const checkAll = async (file: string, levels: readonly Numbered[], puzzles: Puzzles, options: CheckOptions) => {
  const nodes = wholeNumber(options.nodes, '--nodes', 1);
  const all: PuzzleFinding[] = [];
  for (const numbered of levels) {
    const { number, level } = numbered;
    const finding = await withProgress(checkSteps(puzzles, level, nodes), `checking ${file}:${number}`);
    if (options.json) printJson(json(file, numbered, finding));
    else print(`${file}:${number} ${level.title}: ${findingText(level, finding)}`);
    all.push(finding);
  }
  return all;
};

export const check = async (file: string, options: CheckOptions): Promise<void> => {
  wholeNumber(options.nodes, '--nodes', 1);
  const opened = await openOrComplain(file, undefined);
  const puzzles = opened && (await makerOf(opened.game));
  if (opened && !puzzles) complain(`${file}: Nobody makes puzzles of ${opened.game.title}.`);
  if (!opened || !puzzles) {
    process.exitCode = AT_FAULT;
    return;
  }
  const levels = levelsOf(file, opened.pack.levels, options.level);
  const all = await checkAll(file, levels, puzzles, options);
  if (all.some(({ kind }) => kind === 'wrong' || kind === 'unknown')) process.exitCode = AT_FAULT;
  if (!options.json && all.length > 0) print(total(all));
};
