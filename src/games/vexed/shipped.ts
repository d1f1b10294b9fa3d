import { type LaterPack, type Level, readPack, type Shipped } from '../../core/pack.ts';
import { map } from './map.ts';
import outlines from './outlines.json' with { type: 'json' };
import files from './packs.json' with { type: 'json' };

/** A map file has no place for a title; these are the ideas, in the order of the files, and how hard each is. */
const TITLES = [
  ['The cliff', 2],
  ['The ladder', 3],
  ['The hat', 5],
  ['The chain', 6],
  ['The mine', 8],
] as const;

const level = ([title, grade]: readonly [string, number], index: number): Level => {
  const number = (index + 1) as 1 | 2 | 3 | 4 | 5;
  const [read] = readPack(map, files[`map${number}.txt`], title).levels;
  const lines = [{ moves: files[`sol${number}.txt`].trim() }];
  return { ...read!, title, author: 'The Kura authors', notes: `Grade: ${grade}`, lines };
};

/** From packs/vexed, by `npm run packs`. */
export const packs: readonly Shipped[] = [
  { name: 'maps', pack: { title: 'Five maps', author: 'The Kura authors', levels: TITLES.map(level), problems: [] } },
];

/** From the folders there. Whoever has done with one finds the next. */
export const laterPacks: readonly LaterPack[] = [
  {
    name: 'cliffs',
    ...outlines.cliffs,
    load: async () => (await import('./packs-cliffs.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'ladders',
    ...outlines.ladders,
    load: async () => (await import('./packs-ladders.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'chains',
    ...outlines.chains,
    load: async () => (await import('./packs-chains.json', { with: { type: 'json' } })).default,
  },
];
