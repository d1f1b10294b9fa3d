import { expect, test } from 'vitest';
import { outputOf } from './tools/runTool.ts';

const ROOT = `${import.meta.dirname}/..`;

interface Report {
  readonly summary: { readonly unchanged: number; readonly changed: number };
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

/** The files whose imports Biome finds in a circle, by the rules of the project's own biome.json. */
const inCircles = async (folder: string, cwd: string): Promise<{ files: number; found: readonly string[] }> => {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', folder];
  const { diagnostics, summary } = JSON.parse(await outputOf('@biomejs/biome/bin/biome', args, cwd)) as Report;
  const circles = diagnostics.filter(({ category }) => category === 'lint/suspicious/noImportCycles');
  return { files: summary.unchanged + summary.changed, found: circles.map(({ location }) => location.path).sort() };
};

test('planted files that import each other are reported, also by a type-only import and through a page', async () => {
  const { found } = await inCircles('.', `${import.meta.dirname}/planted/cycle`);
  expect(found).toEqual(['Loop.svelte', 'a.ts', 'b.ts', 'loop.ts']);
});

test('no file of src imports itself round a corner', async () => {
  const { found, files } = await inCircles('src', ROOT);
  expect(found).toEqual([]);
  expect(files).toBeGreaterThan(60);
});
