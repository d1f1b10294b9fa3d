import { readFileSync } from 'node:fs';
import { judge } from '../src/core/judge.ts';
import { type Format, type Pack, readPack } from '../src/core/pack.ts';
import { slc } from '../src/games/sokoban/formats/slc.ts';
import { sok } from '../src/games/sokoban/formats/text.ts';
import { sokoban } from '../src/games/sokoban/index.ts';
import { cpuSeconds } from './cpu.ts';

/** Files just under 64 MB that nobody would write on paper, or one from the disk, read in a process of their own. */

const BYTES = 62_000_000;

const filled = (piece: string): string => piece.repeat(Math.floor(BYTES / piece.length));

interface Shape {
  readonly format: Format;
  readonly text: () => string;
  /** What is done with it when it was read. */
  readonly after?: (pack: Pack) => void;
}

const ROOM = '#####\n#@$.#\n#####\n\n';

const judgeAll = ({ levels }: Pack): void => {
  const judged = levels.flatMap((level) => judge(sokoban, level));
  if (judged.length !== 499_990) throw new Error(`${judged.length} lines were read`);
};

export const SHAPES: Readonly<Record<string, Shape>> = {
  'short lines': { format: sok, text: () => filled('a\n') },
  'empty lines': { format: sok, text: () => filled('\n') },
  'quoted lines': { format: sok, text: () => filled('> a\n') },
  keys: { format: sok, text: () => filled('Title: a\n') },
  'boards of 3×3': { format: sok, text: () => filled('###\n#@#\n###\n\n') },
  'rows by themselves': { format: sok, text: () => filled('#\n\n') },
  'walls by themselves': {
    format: sok,
    text: () => filled(`#@${'#'.repeat(60)}\n\n${`${'#'.repeat(61)}\n\n`.repeat(254)}`),
  },
  'boards with letters between': { format: sok, text: () => filled('####\n#@ #\n-\n#  #\n####\nB\n') },
  'rows by count': { format: sok, text: () => filled('262143#\n') },
  'boards by count': { format: sok, text: () => filled('511(#510-#|)#\n\n') },
  'short rows under a long one': {
    format: sok,
    text: () => filled(`${'#'.repeat(512)}\n#@\n${'#\n'.repeat(510)}\n`),
  },
  'short rows under a long one in XML': {
    format: slc,
    text: () =>
      `<SokobanLevels>${filled(`<Level><L>${'#'.repeat(512)}</L>${'<L>#@</L>'.repeat(511)}</Level>`)}</SokobanLevels>`,
  },
  'halves of boards': { format: sok, text: () => filled('###\n###\n\n') },
  'one long row': { format: sok, text: () => `###\n${filled('#')}\n###\n` },
  'small levels in XML': {
    format: slc,
    text: () => `<SokobanLevels>${filled('<Level><L>###</L></Level>')}</SokobanLevels>`,
  },
  '499,990 saved lines, verified': {
    format: sok,
    text: () => `${ROOM}${'Solution\nR\n'.repeat(499_990)}`,
    after: judgeAll,
  },
};

const fileAt = (path: string): Shape => ({ format: sok, text: () => readFileSync(path, 'utf8') });

const [, , name] = process.argv;
if (name !== undefined && process.argv[1] === import.meta.filename) {
  const shape = SHAPES[name] ?? fileAt(name);
  const text = shape.text();
  const seconds = cpuSeconds(() => {
    const pack = readPack(shape.format, text, 'hostile');
    shape.after?.(pack);
  });
  console.log(JSON.stringify({ seconds, megabytes: process.resourceUsage().maxRSS / 1024 }));
}
