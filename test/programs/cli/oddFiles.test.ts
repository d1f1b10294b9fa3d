import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BUNDLE, hosted } from '../../tools/kura.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';

const HAS_PIPES = process.platform !== 'win32';

const LEVEL = '#####\n#@$.#\n#####\n';
const MAP = '5 3\n#####\n#Prr#\n#####\n';

/** A folder in which whatever can be one is a pipe that nobody writes into. */
const folderOfPipes = (): string => {
  const folder = playFolder({ 'map1.txt': MAP, 'home/x': '', 'results/x': '', 'levels/x': '' });
  const pipes = ['pipe.xsb', 'sol1.txt', 'home/settings.json', 'results/docks.xml', 'levels/pipe.xsb'];
  execFileSync('mkfifo', pipes, { cwd: folder });
  return folder;
};

test('whatever is a pipe is refused, and nobody waits for it', async () => {
  if (!HAS_PIPES) return;
  const folder = folderOfPipes();
  const told = [
    ['pipe.xsb', ['show', 'pipe.xsb'], 1],
    ['/dev/zero', ['verify', '/dev/zero'], 1],
    ['pipe.xsb', ['replay', 'vexed', 'map1.txt', '--moves-file', 'pipe.xsb'], 1],
    ['sol1.txt', ['verify', 'map1.txt'], 0],
    ['results/docks.xml', ['results', 'results/docks.xml'], 1],
    ['pipe.xsb', ['import', 'pipe.xsb'], 1],
    ['pipe.xsb', ['convert', 'map1.txt', 'pipe.xsb', '--to', 'txt', '--force'], 1],
    ['levels/pipe.xsb', ['play', 'sokoban', 'pipe'], 1],
    ['settings.json', ['export', '-'], 1],
  ] as const;
  for (const [file, args, code] of told) {
    const { stderr, status } = await hosted(args, folder);
    expect([args, stderr, status]).toEqual([
      args,
      expect.stringMatching(`${file}(:1:1)?: This is not an ordinary file`),
      code,
    ]);
  }
});

test('the terminal program begins all the same, and Ctrl-C and leaving work', async () => {
  if (!HAS_PIPES) return;
  const folder = folderOfPipes();
  const terminal = running(['play', 'sokoban', 'first-steps'], { folder });
  await terminal.sees('not an ordinary file');
  terminal.type(KEYS.interrupt);
  await terminal.sees('Are you sure');
  terminal.type('y');
  expect(await terminal.end()).toBe(0);
});

/** Tells how much memory the program had at most, in megabytes. */
const WITNESS =
  "data:text/javascript,process.on('exit',()=>process._rawDebug('most',process.resourceUsage().maxRSS/1024))";

test('a standard input without an end is refused in bounded memory', () => {
  if (!HAS_PIPES) return;
  const { stderr, status } = spawnSync(
    'sh',
    ['-c', 'yes | "$0" --import="$1" "$2" show -', process.execPath, WITNESS, BUNDLE],
    {
      encoding: 'utf8',
    },
  );
  const [told, most] = stderr.trim().split('\nmost ');
  expect([told, status]).toEqual(['-: This file is larger than 64 MB.', 1]);
  expect(Number(most)).toBeLessThan(500);
});

test('whoever waits for a standard input can be interrupted', async () => {
  const terminal = running(['show', '-'], { folder: playFolder() });
  await terminal.sees('Type or paste it here; Ctrl-D on a line of its own ends it.');
  terminal.type('#####\r');
  await terminal.sees('#####');
  terminal.type(KEYS.interrupt);
  expect(await terminal.end()).toBe(130);
});

test('files and folders whose names are no text are told of, and used where they can be', () => {
  if (process.platform !== 'linux') return;
  const folder = playFolder();
  const odd = Buffer.concat([Buffer.from(`${folder}/a`), Buffer.from([0xff])]);
  writeFileSync(Buffer.concat([odd, Buffer.from('.xsb')]), LEVEL);
  const script = `
    cd "$1" && "$2" "$3" show "$(printf 'a\\377.xsb')"
    mkdir "$(printf 'a\\377')" && cd "$(printf 'a\\377')" && printf '#####\\n#@$.#\\n#####\\n' > b.xsb
    "$2" "$3" convert b.xsb c.sok && "$2" "$3" convert b.xsb c.sok --force && "$2" "$3" verify c.sok
  `;
  const { stdout, stderr } = spawnSync('sh', ['-c', script, 'sh', folder, process.execPath, BUNDLE], {
    encoding: 'utf8',
  });
  expect(stderr).toContain(
    'a\uFFFD.xsb: There is no such file, or its name is not written in UTF-8: then rename it.\n',
  );
  expect(stdout).toContain('1 level in 1 file');
  expect(readdirSync(join(folder))).toHaveLength(2);
});
