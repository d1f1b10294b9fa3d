import { describe, expect, test } from 'vitest';
import { Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { sentence } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { commandsFor } from '../command/commands.ts';
import { keymapFor } from '../command/keymap.ts';
import { shippedPack } from '../packs/opened.ts';
import type { Listener, Thinker } from '../thinking/thinker.ts';
import { gameOfPack } from './taskGame.ts';

const lessons = shippedPack(findGame('breakthrough')!, 'first-lessons')!;

const taskOf = (board: string, within: number) => ({ ...levelOf(board), within });

const lesson = (title: string, ways: ConstructorParameters<typeof Seated>[2] = {}): Seated =>
  new Seated('breakthrough', packOf(lessons.pack.levels.find((level) => level.title === title)!), ways);

const play = ({ sitting }: Seated, move: string): void => {
  sitting.act(({ round }, now) => {
    if (!round?.type(move, now).ok) throw new Error(`${move} is not legal`);
  });
};

/** Plays a move, and lets it be answered. */
const answeredAfter = async (seated: Seated, move: string): Promise<Seated> => {
  play(seated, move);
  await seated.answered();
  return seated;
};

const moves = ({ sitting }: Seated): string => sitting.table.round!.replay(0).moves;

const told = ({ sitting }: Seated): string => sentence(sitting.display().task!.message);

const state = ({ sitting }: Seated) => {
  const { state, standing, left } = sitting.display().task!;
  return [state, standing, left];
};

describe('a task', () => {
  test('is solved by whoever makes the right moves, and answered as long as that lasts', async () => {
    const seated = lesson('Take it in time');
    expect(told(seated)).toBe('Win within 4 moves.');
    play(seated, 'c2d3');
    expect([told(seated), state(seated)]).toEqual(['The computer looks for an answer …', ['thinking', undefined, 3]]);
    await seated.answered();
    expect([told(seated), seated.said]).toEqual(['3 moves left.', '']);
    for (const move of ['a3a4', 'a4a5']) await answeredAfter(seated, move);
    expect(told(seated)).toBe('One move left.');
    play(seated, 'a5a6');
    seated.wait(1000);
    expect([seated.said, seated.sitting.display().dialog]).toEqual(['Solved!', 'passed']);
    expect(told(seated)).toBe('Solved!');
    expect(seated.sitting.table.isSolved(1)).toBe(true);
    expect(seated.sitting.display().picture?.snapshot.score).toEqual({ moves: 4 });
  });

  test('tells at once that it was let slip, and shows why when asked to', async () => {
    const seated = await answeredAfter(lesson('Take it in time'), 'a3a4');
    expect(seated.said).toBe('That lets it slip: now the other side wins. Undo takes it back.');
    expect([moves(seated), state(seated)]).toEqual(['a3a4', ['held', 'lost', 3]]);
    seated.ask('play-on');
    expect(moves(seated)).toMatch(/^a3a4 d3[cde]2$/);
    expect(told(seated)).toBe('This is lost: the other side wins. Undo takes it back.');
    seated.ask('undo');
    seated.ask('undo');
    expect(told(seated)).toBe('Win within 4 moves.');
    seated.ask('redo');
    seated.ask('redo');
    await answeredAfter(seated, 'a4a5');
    expect(moves(seated)).toMatch(/1$/);
    expect(seated.said).toBe('Lost.');
    expect(seated.sitting.table.isSolved(1)).toBe(false);
  });

  test('goes on from before the move that was taken back', async () => {
    const seated = await answeredAfter(lesson('Take it in time'), 'a3a4');
    seated.ask('undo');
    expect([moves(seated), told(seated), state(seated)]).toEqual([
      '',
      'Win within 4 moves.',
      [undefined, undefined, 4],
    ]);
    await answeredAfter(seated, 'c2d3');
    expect(state(seated)).toEqual([undefined, undefined, 3]);
  });

  test('tells also that it takes too long, and ends when the moves are used up', async () => {
    const seated = await answeredAfter(lesson('Counting takers'), 'd5d6');
    expect(seated.said).toBe('');
    const late = await answeredAfter(lesson('The decoy'), 'd4c5');
    expect(late.said).toBe('That still wins, but not within 3 more moves. Undo takes it back.');
    late.ask('play-on');
    expect(told(late)).toBe('This does not win in time any more. Undo takes it back.');
    const wrong = lesson('Taking');
    play(wrong, 'b2b3');
    expect(wrong.said).toBe('That was not the winning move. Undo takes it back.');
    expect(wrong.sitting.display().picture?.snapshot.outcome).toEqual({ winner: 1 });
    wrong.ask('undo');
    play(wrong, 'b2c3');
    expect(wrong.said).toBe('Solved!');
  });

  test('is solved from the second seat too, with one’s own below', async () => {
    const seated = new Seated('breakthrough', packOf(taskOf('5/5/2p2/2P2/4P b', 2)));
    const { view } = seated.sitting.display().picture!.snapshot;
    expect(view.pieces.indexOf('second')).toBe(12);
    expect(seated.sitting.display().task?.side).toBe('second');
    expect(view.pieces.indexOf('first')).toBe(4);
    await answeredAfter(seated, 'c3d2');
    expect(seated.said).toBe('That lets it slip: now the other side wins. Undo takes it back.');
    seated.ask('undo');
    await answeredAfter(seated, 'c3b2');
    play(seated, 'b2a1');
    expect([seated.said, seated.sitting.table.isSolved(1)]).toEqual(['Solved!', true]);
  });

  test('has the board lie with one’s own below', () => {
    const { view } = lesson('Taking').sitting.display().picture!.snapshot;
    expect(view.pieces.slice(0, 15).filter(Boolean)).toEqual(['second']);
  });

  test('shows a move that solves it, and plays it when asked again', async () => {
    const seated = lesson('The net');
    seated.ask('undo');
    seated.ask('hint');
    const { task, next } = await seated.seen(({ task }) => task?.hint !== undefined);
    expect(sentence(task!.hintMessage!)).toBe('A good move: f1 to f2. It wins, whatever the other side plays.');
    // What is to be done stands there as before, and nothing of what was said to something else.
    expect([sentence(next!), seated.said]).toEqual(['Win within 2 moves.', '']);
    seated.ask('hint');
    expect(moves(seated)).toBe('f1f2');
  });

  test('is gone on with as it was left', async () => {
    const seated = await answeredAfter(lesson('Take it in time'), 'c2d3');
    const { table } = seated.sitting;
    const reached = new Map([
      [table.hashOf(1)!, { solved: false, lines: table.round!.played.keep(0), isOnBoard: true }],
    ]);
    const again = lesson('Take it in time', { reached, as: 'left' });
    expect([moves(again), state(again)]).toEqual([moves(seated), [undefined, undefined, 3]]);
  });
});

describe('whoever cannot tell', () => {
  /** Answers with what is told by hand. */
  const thinkerOf = (answer: (listener: Listener<never>) => void): Thinker => ({
    choose: () => () => {},
    study: (_, listener) => {
      answer(listener as Listener<never>);
      return () => {};
    },
  });

  test('says so, and plays on', () => {
    const study = { lines: [{ moves: ['e5e4'], chance: 0.2 }], depth: 9, nodes: 9 };
    const thinker = thinkerOf(({ hear }) => hear(study as never, true));
    const seated = lesson('Take it in time', { thinker });
    play(seated, 'c2d3');
    seated.wait(1000);
    expect(moves(seated)).toBe('c2d3 e5e4');
    expect(seated.said).toBe('Whether this still wins in time could not be told. Play on.');
  });

  test('is asked again where nobody has answered', () => {
    let isBroken = true;
    const study = { lines: [{ moves: ['e5e4'], chance: 0, proof: { wins: false, plies: 6 } }], depth: 9, nodes: 9 };
    const thinker = thinkerOf(({ hear, lost }) => (isBroken ? lost() : hear(study as never, true)));
    const seated = lesson('Take it in time', { thinker });
    play(seated, 'c2d3');
    seated.wait(1000);
    expect([moves(seated), state(seated)]).toEqual(['c2d3', ['lost', undefined, 3]]);
    isBroken = false;
    seated.ask('play-on');
    seated.wait(1000);
    expect(moves(seated)).toBe('c2d3 e5e4');
  });
});

test('a pack of tasks is a puzzle to whoever plays it, and other packs of the game are not', () => {
  const game = findGame('breakthrough')!;
  expect([lessons.game.seats, lessons.game.isTask, lessons.game.id]).toEqual([1, true, 'breakthrough']);
  expect(shippedPack(game)!.game).toBe(game);
  expect(gameOfPack(game, lessons.pack)).toBe(lessons.game);
  expect(shippedPack(lessons.game)!.game).toBe(game);
  const ids = commandsFor(lessons.game).map(({ id }) => id);
  for (const id of ['next', 'select', 'restart', 'hint', 'play-on', 'undo'] as const) expect(ids).toContain(id);
  for (const id of ['new-game', 'opponent', 'resign', 'results', 'save-result', 'board-size'] as const) {
    expect(ids).not.toContain(id);
  }
});

test('every key of a pack of tasks means one thing', () => {
  const { keys } = keymapFor(lessons.game);
  const during = new Map(commandsFor(lessons.game).map(({ id, during }) => [id as string, during]));
  const all = Object.entries(keys).flatMap(([id, own]) => (during.get(id) === 'screening' ? [] : own));
  expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
});
