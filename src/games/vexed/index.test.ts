import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { sentence } from '../../core/parsed.ts';
import { formatMoves, openState, run } from '../../core/replay.ts';
import { vexed } from './index.ts';
import type { State } from './position.ts';

const position = (...rows: string[]): State =>
  unwrap(vexed.parse([`${rows[0]!.length} ${rows.length}`, ...rows].join('\n')));

const why = (state: State, attempt: Parameters<typeof vexed.refusal>[1]): string =>
  sentence(vexed.refusal(state, attempt));

describe('the conformance vector', () => {
  const start = position(
    '########',
    '####   #',
    '#    #H#',
    '#   rPH#',
    '#  ###H#',
    '# g y H#',
    '##r ##H#',
    '###   H#',
    '#yg    #',
    '########',
  );

  test('is solved in 17 moves', () => {
    const { played, refused } = run(vexed, start, unwrap(vexed.steps('l l l l r r r r r u u u l l l r l')));
    expect(played).toHaveLength(17);
    expect(refused).toEqual([]);
    expect(vexed.outcome(played.at(-1)!.state)).toEqual({ winner: 0 });
    expect(vexed.outcome(played.at(-2)!.state)).toBeUndefined();
  });

  test('keeps two yellow boxes with a final d instead', () => {
    const { played } = run(vexed, start, unwrap(vexed.steps('l l l l r r r r r u u u l l l r d')));
    const end = played.at(-1)!.state;
    expect(end.boxes.map(({ colour }) => colour)).toEqual(['yellow', 'yellow']);
    expect(vexed.outcome(end)).toBeUndefined();
  });
});

describe('the moves on offer', () => {
  test('are those that nothing hinders', () => {
    expect(vexed.moves(position('#H#', '#p ', '#H#', '#r#'))).toEqual(['up', 'right', 'down']);
    expect(vexed.moves(position('# Prb #'))).toEqual(['left']);
  });

  test('run out when no box is left', () => {
    const solved = position('#P  #');
    expect(vexed.outcome(solved)).toEqual({ winner: 0 });
    expect(vexed.moves(solved)).toEqual([]);
    expect(vexed.play(solved, 'right')).toBeUndefined();
    expect(vexed.frames!(solved, 'right')).toEqual([]);
    expect(why(solved, { move: 'right' })).toBe('The level is solved.');
    expect(why(solved, {})).toBe('The level is solved.');
  });

  test('are always for the only seat there is', () => {
    expect(vexed.turn(position('#Pr#'))).toBe(0);
  });
});

describe('a refusal', () => {
  const state = position('#    #', '# P r#', '######');

  test('is about a move, a direction or a neighbouring cell', () => {
    expect(why(state, { move: 'up' })).toBe('There is no ladder here.');
    expect(why(state, { direction: 'up' })).toBe('There is no ladder here.');
    expect(why(state, { to: 2 })).toBe('There is no ladder here.');
  });

  test('of a cell further away, or of nothing at all, says what to do', () => {
    expect(why(state, { to: 10, isWary: true })).toBe('Click a cell next to the worker.');
    expect(why(state, { to: 8, isWary: true })).toBe('Click a cell next to the worker.');
    expect(why(state, {})).toBe('Click a cell next to the worker.');
  });

  test('of a cell further away says why nobody is walked there', () => {
    expect(why(state, { to: 10 })).toBe('The worker cannot walk there.');
    expect(why(state, { to: 8 })).toBe('The worker is there already.');
  });

  test('of a move that is allowed says so', () => {
    expect(why(state, { move: 'right' })).toBe('Nothing is in the way.');
  });

  test('at the edge of the board does not take nothing for a neighbour', () => {
    expect(why(position('Pr'), {})).toBe('Click a cell next to the worker.');
  });
});

