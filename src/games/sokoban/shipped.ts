import type { Shipped } from '../../core/pack.ts';
import { say } from '../../core/parsed.ts';
import files from './packs.json' with { type: 'json' };

/** From packs/sokoban, by `npm run packs`. */
export const packs: readonly Shipped[] = [
  { name: 'campaign', pack: files['campaign.sok'] },
  {
    name: 'first-steps',
    pack: files['first-steps.sok'],
    isLessons: true,
    ending: say('Congratulations! You have learned all that there is to learn. Now the campaign is waiting for you.'),
  },
];
