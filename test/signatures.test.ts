import { expect, test } from 'vitest';
import { engines } from '../src/games/sokoban/engine/index.ts';
import { sokoban } from '../src/games/sokoban/index.ts';
import { answer } from './tools/answer.ts';
import { unwrap } from './tools/unwrap.ts';

/** Positions a level at the most: enough for whoever takes part to have had some turns. */
const NODES = 4000;

/** How many positions each engine looks at, level by level: another number means that a search has changed. `npm run goldens` writes them anew. */
test.each(sokoban.packs.map(({ name, pack }) => [name, pack] as const))('%s', async (name, { levels }) => {
  const rows = levels.map(({ title, board }) => {
    const start = unwrap(sokoban.parse(board));
    const figures = engines.map((engine) => {
      const { kind, nodes } = answer(engine, start, { now: () => 0, nodes: NODES });
      return `${engine.id} ${kind} ${nodes}`;
    });
    return `${title}: ${figures.join(', ')}\n`;
  });
  await expect(rows.join('')).toMatchFileSnapshot(`golden/signatures/${name}.txt`);
});
