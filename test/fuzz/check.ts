import type { AnyGame } from '../../src/core/game.ts';
import { judge } from '../../src/core/judge.ts';
import type { Format, Level, Pack } from '../../src/core/pack.ts';
import { readPack } from '../../src/core/pack.ts';
import { type Message, sentence } from '../../src/core/parsed.ts';
import { decode } from '../../src/play/packs/decode.ts';
import { openText } from '../../src/play/packs/library.ts';
import { readDocument, resultsIn, writeDocument } from '../../src/results/document.ts';
import { readers } from '../tools/readers.ts';
import { unwrap } from '../tools/unwrap.ts';

const fail = (what: string): never => {
  throw new Error(what);
};

/** The first name in a message that has no value. What somebody wrote himself may have braces. */
const unfilled = ({ text, values = {} }: Message): string | undefined => {
  const missing = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).find((name) => !(name in values));
  const inner = Object.values(values).filter((value) => typeof value === 'object');
  return Object.keys(values).length > 0 && missing !== undefined ? missing : inner.map(unfilled).find(Boolean);
};

const checkLevel = (game: AnyGame, level: Level): void => {
  for (const { message } of level.problems)
    if (unfilled(message) !== undefined) fail(`an unfilled message: ${sentence(message)}`);
  if (level.problems.some(({ severity }) => severity === 'error')) return;
  if (!game.parse(level.board).ok) fail(`a level without an error does not parse:\n${level.board}`);
  for (const line of judge(game, level)) if (line.solved && line.problem) fail('a solved line has a problem');
};

const checkPack = (game: AnyGame, { write }: Format, pack: Pack): void => {
  for (const level of pack.levels) checkLevel(game, level);
  if (pack.levels.length === 0 && pack.problems.length === 0) fail('nothing was read and nothing was said');
  write?.(pack);
};

/** A result file that was read can be read again after writing it, with as many results in it. */
const checkResults = (text: string): void => {
  const document = readDocument(text);
  if (!document.ok) return;
  const again = unwrap(readDocument(writeDocument(document.value)));
  const [before, after] = [document.value, again].map((each) => resultsIn(each).results.length);
  if (before !== after) fail('results are lost when they are written');
};

/** Every reader on one input: none throws, none claims what does not hold. Answers how many were tried. */
export const checkReaders = (bytes: Uint8Array): number => {
  const text = decode(bytes);
  if (!text.ok) return 0;
  openText(text.value, 'fuzz', readers);
  checkResults(text.value);
  let tried = 0;
  for (const { game, formats } of readers) {
    game.parse(text.value);
    game.steps(text.value);
    for (const format of formats) {
      checkPack(game, format, readPack(format, text.value, 'fuzz'));
      tried += 1;
    }
  }
  return tried;
};
