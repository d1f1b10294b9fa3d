import { readPack, type Shipped } from '../../core/pack.ts';
import { say } from '../../core/parsed.ts';
import { sok } from './formats/text.ts';
import files from './packs.json' with { type: 'json' };

/** Read when it is asked for: a command or a page that needs none of its levels starts faster. */
const shipped = (name: 'campaign' | 'first-steps', more: Pick<Shipped, 'isLessons' | 'ending'> = {}): Shipped => {
  const file = `${name}.sok` as const;
  let pack: Shipped['pack'] | undefined;
  return {
    name,
    ...more,
    get pack() {
      pack ??= readPack(sok, files[file], file);
      return pack;
    },
  };
};

/** From packs/sokoban, by `npm run packs`. */
export const packs: readonly Shipped[] = [
  shipped('campaign'),
  shipped('first-steps', {
    isLessons: true,
    ending: say('Congratulations! You have learned all that there is to learn. Now the campaign is waiting for you.'),
  }),
];
