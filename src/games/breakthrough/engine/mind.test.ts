import { expect, test } from 'vitest';
import { amount } from '../../../../test/tools/long.ts';
import type { Mind, Study } from '../../../core/mind.ts';
import { dice } from '../../../core/random.ts';
import { formatMove } from '../notation.ts';
import { format } from '../position.ts';
import { rivals } from '../rivals.ts';
import { moves, outcome, play, type State, start } from '../rules.ts';
import { drawn } from '../testing.ts';
import { mindOf } from './mind.ts';
import { plainWeights } from './plainWeights.ts';
import { pliesByRules, someEnding, somePosition } from './testing.ts';

const mindFor = (size: number): Mind => mindOf(plainWeights(size));

const ended = <Said, Answer>(work: Generator<Said, Answer, void>): Answer => {
  for (;;) {
    const { value, done } = work.next();
    if (done) return value;
  }
};

const after = (state: State, text: string): State => {
  const move = moves(state).find((one) => formatMove(one) === text);
  expect(move, `${text} in ${format(state)}`).toBeDefined();
  return play(state, move!)!;
};

test('a step onto the goal is played by everybody', () => {
  const position = format(drawn('w', '......', '.P....', '......', '..p...', '......', '....P.'));
  for (const rival of rivals.keys()) expect(ended(mindFor(6).choose(position, rival, rival))).toMatch(/^b5[abc]6$/);
});

test('the same question always gets the same answer', () => {
  const position = format(somePosition(8, 12, 3));
  const mind = mindFor(8);
  for (const rival of [0, 3, 5]) {
    const answer = ended(mind.choose(position, rival, 9));
    expect(ended(mindFor(8).choose(position, rival, 9))).toBe(answer);
    expect(ended(mind.choose(position, rival, 9))).toBe(answer);
  }
  const study = ended(mind.study(position, { lines: 3, nodes: 60_000 }));
  expect(ended(mindFor(8).study(position, { lines: 3, nodes: 60_000 }))).toEqual(study);
  expect(study.nodes).toBeLessThanOrEqual(60_100);
});

test('whoever has whims does not always play the same', () => {
  const answers = Array.from({ length: 20 }, (_, seed) => ended(mindFor(8).choose('8x8', 0, seed)));
  expect(new Set(answers).size).toBeGreaterThan(5);
});

test('two who think at once do not disturb one another', () => {
  const mind = mindFor(6);
  const [one, other] = [format(start(6)), format(somePosition(6, 10, 4))];
  const alone = [one, other].map((position) => ended(mind.study(position, { lines: 2, nodes: 50_000 })));
  const both = [one, other].map((position) => mind.study(position, { lines: 2, nodes: 50_000 }));
  const answers: (Study | undefined)[] = [undefined, undefined];
  while (answers.includes(undefined))
    for (const [index, studying] of both.entries()) {
      const { value, done } = studying.next();
      if (done) answers[index] ??= value;
    }
  expect(answers).toEqual(alone);
});

test('what is proven of a move is so by the rules, within as many plies as it says', () => {
  const chance = dice(23);
  for (let count = 0; count < amount(40, 2000); count++) {
    const state = someEnding(5, 3, chance);
    const { lines } = ended(mindFor(5).study(format(state), { lines: 3, nodes: 20_000 }));
    for (const { moves: line, proof } of lines) {
      if (!proof) continue;
      const plies = pliesByRules(after(state, line[0]!));
      // A position that is over is lost for whoever would be to move.
      expect(plies <= 0, `${line[0]} in ${format(state)}`).toBe(proof.wins);
      const real = Math.abs(plies) + 1;
      if (proof.plies !== undefined) expect(real, `${line[0]} in ${format(state)}`).toBeLessThanOrEqual(proof.plies);
      if (proof.isExact) expect(real, `${line[0]} in ${format(state)}`).toBe(proof.plies);
    }
  }
});

test('a study ends by itself when all that is wanted is proven', () => {
  const state = drawn('w', 'p.p...', '......', '.P....', '......', '......', '....P.');
  const { lines } = ended(mindFor(6).study(format(state), { lines: 1 }));
  expect(lines).toHaveLength(1);
  expect(lines[0]!.proof?.wins).toBe(true);
  expect(lines[0]!.chance).toBe(1);
});

test('whoever waits for a study has his say every few thousand positions', () => {
  const studying = mindFor(8).study('8x8', { lines: 3, nodes: 100_000 });
  let nodes = 0;
  for (let step = studying.next(); !step.done; step = studying.next()) {
    expect(step.value.nodes - nodes).toBeLessThan(12_000);
    nodes = step.value.nodes;
  }
});

test('lines are played by the rules, the best first', () => {
  const state = somePosition(8, 16, 5);
  const { lines, depth } = ended(mindFor(8).study(format(state), { lines: 5, nodes: 40_000 }));
  expect(depth).toBeGreaterThan(3);
  expect(lines).toHaveLength(5);
  expect(new Set(lines.map(({ moves: [first] }) => first)).size).toBe(5);
  expect(lines.map(({ chance }) => chance)).toEqual(
    lines.map(({ chance }) => chance).sort((one, other) => other - one),
  );
  for (const { moves: line } of lines) line.reduce(after, state);
});

test('of a game that is over nobody thinks', () => {
  const over = format(drawn('w', '......', '......', '......', '......', '......', 'p...P.'));
  expect(() => ended(mindFor(6).choose(over, 0, 0))).toThrow('over');
  expect(() => ended(mindFor(6).study(over, { lines: 1 }))).toThrow('over');
});

// A thousand games in the long form.
test.each([5, 6, 7, 8, 9, 10])('no rival ever plays what the rules forbid, on a board of %i', (size) => {
  const mind = mindFor(size);
  for (let game = 0; game < amount(2, 167); game++) {
    let state = somePosition(size, 4, game);
    for (let ply = 0; !outcome(state); ply++) {
      const text = ended(mind.choose(format(state), (game + ply) % 2, ply));
      const move = moves(state).find((one) => formatMove(one) === text);
      if (!move) throw new Error(`${text} in ${format(state)}`);
      state = play(state, move)!;
    }
  }
});
