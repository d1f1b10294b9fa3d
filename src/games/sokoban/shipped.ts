import type { LaterPack, Shipped } from '../../core/pack.ts';
import { say } from '../../core/parsed.ts';
import outlines from './outlines.json' with { type: 'json' };
import files from './packs.json' with { type: 'json' };

/** From packs/sokoban, by `npm run packs`. */
export const packs: readonly Shipped[] = [
  // Harder than the small rooms, which come first.
  { name: 'campaign', pack: files['campaign.sok'], after: 'small-rooms' },
  {
    name: 'first-steps',
    pack: files['first-steps.sok'],
    isLessons: true,
    ending: say(
      'Congratulations! You have learned all that there is to learn. Now the small rooms are waiting for you.',
    ),
  },
];

/** Each from a file there. Whoever has done with one finds the next. */
export const laterPacks: readonly LaterPack[] = [
  {
    name: 'small-rooms',
    ...outlines['small-rooms'],
    load: async () => (await import('./packs-small-rooms.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'good-order',
    ...outlines['good-order'],
    load: async () => (await import('./packs-good-order.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'doors',
    ...outlines.doors,
    load: async () => (await import('./packs-doors.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'parking',
    ...outlines.parking,
    load: async () => (await import('./packs-parking.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'mirror-halls',
    ...outlines['mirror-halls'],
    load: async () => (await import('./packs-mirror-halls.json', { with: { type: 'json' } })).default,
  },
  {
    name: 'one-box-more',
    ...outlines['one-box-more'],
    load: async () => (await import('./packs-one-box-more.json', { with: { type: 'json' } })).default,
  },
];
