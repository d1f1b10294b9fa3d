import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Artwork, Drawing } from '../src/core/drawing/drawing.ts';
import type { Looks } from '../src/core/view.ts';
import { games } from '../src/games/index.ts';
import { piecesOf, skinsOf } from './tools/drawings.ts';

const read = (name: string): string => readFileSync(new URL(`../src/web/style/${name}.css`, import.meta.url), 'utf8');

/** The colour tokens by name, of the usual list and of the one for colours that the player has chosen. */
const [usual, forced] = read('boards')
  .split('@media')
  .map((part) => new Map([...part.matchAll(/--([\w-]+): (.+);/g)].map(([, name, value]) => [name!, value!]))) as [
  Map<string, string>,
  Map<string, string>,
];

/** Each colour by day and by night; one that has no more than one has it at both times. */
const timesOf = (value: string): readonly [day: string, night: string] => {
  const both = /^light-dark\((#\w+), (#\w+)\)$/.exec(value);
  return both ? [both[1]!, both[2]!] : [value, value];
};

/** Boxes of a colour keep it, whatever the player has chosen. */
const isKept = (name: string): boolean => /tint|^(gleam|dusk)$/.test(name);

/** One cell of every look, as if it were ground. */
const sampler = (looks: Looks) => {
  const ground = Object.keys(looks);
  return { width: ground.length, height: 1, ground, pieces: ground.map(() => undefined) };
};

const patches = (artwork: Artwork, looks: Looks): Drawing => [
  ...piecesOf(artwork).flat(),
  ...artwork.ground(sampler(looks)),
];

test.each(await skinsOf(games))(
  'every colour of $id in the $skin is one of the tokens, with colours forced too',
  ({ looks, artwork }) => {
    const names = new Set(patches(artwork, looks).flatMap(({ fill, stroke }) => [fill, stroke]));
    for (const name of names) {
      if (name === undefined) continue;
      expect([...usual.keys()]).toContain(name);
      if (!isKept(name)) expect([...forced.keys()]).toContain(name);
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
  ...['floor', 'floor-2'].flatMap(
    (floor) =>
      [
        [floor, 'wood', 'edge'],
        [floor, 'lacquer', 'edge'],
        [floor, 'coat', 'edge'],
        [floor, 'coat-idle', 'edge'],
        [floor, 'goal', 'goal-deep'],
        [floor, 'tile', 'tile-edge'],
        [floor, 'mark', 'on-mark'],
        [floor, 'last'],
        [floor, 'chosen', 'edge'],
        [floor, 'cloth', 'edge'],
      ] as const,
  ),
  ['floor', 'lacquer', 'edge'],
  ['air', 'overall', 'edge'],
  ['air', 'ledge', 'edge'],
  ['air', 'tile', 'tile-edge'],
  ['air', 'mark', 'on-mark'],
  ...BOXES.map((colour) => ['air', `tint-${colour}`, colour === 'black' ? 'rim' : 'edge'] as const),
  ...['cell-1', 'cell-2', 'chosen'].flatMap(
    (cell) =>
      [
        [cell, 'kokeshi', 'edge'],
        [cell, 'daruma', 'edge'],
      ] as const,
  ),
  ...['cell-1', 'cell-2'].flatMap(
    (cell) =>
      [
        [cell, 'last'],
        [cell, 'mark', 'on-mark'],
        [cell, 'chosen', 'edge'],
      ] as const,
  ),
  ['tile', 'on-tile'],
  ...['classic-box', 'classic-home', 'coat', 'coat-idle'].map((thing) => ['classic-floor', thing, 'edge'] as const),
  ['classic-floor', 'classic-goal'],
  ['classic-floor', 'classic-brick', 'classic-mortar'],
  ['classic-floor', 'mark', 'on-mark'],
  ['classic-air', 'classic-stone', 'classic-joint'],
  ['classic-air', 'overall', 'edge'],
  ['classic-air', 'mark', 'on-mark'],
  ...BOXES.map((colour) => ['classic-air', `tint-${colour}`, colour === 'black' ? 'rim' : 'edge'] as const),
  ['mark', 'on-mark'],
];

test.each(['day', 'night'])('by %s everything stands out from its ground, 3 to 1 at least', (time) => {
  const colour = (name: string): string => timesOf(usual.get(name)!)[time === 'day' ? 0 : 1];
  for (const [ground, ...ways] of SEEN) {
    const best = Math.max(...ways.map((way) => contrast(colour(way), colour(ground))));
    expect(best, `${ways.join(' or ')} on ${ground}`).toBeGreaterThanOrEqual(3);
  }
});
