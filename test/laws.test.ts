import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyGame } from '../src/core/game.ts';
import { DIRECTIONS, neighbour } from '../src/core/grid.ts';
import { openSession } from '../src/core/openSession.ts';
import { sentence } from '../src/core/parsed.ts';
import { dice } from '../src/core/random.ts';
import { openState } from '../src/core/replay.ts';
import type { Session } from '../src/core/session.ts';
import type { Shape } from '../src/core/view.ts';
import { games } from '../src/games/index.ts';
import { settingsNamed } from '../src/play/belongings/settingNames.ts';
import { commandsFor } from '../src/play/command/commands.ts';
import { DRAWING } from '../src/play/command/drawing.ts';
import { helpOf } from '../src/play/speech/help.ts';
import { amount } from './tools/long.ts';
import { shippedLevels } from './tools/shipped.ts';
import { unwrap } from './tools/unwrap.ts';

/** The laws that ARCHITECTURE.md promises, held against every game in the list. */

/** Also one that begins with what somebody wrote. */
const SENTENCE = /^[A-Z"][^{}]*[.!]$/;

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};

/** Every position of a few random games from each level, each one frozen. */
const positionsOf = (game: AnyGame): readonly unknown[] =>
  shippedLevels(game).flatMap(({ board }) =>
    Array.from({ length: amount(1, 3) }, (_, seed) => {
      const { roll } = dice(seed + 1);
      const seen = [freeze(openState(game, unwrap(game.parse(board))))];
      for (let moves = game.moves(seen[0]); moves.length > 0 && seen.length < 80; moves = game.moves(seen.at(-1))) {
        seen.push(freeze(game.play(seen.at(-1), moves[roll(moves.length)])));
      }
      return seen;
    }).flat(),
  );

const sessions = (game: AnyGame): Session[] =>
  shippedLevels(game).map((level) => unwrap(openSession(game, level.board)));

const playAtRandom = (session: Session, plies: number): void => {
  const { roll } = dice(7);
  for (let ply = 0; ply < plies; ply++) {
    const { choices } = session.snapshot(ply);
    if (choices.length === 0) return;
    unwrap(session.play(choices[roll(choices.length)]!.text, ply));
  }
};

const cellsOf = ({ from, to, moved = [], gone = [] }: Shape): readonly number[] => [
  ...(from === undefined ? [] : [from]),
  to,
  ...gone,
  ...moved.flatMap((slide) => [slide.from, slide.to]),
];

