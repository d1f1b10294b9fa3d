import { expect, test } from 'vitest';
import { Desk, type Layer } from './desk.ts';
import { prompt } from './dialogs/prompt.ts';
import { keyOf } from './keys.ts';

/** A desk with a game on it that remembers its keys. */
const deskWithGame = () => {
  const desk = new Desk({ width: 40, height: 12, isWide: true, depth: '256', draw: () => {} });
  const played: string[] = [];
  const game: Layer = { paint: () => {}, press: ({ name }) => played.push(name) };
  void desk.open(() => game);
  const type = (text: string): void => {
    for (const letter of text) desk.press(keyOf(letter, true));
  };
  return { desk, played, type, enter: () => desk.press(keyOf('ENTER', false)) };
};

test('keys between two questions wait for the next one', async () => {
  const { desk, played, type, enter } = deskWithGame();
  const answers: (string | undefined)[] = [];
  const asking = desk.during(async () => {
    answers.push(await prompt(desk, { question: 'Which file?', hint: '' }));
    answers.push(await prompt(desk, { question: 'Sure?', hint: '' }));
  });
  type('a');
  enter();
  type('b');
  enter();
  await asking;
  expect([answers, played]).toEqual([['a', 'b'], []]);
});

test('keys that were pressed past the end of a game answer nothing', async () => {
  const { desk, played, type, enter } = deskWithGame();
  let [isAsked, answer]: [boolean, string | undefined] = [false, undefined];
  const asking = desk.during(async () => {
    await desk.pause(1);
    const answering = prompt(desk, { question: 'Your name?', hint: '' });
    isAsked = true;
    answer = await answering;
  });
  type('dddd');
  enter();
  await expect.poll(() => isAsked).toBe(true);
  type('Ann');
  enter();
  await asking;
  expect([answer, played]).toEqual(['Ann', []]);
});