describe('the shape of a move', () => {
  test('shows the human of a step', () => {
    expect(vexed.shape(position('# P r#'), 'left')).toEqual({
      to: 1,
      direction: 'left',
      happening: 'step',
      moved: [{ from: 2, to: 1 }],
    });
  });

  test('shows the human and the box of a push', () => {
    expect(vexed.shape(position('#Pr #'), 'right')).toEqual({
      to: 2,
      direction: 'right',
      happening: 'push',
      moved: [
        { from: 1, to: 2 },
        { from: 2, to: 3 },
      ],
    });
  });

  test('moves nothing when the move is refused, and stays on the board', () => {
    expect(vexed.shape(position('#Pr#'), 'right')).toEqual({ to: 2, direction: 'right', happening: 'step', moved: [] });
    expect(vexed.shape(position('#Pr#'), 'up')).toEqual({ to: 1, direction: 'up', happening: 'step', moved: [] });
  });
});

describe('the frames of a move', () => {
  test('are the shove, then each tick with what changed', () => {
    const start = position('#Pr #', '### #', '###r#');
    expect(vexed.frames!(start, 'right').map(({ change }) => change)).toEqual([
      vexed.shape(start, 'right'),
      { happening: 'fall', moved: [{ from: 3, to: 8 }] },
      { happening: 'vanish', gone: [8, 13] },
    ]);
  });

  test('of a refused move are none', () => {
    expect(vexed.frames!(position('#Pr#'), 'right')).toEqual([]);
  });
});

describe('ruling 12: opening a level', () => {
  test('shows how it settles', () => {
    const frames = vexed.open!(position('Prr', '# #'));
    expect(frames.map(({ position }) => vexed.draw(position))).toEqual([['P r', '#r#']]);
    expect(frames.map(({ change }) => change)).toEqual([{ happening: 'fall', moved: [{ from: 1, to: 4 }] }]);
  });

  test('shows nothing when it is at rest', () => {
    expect(vexed.open!(position('#Pr#'))).toEqual([]);
  });

  test('that settles to no box wins it', () => {
    expect(vexed.outcome(openState(vexed, position('#Prr#')))).toEqual({ winner: 0 });
  });
});

describe('ruling 14: a colour with one box left', () => {
  test('is remarked, colour by colour', () => {
    expect(vexed.remarks!(position('#Pr y g y b#')).map(sentence)).toEqual([
      'Only one blue box is left.',
      'Only one red box is left.',
      'One green box is left: the level can no longer be won. U undoes, R resets.',
    ]);
  });

  test('is not remarked of two or none', () => {
    expect(vexed.remarks!(position('#Pr r#'))).toEqual([]);
    expect(vexed.remarks!(position('#P#'))).toEqual([]);
  });
});

test('a view names what stands where', () => {
  const state = position('#pRr', 'HbH ');
  expect(vexed.view(state)).toEqual({
    width: 4,
    height: 2,
    ground: ['rock', 'ladder', 'ladder', 'air', 'ladder', 'air', 'ladder', 'air'],
    pieces: [undefined, 'human', 'red', 'red', undefined, 'blue', undefined, undefined],
  });
});

test('a line is written in the letters of a control sequence', () => {
  expect(formatMoves(vexed, position('#P  #'), ['right', 'left'])).toBe('r l');
});

test('the game says who it is', () => {
  const { id, title, seats, forgiving, looks } = vexed;
  expect({ id, title, seats, forgiving }).toEqual({ id: 'vexed', title: 'Sokoban Vexed', seats: 1, forgiving: true });
  expect(looks).toEqual({
    rock: { glyph: '#', label: 'rock', tint: 'dim' },
    ladder: { glyph: 'H', label: 'ladder', tint: 'dim', notable: true },
    air: { glyph: ' ', label: 'air' },
    human: { glyph: 'P', label: 'worker', turns: true },
    blue: { glyph: 'b', label: 'blue box', tint: 'blue', lettered: true },
    red: { glyph: 'r', label: 'red box', tint: 'red', lettered: true },
    cyan: { glyph: 'c', label: 'cyan box', tint: 'cyan', lettered: true },
    magenta: { glyph: 'm', label: 'magenta box', tint: 'magenta', lettered: true },
    green: { glyph: 'g', label: 'green box', tint: 'green', lettered: true },
    yellow: { glyph: 'y', label: 'yellow box', tint: 'yellow', lettered: true },
    black: { glyph: 'l', label: 'black box', tint: 'black', lettered: true },
  });
});
