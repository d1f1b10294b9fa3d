import { describe, expect, test } from 'vitest';
import { answering, CORRIDOR, guideOf, help, silent, sokoban, spoken, TWO } from '../../../test/tools/guides.ts';
import { Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';

describe('a hint', () => {
  test('is the next box and where it goes, from where the player is', async () => {
    const seated = sokoban();
    seated.arrows('rrr');
    const { legs, offers } = await help(seated);
    expect(spoken(seated)).toBe('Push this box to the right.');
    expect(sentence(guideOf(seated).told!)).toBe('Push the box on column 6, row 2 to the right.');
    expect(legs).toMatchObject([{ from: 14, to: 15, pushes: 1, walk: [13], direction: 'right', look: 'boxHome' }]);
    expect(offers.map(({ name }) => name.text)).toEqual(['Do it', 'One more', 'Whole solution']);
  });

  test('of a box that goes round a corner is where it comes to; asked again it tells the pushes one by one', async () => {
    const bent = sokoban(levelOf('#######\n#     #\n#@$   #\n#     #\n#   . #\n#######', 'RRurDD'));
    const { legs, offers } = await help(bent);
    expect(spoken(bent)).toBe('Push this box to here.');
    expect(sentence(guideOf(bent).told!)).toBe('Push the box on column 3, row 3 to column 5, row 5.');
    expect(legs).toMatchObject([{ from: 16, turns: [18], to: 32, pushes: 4 }]);
    expect(offers.map(({ name }) => name.text)).toEqual(['Do it', 'Push by push', 'Whole solution']);
    await help(bent);
    expect(spoken(bent)).toBe('Push this box two to the right.');
    expect(guideOf(bent).offers.map(({ name }) => name.text)).toContain('One more');
    await help(bent);
    expect(spoken(bent)).toBe('Push this box two down.');
    await help(bent);
    expect(bent.said).toBe('That was all of it: then the level is solved.');
  });

  test('asked again tells what comes after it, until the level is solved', async () => {
    const seated = sokoban();
    await help(seated);
    expect(spoken(seated)).toBe('Push this box three to the right.');
    expect((await help(seated)).legs).toHaveLength(2);
    await help(seated);
    expect(guideOf(seated).legs).toHaveLength(2);
    expect(seated.said).toBe('That was all of it: then the level is solved.');
  });

  test('that is followed plays what it has shown, with its walk', async () => {
    const seated = sokoban();
    await help(seated);
    seated.ask('follow-hint');
    expect(seated.sitting.display().picture?.snapshot.score.pushes).toBe(3);
    expect(guideOf(seated).legs).toEqual([]);
    await help(seated);
    seated.ask('follow-hint');
    expect(seated.sitting.display().picture?.snapshot).toMatchObject({ outcome: { winner: 0 }, own: false });
  });

  test('makes the line nobody’s own, which is said before the first one, and once', async () => {
    const seated = sokoban(CORRIDOR);
    seated.ask('hint');
    expect(seated.sitting.display()).toMatchObject({ dialog: 'confirm' });
    expect(sentence(seated.sitting.display().asked!.question)).toContain('not your own');
    expect(guideOf(seated).legs).toEqual([]);
    seated.sitting.close();
    expect(seated.sitting.display().picture?.snapshot.own).toBe(true);
    await help(seated);
    seated.ask('hint');
    expect(seated.sitting.display().dialog).toBeUndefined();
    seated.arrows('rrrr');
    expect(seated.sitting.display().picture?.snapshot).toMatchObject({ own: false, outcome: { winner: 0 } });
    expect(seated.said).toContain('Moves that are not your own leave no result to save.');
  });

  test('begun anew a line is the player’s own again', async () => {
    const seated = sokoban(CORRIDOR);
    await help(seated);
    seated.arrows('r');
    seated.ask('restart');
    seated.arrows('rrrr');
    expect(seated.sitting.display().picture?.snapshot.own).toBe(true);
  });

  test('is gone with the next move, and is let go with Escape', async () => {
    const seated = sokoban();
    await help(seated);
    seated.sitting.press('Escape', 'fresh');
    expect(guideOf(seated).legs).toEqual([]);
    await help(seated);
    expect(guideOf(seated).legs).toHaveLength(1);
    seated.arrows('d');
    expect(guideOf(seated)).toMatchObject({ legs: [], offers: [] });
  });

  test('stays with its level, also where the next one looks the same', async () => {
    const seated = new Seated('sokoban', packOf(TWO, TWO));
    await help(seated);
    seated.ask('next');
    expect(guideOf(seated)).toMatchObject({ legs: [], offers: [] });
    expect(seated.sitting.display().picture?.snapshot.own).toBe(true);
  });

  test('tells where there is none, and where nobody knows or answers', async () => {
    for (const [kind, words] of [
      ['none', 'This can no longer be solved.'],
      ['gaveUp', 'No hint was found. The time is up.'],
      ['lost', 'What looks for solutions does not answer.'],
      ['wrong', 'What looks for solutions does not answer.'],
    ] as const) {
      const seated = sokoban(TWO, { solver: answering(kind) });
      seated.arrows('r');
      await help(seated);
      expect(seated.said).toBe(words);
      expect(seated.sitting.display().picture?.snapshot.own).toBe(true);
    }
  });

  test('stands alone: what was said to something else is gone, also where more of it is asked for', async () => {
    const seated = sokoban();
    seated.ask('undo');
    expect(seated.said).not.toBe('');
    await help(seated);
    expect(seated.said).toBe('');
    seated.ask('undo');
    await help(seated);
    expect(seated.said).toBe('');
    expect(guideOf(seated).legs).toHaveLength(2);
  });

  test('is looked for beside the game: it tells how far it is, and any move or Escape stops it', () => {
    for (const end of [
      (seated: Seated) => seated.arrows('r'),
      ({ sitting }: Seated) => sitting.press('Escape', 'fresh'),
    ]) {
      const told = silent();
      const seated = sokoban(TWO, told);
      seated.ask('hint');
      seated.sitting.confirm();
      expect(told.asked).toHaveLength(1);
      expect(spoken(seated)).toBe('A hint is being looked for … 1234 positions so far, for at most 20 s.');
      expect(guideOf(seated).offers.map(({ command }) => command)).toEqual(['release']);
      end(seated);
      expect(guideOf(seated).isSeeking).toBe(false);
      expect(told.stopped).toBe(1);
    }
  });

  test('comes at once where the level came with a solution, also a walk away from it', () => {
    const { solver, asked } = silent();
    const seated = sokoban(levelOf(CORRIDOR.board, 'rrRR'), { solver });
    seated.arrows('rrl');
    seated.ask('hint');
    seated.sitting.confirm();
    expect(spoken(seated)).toBe('Push this box two to the right.');
    expect(asked).toEqual([]);
  });
});

describe('whoever solves', () => {
  test('is woken once somebody plays and rests for a moment: not by whoever only looks', () => {
    const { solver, asked } = silent();
    const seated = sokoban(TWO, { solver });
    seated.wait(10_000);
    expect(asked).toEqual([]);
    seated.arrows('r');
    seated.wait(100);
    expect(asked).toEqual([]);
    seated.wait(1000);
    expect(asked).toHaveLength(1);
    seated.arrows('l');
    seated.wait(1000);
    expect(asked).toHaveLength(1);
    expect(guideOf(seated)).toMatchObject({ isSeeking: false, message: undefined });
  });
});

describe('the whole solution', () => {
  test('is shown from where the player is, and afterwards his game is there as it was', async () => {
    const seated = sokoban();
    seated.arrows('rr');
    await help(seated, 'solve');
    expect(seated.sitting.display().picture?.playback?.programme).toBe('found');
    seated.wait(60_000);
    expect(seated.sitting.display().picture).toMatchObject({ playback: undefined, snapshot: { at: 2, own: false } });
    expect(seated.said).toBe('This was a solution. Now it is your turn.');
  });
});

describe('whether it can still be solved', () => {
  test('is told, and help that says only that leaves the line its player’s own', async () => {
    const seated = sokoban();
    seated.ask('solvable');
    await seated.helped();
    expect(seated.said).toBe('Yes, this can still be solved.');
    seated.arrows('drur');
    expect(seated.sitting.display().picture?.snapshot.own).toBe(true);
  });

  test('is no where a box stands in a corner, with the way back', async () => {
    const seated = sokoban(levelOf('#######\n#  .  #\n# $   #\n#@    #\n#######'));
    seated.arrows('rrul');
    seated.ask('solvable');
    await seated.helped();
    expect(seated.said).toBe('This can no longer be solved.');
    expect(guideOf(seated).offers.map(({ command }) => command)).toEqual(['undo-to-solvable']);
  });

  test('is told of the level where that never could be, with nothing to undo', async () => {
    const seated = sokoban(levelOf('######\n#$ @ #\n#   .#\n######'));
    seated.ask('solvable');
    await seated.helped();
    expect(seated.said).toBe('This level cannot be solved at all.');
    expect(guideOf(seated).offers).toEqual([]);
    seated.arrows('r');
    seated.ask('solvable');
    await seated.helped();
    expect(guideOf(seated).offers.map(({ command }) => command)).toEqual(['undo-to-solvable']);
  });

  test('is nobody’s to tell where it takes too long', async () => {
    const seated = sokoban(TWO, { solver: answering('gaveUp') });
    seated.ask('solvable');
    await seated.helped();
    expect(seated.said).toBe('Whether this can still be solved could not be found out. The time is up.');
  });
});

describe('undo to where it was still solvable', () => {
  const undone = async (seated: Seated) => {
    seated.ask('undo-to-solvable');
    await seated.helped();
    return seated.sitting.display().picture!.snapshot;
  };

  test('goes back to before the push that lost it, and redo brings all back', async () => {
    const seated = sokoban(levelOf('########\n#      #\n#  $   #\n#@    .#\n########'));
    seated.arrows('rrull');
    expect(await undone(seated)).toMatchObject({ at: 2, length: 5, undos: 1 });
    expect(seated.said).toBe('From here it can still be solved.');
  });

  test('stays where it can still be solved', async () => {
    const seated = sokoban();
    seated.arrows('rr');
    expect((await undone(seated)).at).toBe(2);
    expect(seated.said).toBe('This can still be solved: there is nothing to undo.');
  });

  test('says so where no position is known to be solvable, or the level never was', async () => {
    const lost = sokoban(TWO, { solver: answering('gaveUp') });
    lost.arrows('rr');
    expect((await undone(lost)).at).toBe(2);
    expect(lost.said).toBe('No position of this line was found from which it can be solved.');
    const never = sokoban(levelOf('######\n#$ @ #\n#   .#\n######'));
    never.arrows('r');
    await undone(never);
    expect(never.said).toBe('This level cannot be solved at all.');
  });

  test('trusts a solution that came with the level, and tells that later positions are not known', async () => {
    const seated = sokoban(levelOf(TWO.board, 'rRRRllldrRRR'), { solver: answering('gaveUp') });
    seated.arrows('rrrrrd');
    expect((await undone(seated)).at).toBeLessThan(7);
    expect(seated.said).toContain('From here it can');
  });
});

describe('Vexed', () => {
  const LEVEL = '7 3\n#######\n#P r r#\n#######';

  test('has hints, whether it can still be solved, and solutions', async () => {
    const seated = new Seated('vexed', packOf(levelOf(LEVEL)));
    await help(seated);
    expect(spoken(seated)).toBe('Push this box to the right.');
    await help(seated, 'solve');
    expect(seated.sitting.display().picture?.playback?.programme).toBe('found');
    const other = new Seated('vexed', packOf(levelOf(LEVEL)));
    other.ask('solvable');
    await other.helped();
    expect(other.said).toBe('Yes, this can still be solved.');
  });
});
