import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = `${import.meta.dirname}/../..`;

const run = (...args: readonly string[]): Promise<{ code: unknown; stderr: string }> =>
  new Promise((resolve) => {
    execFile(process.execPath, [`${ROOT}/scripts/run.mjs`, ...args], (error, _, stderr) =>
      resolve({ code: error?.code ?? 0, stderr }),
    );
  });

test('what is no port is refused before anything is done', async () => {
  for (const port of ['abc', '0', '65536', '-1', '80x', '']) {
    expect(await run('start', `--port=${port}`)).toEqual({
      code: 2,
      stderr: `"${port}" is not a port: give a number from 1 to 65535.\n`,
    });
  }
});

test('unknown words are refused', async () => {
  expect(await run('start', '--prot', '80')).toMatchObject({ code: 2, stderr: expect.stringContaining("'--prot'") });
  for (const name of ['dance', 'constructor', 'toString', '__proto__', '']) {
    expect(await run(name)).toEqual({ code: 2, stderr: 'Usage: node scripts/run.mjs start | test | long | check\n' });
  }
  expect((await run('start', '--\u001B[31m')).stderr).toContain('--\\u001B[31m');
});

test('the first check that fails stops all that run beside it, and its exit code is the answer', async () => {
  const wrong = ['Wrong', 'tsc', ['-p', 'nowhere']];
  const endless = ['Endless', 'vite', ['preview']];
  const late = ['Late', 'tsc', ['--version']];
  const program = `
    const { runAll } = await import(${JSON.stringify(pathToFileURL(`${ROOT}/scripts/checks.mjs`))});
    const { code, message } = await runAll(${JSON.stringify([[wrong, late], [endless]])}).catch((error) => error);
    console.log(code, message);
  `;
  const stdout = await new Promise<string>((resolve) => {
    execFile(process.execPath, ['--input-type=module', '-e', program], (_, stdout) => resolve(stdout));
  });
  expect(stdout).toMatch(/^\.\. Wrong\n\.\. Endless\n\n== Wrong .*\n.*nowhere.*\n1 \nFailed: Wrong\n$/);
});

test('scripts for a fresh clone begin with nothing but modules of Node and of their own', () => {
  for (const name of ['run', 'install', 'browser', 'serve', 'site', 'checks', 'tools']) {
    const text = readFileSync(`${ROOT}/scripts/${name}.mjs`, 'utf8');
    const imports = [...text.matchAll(/^import .* from '([^']+)';$/gm)].map(([, wanted]) => wanted);
    expect(imports.filter((wanted) => !/^(node:|\.\/)/.test(wanted!))).toEqual([]);
    expect(imports.length).toBeGreaterThan(0);
  }
});
