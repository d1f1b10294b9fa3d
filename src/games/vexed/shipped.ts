import { type Level, readPack, type Shipped } from '../../core/pack.ts';
import { map } from './map.ts';
import files from './packs.json' with { type: 'json' };

/** A map file has no place for a title; these are the ideas, in the order of the files. */
const TITLES = ['The cliff', 'The ladder', 'The hat', 'The chain', 'The mine'] as const;

const level = (title: string, index: number): Level => {
  const number = (index + 1) as 1 | 2 | 3 | 4 | 5;
  const [read] = readPack(map, files[`map${number}.txt`], title).levels;
  return { ...read!, title, author: 'The Kura authors', lines: [{ moves: files[`sol${number}.txt`].trim() }] };
};

/** From packs/vexed, by `npm run packs`. */
export const packs: readonly Shipped[] = [
  { name: 'maps', pack: { title: 'Five maps', author: 'The Kura authors', levels: TITLES.map(level), problems: [] } },
];
