import { describe, expect, test } from 'vitest';
import { keeperOf, nothingYet, Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { ok, sentence } from '../../core/parsed.ts';
import { sokoban } from '../../games/sokoban/index.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { Reached } from '../table/table.ts';

const HALL = levelOf('########\n#@ $  .#\n########');

/** A hundred thousand moves, and how they are kept. */
const LONG = '50000(rl)';
const KEPT: Reached = {
  solved: false,
  lines: [{ moves: 'rl'.repeat(50_000), at: 70_001, own: 100_000, spent: [5_000, 0] }],
  isOnBoard: true,
};

/** On a computer that is so slow that a few thousand moves take their time. */
const slow = (ways: ConstructorParameters<typeof Seated>[2] = {}): Seated =>
  new Seated('sokoban', packOf(HALL), { pace: 15, ...ways });

const reached = new Map([[levelHash(sokoban, HALL)!, KEPT]]);

const at = ({ sitting }: Seated): number | undefined => sitting.display().picture?.snapshot.at;

const keptLengths = ({ sitting }: Seated): readonly number[] | undefined =>
  sitting.table.round?.played.keep(0).map(({ moves }) => moves.length);

const bringing = ({ sitting }: Seated): string | undefined => {
  const message = sitting.display().bringing;
  return message && sentence(message);
};

/** Ticks until nothing is brought any more; tells what was said meanwhile. */
const waitFor = (seated: Seated): readonly string[] => {
  const told: string[] = [];
  for (let said = bringing(seated); said !== undefined; said = bringing(seated)) {
    told.push(said);
    seated.sitting.due();
    seated.sitting.tick();
  }
  return told;
};

describe('moves that take long to be played', () => {
  test('tell how far they are, and then they are there', () => {
    const seated = slow();
    seated.sitting.takeUp({ moves: LONG });
    expect([at(seated), seated.sitting.due() !== undefined]).toEqual([0, true]);
    const told = waitFor(seated);
    expect(told.length).toBeGreaterThan(2);
    expect(told.at(-1)).toMatch(/^Moves are being played: [5-9]\d%\. Esc stops that\.$/);
    expect([at(seated), bringing(seated)]).toEqual([100_000, undefined]);
  });

  test('are kept as soon as they are there, however long they took', async () => {
    const belongings = nothingYet();
    const seated = slow({ keeper: keeperOf(ok(belongings)), pace: 100 });
    seated.sitting.takeUp({ moves: LONG });
    waitFor(seated);
    seated.wait(400);
    await seated.keeper.settled();
    expect(unwrap(await belongings.games.names())).toHaveLength(1);
  });

  test('can be stopped: then nothing was played, and what was there before can be gone on with', () => {
    const seated = slow();
    seated.arrows('rr');
    seated.sitting.takeUp({ moves: LONG });
    seated.arrows('r');
    seated.ask('next');
    expect(bringing(seated)).toBeDefined();
    seated.sitting.press('Escape', 'fresh');
    expect([bringing(seated), at(seated)]).toEqual([undefined, 0]);
    seated.ask('continue');
    expect(at(seated)).toBe(2);
  });

  test('that the rules refuse in the end are told, and none of them is played', () => {
    const seated = slow();
    seated.sitting.takeUp({ moves: `${LONG}u` });
    waitFor(seated);
    expect(at(seated)).toBe(0);
    expect(seated.sitting.display().notices.map(sentence)).toEqual([expect.stringMatching(/wall in the way/)]);
  });

  test('come back where they were left, with their time', () => {
    const seated = slow({ as: 'left', reached });
    expect(at(seated)).toBe(0);
    waitFor(seated);
    expect(seated.sitting.display().picture?.snapshot).toMatchObject({
      at: 70_001,
      length: 100_000,
      spent: [5_000, 0],
    });
  });

  test('are there before a game with a name is taken up, and lie aside then', () => {
    const seated = slow({ as: 'left', reached });
    seated.sitting.act((table, now) => table.takeUp({ moves: 'rR', at: 2, own: 2, spent: [0, 0] }, now));
    waitFor(seated);
    expect([at(seated), keptLengths(seated)]).toEqual([2, [2, 100_000]]);
    seated.ask('restart');
    expect(seated.sitting.table.round?.played.aside()).toHaveLength(2);
  });

  test('stay kept when they were stopped and a game with a name is taken up', () => {
    const seated = slow({ as: 'left', reached });
    seated.sitting.press('Escape', 'fresh');
    seated.sitting.act((table, now) => table.takeUp({ moves: 'rR', at: 2, own: 2, spent: [0, 0] }, now));
    waitFor(seated);
    expect([at(seated), keptLengths(seated)]).toEqual([2, [2, 100_000]]);
  });

  test('of a game with a name that cannot be played any more are told', () => {
    const seated = slow();
    seated.sitting.act((table, now) => table.takeUp({ moves: 'ru', at: 2, own: 2, spent: [0, 0] }, now));
    expect(seated.sitting.display().notices.map(sentence)).toEqual([expect.stringMatching(/wall in the way/)]);
  });

  test('stay kept when somebody does not wait for them', async () => {
    const belongings = nothingYet();
    const seated = slow({ as: 'left', reached, keeper: keeperOf(ok(belongings)) });
    seated.sitting.keep();
    seated.sitting.press('Escape', 'fresh');
    seated.arrows('r');
    seated.sitting.keep();
    await seated.keeper.settled();
    const [text] = unwrap(await belongings.games.texts()).values();
    expect(JSON.parse(text!).lines.map(({ moves }: { moves: string }) => moves.length)).toEqual([1, 100_000]);
  });
});
