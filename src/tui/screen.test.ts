import { expect, test } from 'vitest';
import { prompt } from './dialogs/prompt.ts';
import { keyOf } from './keys.ts';
import { type Layer, Screen } from './screen.ts';

/** A screen with a game on it that remembers its keys. */
const screenWithGame = () => {
  const screen = new Screen({ width: 40, height: 12, isWide: true, depth: '256', draw: () => {}, lend: () => {} });
  const played: string[] = [];
  const game: Layer = { paint: () => {}, press: ({ name }) => played.push(name) };
  void screen.open(() => game);
  const type = (text: string): void => {
    for (const letter of text) screen.press(keyOf(letter, true));
  };
  return { screen, played, type, enter: () => screen.press(keyOf('ENTER', false)) };
};

test('keys between two questions wait for the next one', async () => {
  const { screen, played, type, enter } = screenWithGame();
  const answers: (string | undefined)[] = [];
  const asking = screen.during(async () => {
    answers.push(await prompt(screen, { question: 'Which file?', hint: '' }));
    answers.push(await prompt(screen, { question: 'Sure?', hint: '' }));
  });
  type('a');
  enter();
  type('b');
  enter();
  await asking;
  expect([answers, played]).toEqual([['a', 'b'], []]);
});
