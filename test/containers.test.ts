import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import about from '../package.json' with { type: 'json' };
import { serveCommand } from '../src/cli/commands/serve.ts';

/*
 * Containers are not run here. What they name outside of themselves has to be there all the same: files of the project,
 * options and variables of the command, addresses of the API.
 */

const ROOT = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

/** What the first stage makes, besides what it is given. */
const MADE = ['node_modules', 'dist'];

/** Instructions with their words, those that go on in the next line too. */
const instructions = read('Dockerfile')
  .replaceAll('\\\n', ' ')
  .split('\n')
  .filter((line) => /^[A-Z]/.test(line))
  .map((line) => line.split(/\s+/));

const wordsOf = (name: string): readonly (readonly string[])[] =>
  instructions.filter(([first]) => first === name).map(([, ...words]) => words);

const ignored = read('.dockerignore').split('\n').filter(Boolean);

const { ENTRYPOINT, CMD } = Object.fromEntries(
  ['ENTRYPOINT', 'CMD'].map((name) => [name, JSON.parse(wordsOf(name).at(-1)!.join(' ')) as readonly string[]]),
) as { readonly ENTRYPOINT: readonly string[]; readonly CMD: readonly string[] };

test('what is copied is there, and nobody has it left out', () => {
  const copied = wordsOf('COPY').filter(([first]) => !first!.startsWith('--from'));
  const sources = copied.flatMap((words) => words.slice(0, -1));
  expect(sources).toContain('package-lock.json');
  for (const source of sources) {
    expect(existsSync(join(ROOT, source)), source).toBe(true);
    expect(ignored).not.toContain(source);
  }
});

test('the second stage takes what the first one has or makes', () => {
  const taken = wordsOf('COPY').flatMap(([first, ...words]) => (first === '--from=build' ? words.slice(0, -1) : []));
  expect(taken.length).toBeGreaterThan(0);
  for (const path of taken) {
    expect(path).toMatch(/^\/kura\//);
    const name = path.replace('/kura/', '');
    expect(MADE.includes(name) || (existsSync(join(ROOT, name)) && !ignored.includes(name)), name).toBe(true);
  }
});

test('programs that are run are there, for a Node that is new enough', () => {
  const scripts = [...read('Dockerfile').matchAll(/\bnode "?,? ?"?((?:bin|scripts)\/[\w.]+)/g)].map(
    ([, path]) => path!,
  );
  expect(scripts.length).toBeGreaterThan(0);
  for (const path of [...scripts, ENTRYPOINT[1]!]) expect(existsSync(join(ROOT, path)), path).toBe(true);
  const [, least] = /^>=(\d+)\./.exec(about.engines.node)!;
  for (const [image] of wordsOf('FROM'))
    expect(Number(/^node:(\d+)-/.exec(image!)?.[1])).toBeGreaterThanOrEqual(Number(least));
});

test('what a container is told is what kura serve knows', () => {
  const command = serveCommand();
  const [name, ...options] = CMD;
  expect(name).toBe(command.name());
  const known = command.options.map(({ long }) => long);
  for (const option of options.filter((word) => word.startsWith('--'))) expect(known).toContain(option);
  const portOf = (text: string) => /(\d+)/.exec(text)![1];
  const { defaultValue: port } = command.options.find(({ long }) => long === '--port')!;
  expect(portOf(wordsOf('EXPOSE')[0]![0]!)).toBe(port);
  expect(read('Dockerfile')).toContain(`http://127.0.0.1:${port}/api/v1/health`);
  const compose = read('compose.yaml');
  expect(compose).toMatch(new RegExp(`:${port}"$`, 'm'));
  const { envVar } = command.options.find(({ long }) => long === '--database')!;
  expect(compose).toMatch(new RegExp(`^ +${envVar}: postgres://`, 'm'));
});

test('the file for several containers is indented by pairs of blanks, and names no volume or service that it has not', () => {
  const lines = read('compose.yaml').split('\n');
  for (const line of lines) expect(line).toMatch(/^(#|( {2})*\S|$)/);
  const blockOf = (name: string) => {
    const from = lines.indexOf(`${name}:`);
    const length = lines.slice(from + 1).findIndex((line) => /^\S/.test(line));
    return lines.slice(from + 1, length < 0 ? undefined : from + 1 + length);
  };
  const namesIn = (name: string) => blockOf(name).flatMap((line) => /^ {2}(\w+):/.exec(line)?.[1] ?? []);
  const mounted = blockOf('services').flatMap((line) => /^ {6}- (\w+):\//.exec(line)?.[1] ?? []);
  expect(mounted.length).toBeGreaterThan(0);
  for (const volume of mounted) expect(namesIn('volumes')).toContain(volume);
  const hosts = [...read('compose.yaml').matchAll(/@(\w+)\/kura/g)].map(([, host]) => host);
  for (const host of hosts) expect(namesIn('services')).toContain(host);
});
