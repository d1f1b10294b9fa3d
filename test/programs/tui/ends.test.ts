import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, watch } from 'node:fs';
import { join } from 'node:path';
import { type IPty, spawn } from '@lydell/node-pty';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { readDocument, resultsIn } from '../../../src/results/document.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS, type PlayedTerminal } from '../../tools/terminal.ts';
import { unwrap } from '../../tools/unwrap.ts';

const SHORT = '#######\n#@ $ .#\n#######\n';

const start = async (folder: string, env: Readonly<Record<string, string>> = {}): Promise<PlayedTerminal> => {
  const terminal = running(['play', 'sokoban', 'short'], { folder, env });
  await terminal.sees('Moves 0', '@v');
  return terminal;
};

const PATIENCE = { timeout: 60_000, interval: 20 };

/** What the system says that a process does: T is stopped. */
const stateOf = (pid: number): string =>
  existsSync('/proc/self/stat')
    ? readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\) /s, '')
    : execFileSync('ps', ['-o', 'state=', '-p', String(pid)], { encoding: 'utf8' });

describe('however the program ends, the terminal is given back', () => {
  test.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
    ['SIGINT', 130],
  ])('on %s, and what was played is kept', async (signal, code) => {
    const folder = playFolder({ 'levels/short.xsb': SHORT });
    const terminal = await start(folder);
    expect(terminal.isRestored).toBe(false);
    terminal.type(KEYS.right);
    await terminal.sees('Moves 1');
    terminal.kill(signal);
    expect(await terminal.end()).toBe(code);
    expect(terminal.isRestored).toBe(true);
    const [saved] = readdirSync(join(folder, 'home', 'games'));
    expect(JSON.parse(readFileSync(join(folder, 'home', 'games', saved!), 'utf8')).lines[0].moves).toBe('r');
  });

  test('on a bug, which is told where the player sees it', async () => {
    const folder = playFolder({ 'levels/short.xsb': SHORT });
    const bug = "process.on('SIGUSR2',()=>{throw(new(Error)('a/planted/bug'))})";
    const terminal = await start(folder, { NODE_OPTIONS: `--import=data:text/javascript,${bug}` });
    terminal.kill('SIGUSR2');
    expect(await terminal.end()).toBe(1);
    expect(terminal.isRestored).toBe(true);
    expect(terminal.text()).toContain('a/planted/bug');
  });

  test('when it is stopped, and taken again when it goes on', async () => {
    const folder = playFolder({ 'levels/short.xsb': SHORT });
    const terminal = await start(folder);
    terminal.kill('SIGTSTP');
    await terminal.until(() => terminal.isRestored, 'the terminal given back');
    await vi.waitFor(() => expect(stateOf(terminal.pid)).toMatch(/^T/), PATIENCE);
    terminal.kill('SIGCONT');
    await terminal.sees('Moves 0', '@v');
    terminal.type(KEYS.right);
    await terminal.sees('Moves 1');
    expect(await terminal.leave()).toBe(0);
  });
});

const gone = (pid: number): Promise<void> =>
  vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'), PATIENCE);

/** Where the clone lies there may be blanks. */
const PLAY = '"$NODE" "$KURA" play sokoban short';

/** A shell in a window of its own. The program played in it writes down its process id, and fails on SIGUSR2. */
const openWindow = (folder: string, command: string) => {
  const code = [
    "import{writeFileSync}from'node:fs';",
    "writeFileSync('pid',String(process.pid));",
    "process.on('SIGUSR2',()=>{throw(new(Error)('a/planted/bug'))})",
  ];
  const window = spawn('sh', ['-c', command], {
    cols: 80,
    rows: 24,
    cwd: folder,
    env: {
      PATH: process.env.PATH ?? '',
      HOME: folder,
      KURA_HOME: join(folder, 'home'),
      TERM: 'xterm-256color',
      NODE: process.execPath,
      KURA: join(import.meta.dirname, '../../../bin/kura.mjs'),
      NODE_OPTIONS: `--import=data:text/javascript,${code.join('')}`,
    },
  }) as IPty & { destroy(): void };
  const player = (): number => Number(readFileSync(join(folder, 'pid'), 'utf8'));
  onTestFinished(async () => {
    window.destroy();
    if (existsSync(join(folder, 'pid'))) await gone(player());
  });
  let sent = '';
  window.onData((text) => {
    sent += text;
  });
  const sees = (text: string): Promise<void> => vi.waitFor(() => expect(sent).toContain(text), PATIENCE);
  return { window, sees, player };
};

