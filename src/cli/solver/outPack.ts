import { existsSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { claimsToSolve } from '../../core/judge.ts';
import { type Level, titleOf } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { print } from '../../node/output.ts';
import { refusalToWrite } from '../../node/writable.ts';
import { convert, type Writer } from '../../play/packs/convert.ts';
import { joinPacks } from '../../play/packs/joinPacks.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { readerOf } from '../../play/packs/reader.ts';
import { AT_FAULT, counted, UsageError } from '../io.ts';
import { put, refuseToReplace, told, writerOrThrow } from '../target.ts';
import type { Job, SolverOptions } from './jobs.ts';

/** The level with one more solution, unless it has that one already. */
const withLine = (level: Level, moves: string | undefined): Level => {
  if (moves === undefined || level.lines.some((line) => line.moves === moves)) return level;
  const before = level.lines.filter(claimsToSolve).length;
  const title = before === 0 ? 'Solution' : `Solution ${before + 1}`;
  return { ...level, lines: [...level.lines, { title, moves }] };
};

/** All levels that were given, in one file with the solutions that were found. */
export class OutPack {
  readonly #out: string;
  readonly #jobs: readonly Job[];
  readonly #writer: Writer;
  readonly #found = new Map<Level, string>();

  constructor(out: string, jobs: readonly Job[], writer: Writer) {
    this.#out = out;
    this.#jobs = jobs;
    this.#writer = writer;
    this.#together();
  }

  keep(level: Level, moves: string): void {
    this.#found.set(level, moves);
  }

  /** Writes the file, and says so. Returns whether that went well. */
  write(options: Pick<SolverOptions, 'json'>): boolean {
    const converted = convert(this.#together().pack, this.#writer);
    if (!told(this.#out, converted) || !told(this.#out, put(this.#out, converted.value))) return false;
    if (!options.json) print(`${counted(this.#found.size, 'solution')} in ${this.#out}`);
    return true;
  }

  #together(): Opened {
    const opened = this.#jobs.map((job) => {
      const levels = job.levels.map(({ level }) => withLine(level, this.#found.get(level)));
      return { ...job.opened, pack: { ...job.opened.pack, levels } };
    });
    const together = joinPacks(opened, titleOf(this.#out));
    if (!together.ok) throw new UsageError(sentence(together.problem.message));
    return together.value;
  }
}

const checkFolder = (out: string): void => {
  const folder = dirname(out);
  if (!existsSync(folder)) throw new UsageError(`${out}: There is no such folder.`);
  const refusal = refusalToWrite(folder);
  if (refusal) throw new UsageError(`${out}: ${sentence(refusal)}`);
};

/** Whatever speaks against writing the file comes to light before anything is solved. */
export const outPackOf = async (jobs: readonly Job[], options: SolverOptions): Promise<OutPack | undefined> => {
  const { out } = options;
  const [first] = jobs;
  if (out === undefined || !first) return undefined;
  if (out === '-') throw new UsageError('--out takes the name of a file: the standard output has the answers.');
  const writer = writerOrThrow(await readerOf(first.opened.game), extname(out).slice(1));
  checkFolder(out);
  refuseToReplace(out, options);
  return new OutPack(out, jobs, writer);
};

export const writeOut = (pack: OutPack | undefined, options: SolverOptions): void => {
  if (pack && !pack.write(options)) process.exitCode = AT_FAULT;
};
