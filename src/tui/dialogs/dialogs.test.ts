import { expect, test } from 'vitest';
import type { Canvas } from '../canvas.ts';
import { keyOf } from '../keys.ts';
import { Screen } from '../screen.ts';
import { choose, chooseMany } from './list.ts';
import { prompt } from './prompt.ts';
import { ask } from './question.ts';
import { show } from './sheet.ts';

/** A screen on a screen that only remembers what was drawn last. */
const screenOf = (width: number, height: number) => {
  let last: Canvas | undefined;
  const draw = (canvas: Canvas): void => {
    last = canvas;
  };
  const screen = new Screen({ width, height, isWide: true, depth: '256', draw, lend: () => {} });
  /** Names of terminal-kit's keys, and letters. */
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) screen.press(keyOf(key, [...key].length === 1));
  };
  const seen = async (): Promise<readonly string[]> => {
    await new Promise((resolve) => setImmediate(resolve));
    return last!
      .text()
      .split('\n')
      .map((row) => row.trim())
      .filter((row) => row !== '');
  };
  return { screen, press, seen };
};

test('a line is asked for', async () => {
  const { screen, press, seen } = screenOf(60, 12);
  const answer = prompt(screen, { question: 'Which level?', complaint: 'Not that one.', text: '1', hint: 'Enter' });
  press('2');
  expect(await seen()).toEqual([
    '┌────────────────────────────────┐',
    '│ Not that one.                  │',
    '│ Which level?                   │',
    '│ > 12                           │',
    '│ Enter                          │',
    '└────────────────────────────────┘',
  ]);
  press('ENTER');
  expect(await answer).toBe('12');
  const none = prompt(screen, { question: 'Which level?', hint: '' });
  press('x', 'ESCAPE');
  expect(await none).toBeUndefined();
});

test('of a line that is longer than the box its end is seen', async () => {
  const { screen, press, seen } = screenOf(40, 12);
  void prompt(screen, { question: 'Name?', hint: '' });
  press(...'abcdefghijklmnopqrstuvwxyz0123456789');
  expect((await seen())[2]).toMatch(/> [a-z]+0123456789/);
});

test('a screen with no room for a line is no reason to hang', async () => {
  const { screen, press, seen } = screenOf(5, 6);
  const answer = prompt(screen, { question: 'Name?', hint: '' });
  press('A', 'n', 'n');
  await seen();
  press('ENTER');
  expect(await answer).toBe('Ann');
});

test('a question is answered by a letter, by arrows, and Escape gives the last answer, or the one that is marked so', async () => {
  const { screen, press, seen } = screenOf(40, 12);
  const answers = [
    { value: 1, label: 'Yes' },
    { value: 2, label: 'No' },
  ];
  const first = ask(screen, 'Sure?', answers);
  expect(await seen()).toContain('│ [ Yes ]  [ No ] │');
  press('x', 'n');
  expect(await first).toBe(2);
  const second = ask(screen, 'Sure?', answers);
  press('RIGHT', 'RIGHT', 'ENTER');
  expect(await second).toBe(1);
  const third = ask(screen, 'Sure?', answers);
  press('ESCAPE');
  expect(await third).toBe(2);
  const fourth = ask(screen, 'Sure?', [{ value: 1, label: 'Yes', isEscape: true }, answers[1]!]);
  press('ESCAPE');
  expect(await fourth).toBe(1);
});

test('answers can be clicked', async () => {
  const { screen, seen } = screenOf(40, 7);
  const answer = ask(screen, 'Sure?', [
    { value: 'yes', label: 'Yes' },
    { value: 'no', label: 'No' },
  ]);
  await seen();
  screen.click(0, 0);
  screen.click(24, 4);
  expect(await answer).toBe('no');
});

test('a list that is longer than the screen scrolls with what is chosen', async () => {
  const { screen, press, seen } = screenOf(40, 10);
  const items = Array.from({ length: 20 }, (_, index) => `pack ${index + 1}`);
  const answer = choose(screen, () => ({ title: 'Packs', items, hint: 'Enter' }));
  press('DOWN', 'DOWN', 'DOWN', 'DOWN', 'DOWN');
  expect((await seen()).slice(1, 7)).toEqual([
    '│ Packs  6/20            │',
    '│                        │',
    '│  pack 3                │',
    '│  pack 4                │',
    '│  pack 5                │',
    '│  pack 6                │',
  ]);
  press('END', 'PAGE_UP', 'ENTER');
  expect(await answer).toBe(15);
});

test('only what is too long is cut, and only what is in the box can be clicked', async () => {
  const { screen, seen } = screenOf(20, 10);
  const picked: number[] = [];
  const items = ['short', 'much longer than that'];
  void chooseMany(
    screen,
    () => ({ title: 'Packs', items, hint: '' }),
    (index) => picked.push(index),
  );
  expect((await seen()).slice(3, 5)).toEqual(['│  short         │', '│  much longer … │']);
  screen.click(0, 5);
  screen.click(19, 5);
  screen.click(5, 5);
  expect(picked).toEqual([1]);
});

test('of a list that stays several can be picked', async () => {
  const { screen, press } = screenOf(40, 10);
  const picked: number[] = [];
  const done = chooseMany(
    screen,
    () => ({ title: 'Settings', items: ['a', 'b'], hint: '' }),
    (index) => picked.push(index),
  );
  press('ENTER', 'DOWN', 'ENTER', 'ENTER', 'ESCAPE');
  await done;
  expect(picked).toEqual([0, 1, 1]);
});

test('a sheet scrolls, and any other key puts it away', async () => {
  const { screen, press, seen } = screenOf(30, 6);
  const lines = Array.from({ length: 9 }, (_, index) => ({ text: `line ${index + 1}` }));
  let isAway = false;
  const away = show(screen, { lines: () => lines }).then(() => {
    isAway = true;
  });
  await seen();
  press('PAGE_DOWN');
  expect((await seen()).slice(1, 5)).toEqual(['│ line 5 │', '│ line 6 │', '│ line 7 │', '│ line 8 │']);
  press('UP', 'END');
  expect((await seen()).at(-2)).toBe('│ line 9 │');
  expect(isAway).toBe(false);
  press('ESCAPE');
  await away;
});

test('who types ahead answers the next question, and does nothing to what lies below', async () => {
  const { screen, press } = screenOf(60, 12);
  const below: string[] = [];
  void screen.open<undefined>(() => ({ paint: () => {}, press: ({ name }) => below.push(name) }));
  const answers: (string | undefined)[] = [];
  const work = screen.during(async () => {
    answers.push(await prompt(screen, { question: 'Name?', hint: '' }));
    await new Promise((resolve) => setImmediate(resolve));
    answers.push(await prompt(screen, { question: 'Level?', hint: '' }));
  });
  press('A', 'n', 'n', 'ENTER', '7', 'ENTER', 'r');
  expect(below).toEqual([]);
  await work;
  expect([answers, below]).toEqual([['Ann', '7'], ['R']]);
});
