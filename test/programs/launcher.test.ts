import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { tempFolder } from '../tools/tempFolder.ts';

const ROOT = `${import.meta.dirname}/../..`;

/** A small clone with a blank in its name: the launcher, one source, and the packages. */
const clone = join(tempFolder(afterAll), 'a clone');
const source = join(clone, 'src/cli/main.ts');
const bundle = join(clone, 'dist/kura.mjs');

const write = (path: string, text: string): void => {
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(path, text);
};

const launch = (...args: readonly string[]): Promise<{ code: unknown; stdout: string; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [join(clone, 'bin/kura.mjs'), ...args], (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, stdout, stderr }),
    );
  });

beforeEach(() => {
  rmSync(clone, { recursive: true, force: true });
  write(join(clone, 'package.json'), '{ "type": "module" }');
  write(source, "const words: string[] = process.argv.slice(2);\nconsole.log('one', ...words);\n");
  mkdirSync(join(clone, 'bin'));
  copyFileSync(`${ROOT}/bin/kura.mjs`, join(clone, 'bin/kura.mjs'));
  symlinkSync(`${ROOT}/node_modules`, join(clone, 'node_modules'), 'junction');
});

test('it is committed with its run bit', () => {
  if (process.platform !== 'win32') expect(statSync(`${ROOT}/bin/kura.mjs`).mode & 0o111).toBe(0o111);
});

test('it builds the command, hands it the words, and builds again only when a source is newer', async () => {
  expect(await launch('a', 'b c')).toMatchObject({ code: 0, stdout: 'one a b c\n' });

  const built = statSync(bundle).mtimeMs;
  await launch();
  expect(statSync(bundle).mtimeMs).toBe(built);

  write(source, "console.log('two');\n");
  const later = new Date(built + 5000);
  utimesSync(source, later, later);
  expect(await launch()).toMatchObject({ code: 0, stdout: 'two\n' });
});

test('several that start at once do not disturb each other, and leave nothing behind', async () => {
  const all = await Promise.all(['1', '2', '3', '4'].map((word) => launch(word)));
  expect(all.map(({ stdout }) => stdout)).toEqual(['one 1\n', 'one 2\n', 'one 3\n', 'one 4\n']);
  expect(readdirSync(join(clone, 'dist'))).toEqual(['kura.mjs']);
});

test('a mistake in a source is shown with its place, and the last good bundle stays', async () => {
  await launch();
  write(source, 'const = 3;\n');
  const later = new Date(Date.now() + 5000);
  utimesSync(source, later, later);
  const { code, stderr } = await launch();
  expect(code).toBe(1);
  expect(stderr).toContain('src/cli/main.ts:1:6');
  expect(readdirSync(join(clone, 'dist'))).toEqual(['kura.mjs']);
});

test('without packages it says what to do', async () => {
  rmSync(join(clone, 'node_modules'));
  const { code, stderr } = await launch();
  expect(code).toBe(1);
  expect(stderr).toMatch(/esbuild[\s\S]*Run npm ci first\./);
});

test('without sources it runs the bundle it came with', async () => {
  await launch();
  rmSync(join(clone, 'src'), { recursive: true });
  rmSync(join(clone, 'node_modules'));
  expect(await launch('x')).toMatchObject({ code: 0, stdout: 'one x\n' });
});
