import { describe, expect, test } from 'vitest';
import { keeperOf, nothingYet } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { complaint, unwrap } from '../../../test/tools/unwrap.ts';
import { bad, ok, problemsOf, say, sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { levelHash } from '../../results/levelHash.ts';
import type { Store } from '../../results/store.ts';
import type { JsonRecord } from './json.ts';
import type { Pending } from './pending.ts';
import { loadSettings } from './settings.ts';

/** Remembers what is pending like a browser does, from one page to the next. */
const memory = (): Pending => {
  let fields: JsonRecord = {};
  return {
    read: () => fields,
    write: (changed) => {
      fields = changed;
    },
  };
};

/** A store whose writes wait until they are let go. */
const slow = (store: Store) => {
  let go = (): void => {};
  const gate = new Promise<void>((resolve) => {
    go = resolve;
  });
  return { store: { ...store, update: (...args) => gate.then(() => store.update(...args)) } satisfies Store, go };
};

describe('a setting', () => {
  test('counts at once, and is stored when the keeper has settled', async () => {
    const belongings = nothingYet();
    const { store, go } = slow(belongings.settings);
    const keeper = keeperOf(ok({ ...belongings, settings: store }));
    void keeper.change({ speed: 4 });
    expect(keeper.settings.speed).toBe(4);
    expect(unwrap(await loadSettings(belongings.settings)).speed).toBe(1);
    go();
    await keeper.settled();
    expect(unwrap(await loadSettings(belongings.settings)).speed).toBe(4);
  });

  test('that was changed right before the page went is there on the next one, and stored', async () => {
    const [belongings, pending] = [nothingYet(), memory()];
    const { store } = slow(belongings.settings);
    void keeperOf(ok({ ...belongings, settings: store }), pending).change({ speed: 4, touchMove: false });
    const next = keeperOf(ok(belongings), pending);
    unwrap(await next.load());
    expect([next.settings.speed, next.settings.touchMove]).toEqual([4, false]);
    await next.settled();
    expect(unwrap(await loadSettings(belongings.settings))).toMatchObject({ speed: 4, touchMove: false });
    expect(pending.read()).toEqual({});
  });

  test('is pending as long as it is not stored, also when another one is', async () => {
    const [belongings, pending] = [nothingYet(), memory()];
    const keeper = keeperOf(ok(belongings), pending);
    const { store, go } = slow(belongings.settings);
    const other = keeperOf(ok({ ...belongings, settings: store }), pending);
    void other.change({ speed: 4 });
    unwrap(await keeper.change({ pad: true }));
    expect(pending.read()).toEqual({ speed: 4 });
    void other.change({ speed: 8 });
    go();
    await other.settled();
    expect(pending.read()).toEqual({});
    expect(unwrap(await loadSettings(belongings.settings))).toMatchObject({ speed: 8, pad: true });
  });

  test('that cannot be stored counts all the same, and the reason is told', async () => {
    const keeper = keeperOf(bad(say('There is no room.')));
    expect(complaint(await keeper.change({ speed: 4 }))).toBe('There is no room.');
    expect(keeper.settings.speed).toBe(4);
  });

  test('that is no setting, left pending by somebody, harms nothing', async () => {
    const pending = memory();
    pending.write({ speed: 'very', strange: true });
    const keeper = keeperOf(ok(nothingYet()), pending);
    unwrap(await keeper.load());
    await keeper.settled();
    expect([keeper.settings.speed, pending.read()]).toEqual([1, {}]);
  });
});

describe('how far somebody is', () => {
  const opened = { game: findGame('sokoban')!, pack: packOf(levelOf('######\n#@ $.#\n######')), name: 'drawn' };
  const left = {
    hash: levelHash(opened.game, opened.pack.levels[0]!)!,
    level: 1,
    reached: {
      solved: false,
      lines: [{ moves: 'r', at: 1, own: 1, spent: [1000, 0] as const }],
      isOnBoard: true,
    },
  };

  test('is kept with its time, and found again', async () => {
    const belongings = nothingYet();
    const keeper = keeperOf(ok(belongings));
    expect(unwrap(await keeper.keep(opened, left))).toBe(true);
    const [text] = unwrap(await belongings.games.texts()).values();
    expect(JSON.parse(text!)).toMatchObject({ level: 1, pack: 'drawn', saved: '1970-01-01T00:00:00.000Z' });
    expect(unwrap(await keeper.reached(opened)).get(left.hash)).toMatchObject(left.reached);
    expect(unwrap(await keeper.results(opened))).toEqual([]);
  });

  test('is out of reach where the belongings are, and so is everything else, which is told', async () => {
    const keeper = keeperOf(bad(say('The disk is gone.')));
    const told = [await keeper.load(), await keeper.reached(opened)];
    expect(told.flatMap(problemsOf).map(({ message }) => sentence(message))).toEqual(
      Array(2).fill('Nothing is kept now: The disk is gone.'),
    );
    const answers = [await keeper.keep(opened, left), await keeper.results(opened)];
    expect(answers.map((answer) => complaint<unknown>(answer))).toEqual(Array(2).fill('The disk is gone.'));
  });
});

test('whoever waits for a keeper waits also for what is begun meanwhile', async () => {
  const belongings = nothingYet();
  const { store, go } = slow(belongings.settings);
  const keeper = keeperOf(ok({ ...belongings, settings: store }));
  void keeper.change({ speed: 4 });
  const settled = keeper.settled();
  void keeper.change({ pad: true });
  go();
  await settled;
  expect(unwrap(await loadSettings(belongings.settings))).toMatchObject({ speed: 4, pad: true });
});
