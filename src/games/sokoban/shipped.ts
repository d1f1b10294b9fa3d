import { readPack, type Shipped } from '../../core/pack.ts';
import { sok } from './formats/text.ts';
import files from './packs.json' with { type: 'json' };

const shipped = (name: 'campaign' | 'first-steps'): Shipped => {
  const file = `${name}.sok` as const;
  return { name, pack: readPack(sok, files[file], file) };
};

/** From packs/sokoban, by `npm run packs`. */
export const packs: readonly Shipped[] = [shipped('campaign'), shipped('first-steps')];
