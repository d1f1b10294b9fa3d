import { expect, test } from 'vitest';
import { outputOf } from './tools/runTool.ts';

interface Report {
  readonly diagnostics: readonly { readonly category: string; readonly location: { readonly path: string } }[];
}

// The lint of the whole house finds circles in src; here it is seen to find them, by the rules of the same biome.json.
test('planted files that import each other are reported, also by a type-only import and through a page', async () => {
  const args = ['lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const text = await outputOf('@biomejs/biome/bin/biome', args, `${import.meta.dirname}/planted/cycle`);
  const circles = (JSON.parse(text) as Report).diagnostics.filter(
    ({ category }) => category === 'lint/suspicious/noImportCycles',
  );
  expect(circles.map(({ location }) => location.path).sort()).toEqual(['Loop.svelte', 'a.ts', 'b.ts', 'loop.ts']);
});