test('when its window is closed there is no terminal to give back: what was played is kept', async () => {
  const folder = playFolder({ 'levels/short.xsb': SHORT });
  const { window, sees, player } = openWindow(folder, `exec ${PLAY}`);
  await sees('Moves 0');
  window.write(KEYS.right);
  await sees('@>');
  window.destroy();
  await gone(player());
  const [saved] = readdirSync(join(folder, 'home', 'games'));
  expect(JSON.parse(readFileSync(join(folder, 'home', 'games', saved!), 'utf8')).lines[0].moves).toBe('r');
});

test.each(['SIGTERM', 'SIGHUP', 'SIGINT', 'SIGUSR2'])(
  'after %s the shell has the modes that it had',
  async (signal) => {
    const folder = playFolder({ 'levels/short.xsb': SHORT });
    // It stays after its last words: those of a shell that has gone may not be heard.
    const last = 'stty -g > after; echo "the shell goes on"; read -r _';
    const { sees, player } = openWindow(folder, `stty -g > before; ${PLAY}; ${last}`);
    await sees('Moves 0');
    process.kill(player(), signal);
    await sees('the shell goes on');
    expect(readFileSync(join(folder, 'after'), 'utf8')).toBe(readFileSync(join(folder, 'before'), 'utf8'));
  },
);

test('that nothing can be saved is told before the game', async () => {
  const folder = playFolder({ 'levels/short.xsb': SHORT, results: 'a file where a folder should be' });
  const terminal = running(['play', 'sokoban', 'short'], { folder });
  await terminal.sees('Your results cannot be saved: results is not a folder.', '[ Play ]');
  terminal.type(KEYS.enter);
  await terminal.sees('Moves 0', '@v');
  terminal.type('lll', 'ddd');
  await terminal.sees('Under which name');
  terminal.type('Ann', KEYS.enter);
  await terminal.sees('results is not a folder.', 'Under which name');
  terminal.kill('SIGKILL');
  expect(readFileSync(join(folder, 'results'), 'utf8')).toBe('a file where a folder should be');
});

/** Kills a program as soon as it begins to write in a folder. */
const killAtWriting = async (terminal: PlayedTerminal, folder: string): Promise<void> => {
  const watching = watch(folder, () => terminal.kill('SIGKILL'));
  terminal.type(KEYS.enter);
  await terminal.end();
  watching.close();
};

test('killed while it saves, it leaves whole results behind, and the next one saves again', async () => {
  const folder = playFolder({ 'levels/short.xsb': SHORT });
  const [results, file] = [join(folder, 'results'), join(folder, 'results', 'short.xml')];
  mkdirSync(results);
  const names = (): readonly string[] => {
    if (!existsSync(file)) return [];
    return resultsIn(unwrap(readDocument(readFileSync(file, 'utf8')))).results.map(({ name }) => name);
  };
  const save = async (name: string): Promise<PlayedTerminal> => {
    const terminal = await start(folder);
    terminal.type(KEYS.right, KEYS.right, KEYS.right);
    await terminal.sees('Under which name');
    // The name of the last time stands there already.
    terminal.type('\u0015', name);
    await terminal.sees(`> ${name}`);
    return terminal;
  };
  for (const name of ['Ann', 'Bob', 'Cleo']) {
    const before = names();
    await killAtWriting(await save(name), results);
    expect([before, [...before, name]].map((each) => [...each].sort())).toContainEqual([...names()].sort());
  }
  const last = await save('Dora');
  last.type(KEYS.enter);
  await last.sees('The result is saved.');
  last.kill('SIGKILL');
  expect(names()).toContain('Dora');
});
