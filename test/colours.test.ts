import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Artwork, Drawing } from '../src/core/drawing/drawing.ts';
import type { Looks } from '../src/core/view.ts';
import { games } from '../src/games/index.ts';
import { piecesOf } from './tools/drawings.ts';

const css = readFileSync(new URL('../src/web/style/tokens.css', import.meta.url), 'utf8');

/** The colour tokens of each part of the list: by day, by night, with colours forced. */
const [day, night, forced] = css
  .split('@media')
  .map((part) => new Map([...part.matchAll(/--([\w-]+): (.+);/g)].map(([, name, value]) => [name!, value!]))) as [
  Map<string, string>,
  Map<string, string>,
  Map<string, string>,
];

/** One cell of every look, as if it were ground. */
const sampler = (looks: Looks) => {
  const ground = Object.keys(looks);
  return { width: ground.length, height: 1, ground, pieces: ground.map(() => undefined) };
};

const patches = (artwork: Artwork, looks: Looks): Drawing => [
  ...piecesOf(artwork).flat(),
  ...artwork.ground(sampler(looks)),
];

const drawn = games.flatMap(({ id, looks, skins = {} }) =>
  Object.entries(skins).map(([skin, artwork]) => ({ id, skin, looks, artwork })),
);

test.each(drawn)(
  'every colour of $id in the $skin is one of the tokens, by night and with colours forced too',
  ({ looks, artwork }) => {
    const letters = Object.values(artwork.letters ?? {});
    const names = new Set([...patches(artwork, looks).flatMap(({ fill, stroke }) => [fill, stroke]), ...letters]);
    for (const name of names) {
      if (name === undefined) continue;
      expect([...day.keys()]).toContain(name);
      expect([...forced.keys()]).toContain(name);
      if (!name.startsWith('on-')) expect([...night.keys()]).toContain(name);
    }
  },
);

const brightness = (hex: string): number => {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** As the Web Content Accessibility Guidelines count it: from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [dark, light] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

const BOXES = ['blue', 'red', 'cyan', 'magenta', 'green', 'yellow', 'black'];

/** Ground, and what has to be seen on it: by its own colour or by the line around it. */
const SEEN: readonly (readonly [ground: string, ...ways: string[]])[] = [
  ['floor', 'wood', 'wood-edge'],
  ['floor', 'home', 'wood-edge'],
  ['floor', 'coat', 'edge'],
  ['floor', 'goal', 'goal-edge'],
  ['floor', 'wall-edge', 'wall-top'],
  ['floor', 'tint-red'],
  ['floor', 'tint-blue'],
  ['air', 'overall', 'edge'],
  ['air', 'ladder', 'ladder-edge'],
  ['air', 'rock-edge', 'rock-ledge'],
  ...BOXES.map((colour) => ['air', `tint-${colour}`, colour === 'black' ? 'rim' : 'edge'] as const),
  ...['cell-light', 'cell-dark'].flatMap(
    (cell) =>
      [
        [cell, 'doll-pale', 'edge'],
        [cell, 'doll-deep', 'rim'],
      ] as const,
  ),
];

test.each([
  ['day', day],
  ['night', night],
])('by %s everything stands out from its ground, 3 to 1 at least', (_, tokens) => {
  for (const [ground, ...ways] of SEEN) {
    const best = Math.max(...ways.map((way) => contrast(tokens.get(way)!, tokens.get(ground)!)));
    expect(best, `${ways.join(' or ')} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});