describe.each(games.map((game) => [game.id, game] as const))('%s', (_, game) => {
  let positions: readonly unknown[];
  // Not while tests are collected: a game that breaks here has to fail under its own name.
  beforeAll(() => {
    positions = positionsOf(game);
  });

  test('ships levels that can be played', () => {
    expect(shippedLevels(game).length).toBeGreaterThan(0);
    for (const { board } of shippedLevels(game)) {
      const state = openState(game, unwrap(game.parse(board)));
      expect(game.outcome(state)).toBeUndefined();
      expect(game.moves(state)).not.toEqual([]);
    }
  });

  test('1: the text of a position gives the same position back', () => {
    for (const state of positions) {
      const text = game.format(state);
      const again = unwrap(game.parse(text));
      expect(game.format(again)).toBe(text);
      expect(game.draw(again)).toEqual(game.draw(state));
      expect(game.view(again)).toEqual(game.view(state));
      expect(game.turn(again)).toBe(game.turn(state));
      expect(game.outcome(again)).toEqual(game.outcome(state));
      expect(game.moves(again)).toEqual(game.moves(state));
    }
  });

  test('2: offered moves are accepted, also by frozen positions, and none remain after the end', () => {
    for (const state of positions) {
      const moves = game.moves(state);
      expect(moves.filter((move) => game.play(state, move) === undefined)).toEqual([]);
      if (game.outcome(state)) expect(moves).toEqual([]);
    }
  });

  test('3: a move reads back from its own notation', () => {
    for (const state of positions) {
      const moves = game.moves(state);
      const read = moves.map((move) => unwrap(game.steps(game.formatMove(state, move))).map((step) => step.move));
      expect(read).toEqual(moves.map((move) => [move]));
    }
  });

  test('4: views and shapes fit the board and use known looks only', () => {
    const looks = new Set<string | undefined>();
    for (const state of positions) {
      const { width, height, ground, pieces } = game.view(state);
      expect([ground.length, pieces.length]).toEqual([width * height, width * height]);
      for (const look of [...ground, ...pieces]) looks.add(look);
      const shapes = game.moves(state).map((move) => game.shape(state, move));
      expect(shapes.flatMap(cellsOf).filter((cell) => ground[cell] === undefined)).toEqual([]);
    }
    for (const side of Object.values(game.sides ?? {})) looks.add(side);
    looks.delete(undefined);
    expect([...looks].filter((look) => !Object.hasOwn(game.looks, look!))).toEqual([]);
  });

  test('5: the ticks of a move end where the move ends', () => {
    for (const state of positions) {
      const moves = game.frames ? game.moves(state) : [];
      const last = moves.map((move) => game.format(game.frames!(state, move).at(-1)!.position));
      expect(last).toEqual(moves.map((move) => game.format(game.play(state, move))));
    }
  });

  test('6: a replay reaches the position it was taken from, and snapshots are plain data', () => {
    for (const session of sessions(game)) {
      playAtRandom(session, 60);
      const { board, moves } = session.replay(60);
      const again = unwrap(openSession(game, board));
      unwrap(again.play(moves, 0));
      // Played in one go they are taken back in one go.
      const { spent: _, back, ...reached } = again.snapshot(0);
      expect(back).toBe(0);
      expect(session.snapshot(60)).toMatchObject(reached);
      expect(structuredClone(reached)).toEqual(reached);
    }
  });

  test('7: shipped solutions solve their levels', () => {
    for (const { board, lines } of shippedLevels(game)) {
      for (const { moves } of lines) {
        const session = unwrap(openSession(game, board));
        unwrap(session.play(moves, 0));
        expect(session.snapshot(0).outcome).toEqual({ winner: 0 });
        expect(session.replay(0).moves).toBe(moves);
      }
    }
  });

  test('8: undo gives the position before, redo the position after', () => {
    for (const session of sessions(game)) {
      const seen = [session.snapshot(0)];
      while (seen.length < 40 && seen.at(-1)!.choices.length > 0) {
        unwrap(session.play(seen.at(-1)!.choices[0]!.text, 0));
        seen.push(session.snapshot(0));
      }
      for (const at of [...seen.keys(), ...[...seen.keys()].reverse()]) {
        session.seek(at, 0);
        // The clock does not stop for whoever goes back to the start.
        const { running } = session.snapshot(0);
        const [length, forth] = [seen.length - 1, Math.min(at + 1, seen.length - 1)];
        expect(session.snapshot(0)).toEqual({ ...seen[at], length, forth, running });
      }
    }
  });

  test('9: every refusal has a reason, a whole sentence', () => {
    const reasons = new Set<string>();
    for (const state of positions.filter((_, index) => index % 10 === 0)) {
      const view = game.view(state);
      for (const cell of view.ground.keys()) {
        reasons.add(sentence(game.refusal(state, { to: cell })));
        for (const direction of DIRECTIONS) {
          const to = neighbour(cell, direction, view) ?? cell;
          reasons.add(sentence(game.refusal(state, { from: cell, direction })));
          reasons.add(sentence(game.refusal(state, { from: cell, to })));
        }
      }
    }
    for (const reason of reasons) expect(reason).toMatch(SENTENCE);
  });

  test('10: no two cells of a board are called the same', () => {
    for (const { board } of shippedLevels(game)) {
      const size = game.view(unwrap(game.parse(board)));
      const names = [...size.ground.keys()].map((cell) => game.cellName?.(cell, size) ?? cell);
      expect(new Set(names).size).toBe(names.length);
    }
  });

  test('11: it says what it is and how it is played, in whole sentences', async () => {
    const { rules, page = [], terminal = [], origin = [] } = await helpOf(game);
    expect(rules).not.toEqual([]);
    for (const message of [game.introduction, ...rules, ...page, ...terminal, ...origin]) {
      expect(sentence(message)).toMatch(SENTENCE);
    }
  });

  test('12: settings that concern it are there to be chosen, and it renames and rekeys only commands that suit it', () => {
    const named = settingsNamed({ text: '' });
    expect((game.settings ?? []).filter((setting) => !Object.hasOwn(named, setting))).toEqual([]);
    const ids: readonly string[] = commandsFor(game, DRAWING).map(({ id }) => id);
    expect(
      [...Object.keys(game.names ?? {}), ...Object.keys(game.keys ?? {})].filter((id) => !ids.includes(id)),
    ).toEqual([]);
  });

  test('13: where boards have sizes, each start is read by its size and is shipped', () => {
    const { least, most } = game.sizes ?? { least: 1, most: 0 };
    const starts = Array.from({ length: most - least + 1 }, (_, index) => `${least + index}x${least + index}`);
    const boards: readonly string[] = game.packs[0]!.pack.levels.map(({ board }) => board);
    expect(starts.map((start) => game.format(unwrap(game.parse(start)))).filter((b) => !boards.includes(b))).toEqual(
      [],
    );
    expect(game.parse(`${most + 1}x${most + 1}`).ok).toBe(false);
  });

  test('14: a game for two tells whoever is to move what to do next', () => {
    const told = positions.flatMap((state) => Object.values(game.advice?.(state) ?? {}));
    expect(told.length > 0).toBe(game.seats === 2);
    for (const reason of new Set(told.map(sentence))) expect(reason).toMatch(SENTENCE);
  });
});
