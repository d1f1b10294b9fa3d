import { describe, expect, test } from 'vitest';
import { answering, guideOf, silent, sokoban, TWO, type Ways } from '../../../test/tools/guides.ts';
import { keeperOf, Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import type { Settings } from '../belongings/settings.ts';

describe('warnings', () => {
  const HALL = levelOf('########\n#      #\n#  $   #\n#@    .#\n########');

  const warned = async (warnings: Settings['warnings'], level = HALL, ways: Ways = {}): Promise<Seated> => {
    const keeper = keeperOf();
    await keeper.change({ warnings });
    return sokoban(level, { keeper, ...ways });
  };

  const seen = (seated: Seated) => guideOf(seated).warning;

  test('are off as long as nobody wants them', async () => {
    const seated = await warned('lessons');
    seated.arrows('rruu');
    expect(seen(seated)).toMatchObject({ dead: [], stuck: [], message: undefined });
  });

  test('of the first grade show, while a box is held, the cells where it would be lost', async () => {
    const seated = await warned(1);
    await seated.seen(() => true);
    expect(seen(seated).dead).toEqual([]);
    seated.sitting.answer({ kind: 'tap', cell: 19 });
    const { guide } = await seated.seen(({ guide }) => guide!.warning.dead.length > 0);
    expect(guide!.warning.dead).toEqual([9, 10, 11, 12, 13, 14, 17, 25]);
    seated.arrows('rruu');
    expect(seen(seated)).toMatchObject({ dead: [], stuck: [] });
  });

  test('of the second mark a box that is lost, at once, with the way back', async () => {
    const seated = await warned(2);
    seated.arrows('rruu');
    await seated.seen(({ guide }) => guide!.warning.stuck.length > 0);
    expect(seen(seated).stuck).toEqual([11]);
    expect(sentence(seen(seated).message!)).toBe('This box can never come home any more.');
    expect(sentence(seen(seated).told!)).toBe('The box on column 4, row 2 can never come home any more.');
    expect(guideOf(seated).offers.map(({ command }) => command)).toEqual(['undo-to-solvable']);
    seated.ask('undo');
    expect(seen(seated).stuck).toEqual([]);
  });

  test('of the third tell that nothing solves it any more, once that is proven', async () => {
    // The box can be pushed to the right again, but the worker never comes past it.
    const seated = await warned(3, levelOf('#########\n#   #####\n#. $ @  #\n#   #####\n#########'));
    seated.arrows('llulld');
    expect(seen(seated).message).toBeUndefined();
    seated.arrows('r');
    await seated.seen(({ guide }) => guide!.warning.message !== undefined);
    expect(sentence(seen(seated).message!)).toBe('This can no longer be solved.');
    expect(seen(seated).stuck).toEqual([]);
    // It holds for whatever comes after it.
    seated.arrows('r');
    expect(seen(seated).message).toBeDefined();
    seated.ask('undo');
    expect(seen(seated).message).toBeDefined();
    // Before it nothing was proven.
    for (let left = 7; left > 0; left--) seated.ask('undo');
    expect(seated.sitting.display().picture?.snapshot.at).toBe(0);
    expect(seen(seated).message).toBeUndefined();
  });

  test('of the third wait while somebody has asked for something: he has all the time there is', () => {
    const told = silent();
    const keeper = keeperOf();
    void keeper.change({ warnings: 3 });
    const seated = sokoban(TWO, { ...told, keeper });
    expect([told.asked.length, told.stopped]).toEqual([1, 0]);
    seated.ask('solvable');
    guideOf(seated);
    expect([told.asked.length, told.stopped]).toEqual([2, 1]);
    seated.sitting.press('Escape', 'fresh');
    guideOf(seated);
    expect(told.asked).toHaveLength(3);
  });

  test('of the third tell of a level that nothing ever solved it', async () => {
    // Both boxes can move, but the pusher never comes past the first one.
    const seated = await warned(3, levelOf('#########\n#@ $ $..#\n#########'));
    await seated.seen(({ guide }) => guide!.warning.message !== undefined);
    expect(sentence(seen(seated).message!)).toBe('This level cannot be solved at all.');
    seated.arrows('r');
    expect(sentence(seen(seated).message!)).toBe('This level cannot be solved at all.');
  });

  test('of the third do not tell of a level what was proven of the one before', async () => {
    const keeper = keeperOf();
    await keeper.change({ warnings: 3 });
    const pack = packOf(levelOf('#########\n#@ $ $..#\n#########'), TWO);
    const seated = new Seated('sokoban', pack, { keeper });
    await seated.seen(({ guide }) => guide!.warning.message !== undefined);
    seated.ask('next');
    expect(seen(seated).message).toBeUndefined();
  });

  test('of the third are quiet: they are looked for after each push, and stopped with the next', async () => {
    const { solver, asked } = silent();
    const seated = await warned(3, TWO, { solver });
    expect(asked).toHaveLength(1);
    seated.arrows('r');
    expect(asked).toHaveLength(1);
    seated.arrows('r');
    expect(asked).toHaveLength(2);
    expect(guideOf(seated)).toMatchObject({ isSeeking: false, message: undefined });
    const hopeless = await warned(3, TWO, { solver: answering('none') });
    await hopeless.seen(({ guide }) => guide!.warning.message !== undefined);
    expect(sentence(seen(hopeless).message!)).toBe('This level cannot be solved at all.');
  });
});
