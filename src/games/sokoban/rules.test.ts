import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { DIRECTIONS } from '../../core/grid.ts';
import { sentence } from '../../core/parsed.ts';
import { run } from '../../core/replay.ts';
import { sokoban } from './index.ts';
import { moves, type State } from './rules.ts';

const board = (...rows: string[]): State => unwrap(sokoban.parse(rows.join('\n')));

/** The board after a line, drawn; steps that the rules refuse are left out. */
const drawn = (start: State, line: string): readonly string[] => {
  const { played } = run(sokoban, start, unwrap(sokoban.steps(line)));
  return sokoban.draw(played.at(-1)?.state ?? start);
};

const whyNot = (start: State, line: string): string => {
  const { problem } = run(sokoban, start, unwrap(sokoban.steps(line)));
  return problem ? `${problem.step}: ${sentence(problem.message)}` : 'nothing was refused';
};

describe('walking and pushing', () => {
  const room = board('#######', '#  .  #', '# @$  #', '#     #', '#######');

  test('the pusher walks in four directions', () => {
    expect(drawn(room, 'uldr')).toEqual(['#######', '#  .  #', '# @$  #', '#     #', '#######']);
    expect(drawn(room, 'u')).toEqual(['#######', '# @.  #', '#  $  #', '#     #', '#######']);
    expect(drawn(room, 'd')).toEqual(['#######', '#  .  #', '#  $  #', '# @   #', '#######']);
    expect(drawn(room, 'l')).toEqual(['#######', '#  .  #', '#@ $  #', '#     #', '#######']);
  });

  test('he pushes a box one cell and follows it', () => {
    expect(drawn(room, 'r')).toEqual(['#######', '#  .  #', '#  @$ #', '#     #', '#######']);
    expect(drawn(room, 'rr')).toEqual(['#######', '#  .  #', '#   @$#', '#     #', '#######']);
  });

  test('he stands on a goal and leaves it', () => {
    expect(drawn(room, 'ur')).toEqual(['#######', '#  +  #', '#  $  #', '#     #', '#######']);
    expect(drawn(room, 'urr')).toEqual(['#######', '#  .@ #', '#  $  #', '#     #', '#######']);
  });

  test('never through a wall', () => {
    expect(whyNot(room, 'llr')).toBe('2: There is a wall in the way.');
    expect(whyNot(room, 'rrr')).toBe('3: The box stands against a wall.');
    expect(drawn(room, 'lll')).toEqual(drawn(room, 'l'));
  });

  test('never two boxes', () => {
    const pair = board('#######', '#@$$..#', '#######');
    expect(whyNot(pair, 'r')).toBe('1: Two boxes cannot be pushed at once.');
    expect(drawn(pair, 'r')).toEqual(['#######', '#@$$..#', '#######']);
  });

  test('only free directions are offered', () => {
    expect(moves(room)).toEqual(['up', 'right', 'down', 'left']);
    expect(moves(board('####', '#@.#', '#$ #', '####'))).toEqual(['right']);
  });

  test('a free way is not called blocked, and a lone question gets an answer', () => {
    const refusal = (attempt: Parameters<typeof sokoban.refusal>[1]) => sentence(sokoban.refusal(room, attempt));
    expect(refusal({ direction: 'up' })).toBe('That way is free.');
    expect(refusal({})).toBe('Choose where to go.');
    expect(refusal({ to: 0 })).toBe('The worker cannot get there.');
    expect(refusal({ from: 17, to: 8 })).toBe('The box cannot be pushed there.');
    expect(refusal({ from: 15, to: 8 })).toBe('The worker cannot get there.');
  });
});

describe('winning', () => {
  test('all boxes on goals wins, one is not enough', () => {
    const two = board('########', '#.$@ $.#', '########');
    const steps = unwrap(sokoban.steps('LrrR'));
    const states = run(sokoban, two, steps).played.map(({ state }) => sokoban.outcome(state));
    expect(states).toEqual([undefined, undefined, undefined, { winner: 0 }]);
  });

  test('more goals than boxes: all boxes home wins', () => {
    const start = board('#######', '#.@$..#', '#######');
    expect(run(sokoban, start, unwrap(sokoban.steps('R'))).played.map((p) => sokoban.outcome(p.state))).toEqual([
      { winner: 0 },
    ]);
  });

  test('boxes and goals where no pusher can get are decoration', () => {
    const start = board('########', '#@$.#$.#', '########');
    const [won] = run(sokoban, start, unwrap(sokoban.steps('R'))).played;
    expect(sokoban.outcome(won!.state)).toEqual({ winner: 0 });
    expect(sokoban.draw(won!.state)).toEqual(['########', '# @*#$.#', '########']);
  });

  test('a solved level stays as it is and says so', () => {
    const start = board('######', '#@$. #', '######');
    expect(whyNot(start, 'Rlr')).toBe('2: The level is solved.');
    expect(drawn(start, 'RRll')).toEqual(['######', '# @* #', '######']);
    const solved = run(sokoban, start, unwrap(sokoban.steps('RRll')));
    expect(solved).toMatchObject({ refused: [], discarded: 3 });
    expect(sokoban.moves(solved.played[0]!.state)).toEqual([]);
    expect(sentence(sokoban.refusal(solved.played[0]!.state, { to: 7 }))).toBe('The level is solved.');
  });

  test('a start that is already solved is won only after a push', () => {
    const start = board('#######', '#@ *. #', '#######');
    expect(sokoban.outcome(start)).toBeUndefined();
    const [walked, pushed] = run(sokoban, start, unwrap(sokoban.steps('rR'))).played;
    expect(sokoban.outcome(walked!.state)).toBeUndefined();
    expect(sokoban.outcome(pushed!.state)).toEqual({ winner: 0 });
  });
});

describe('several pushers', () => {
  const team = board('########', '#@ $  .#', '#  @   #', '#.$   @#', '########');

  test('the top left one begins, the others wait and are in the way', () => {
    expect(
      sokoban.view(team).pieces.flatMap((piece, cell) => (piece?.match(/pusher|waiting/) ? [piece, cell] : [])),
    ).toEqual(['pusher', 9, 'waiting', 19, 'waiting', 30]);
    expect(whyNot(team, 'drr')).toBe('3: Another worker is in the way.');
  });

  test('a change of pusher names the next one by the way to him', () => {
    expect(sokoban.moves(team)).toEqual(['right', 'down', { right: 2, down: 1 }, { right: 5, down: 2 }]);
    expect(drawn(team, '{rrd}d')).toEqual(['########', '#@ $  .#', '#      #', '#.$@  @#', '########']);
    expect(drawn(team, '{drr}l{luuu}')).toEqual(drawn(team, '{rrd}l'));
  });

  test('the one who moves anyway may be named', () => {
    expect(drawn(team, '{}r{}d')).toEqual(drawn(team, 'rd'));
    expect(whyNot(board('#####', '#@$.#', '#####'), '{}')).toBe('1: There is no worker to change to.');
  });

  test('a change to nobody is refused', () => {
    expect(whyNot(team, '{r}')).toBe('1: There is no worker to change to.');
    expect(whyNot(team, '{llll}')).toBe('1: There is no worker to change to.');
  });

  test('a box is not pushed onto a pusher', () => {
    const row = board('#######', '#@$@ .#', '#######');
    expect(whyNot(row, 'R')).toBe('1: Another worker stands behind the box.');
  });

  test('a change costs no move, and both pushers can win', () => {
    const { played } = run(sokoban, team, unwrap(sokoban.steps('rRRR{lld}dL')));
    const last = played.at(-1)!.state;
    expect(sokoban.draw(last)).toEqual(['########', '#    @*#', '#      #', '#*@   @#', '########']);
    expect(sokoban.outcome(last)).toEqual({ winner: 0 });
    expect(sokoban.cost?.(team, { right: 2, down: 1 })).toEqual({ moves: 0, pushes: 0 });
  });
});

test('a walk costs a move, a push a move and a push', () => {
  const start = board('######', '# @$.#', '######');
  expect(sokoban.cost?.(start, 'left')).toEqual({ moves: 1, pushes: 0 });
  expect(sokoban.cost?.(start, 'right')).toEqual({ moves: 1, pushes: 1 });
});

describe('shapes', () => {
  const start = board('######', '#@$ .#', '######');
  const shape = (line: string, move: 'left' | 'right') => {
    const { played } = run(sokoban, start, unwrap(sokoban.steps(line)));
    return sokoban.shape(played.at(-1)?.state ?? start, move);
  };

  test('of a push, of a push home, of a walk', () => {
    const slide = (from: number) => ({ from, to: from + 1 });
    expect(shape('', 'right')).toEqual({ to: 8, direction: 'right', happening: 'push', moved: [slide(7), slide(8)] });
    expect(shape('R', 'right')).toEqual({ to: 9, direction: 'right', happening: 'home', moved: [slide(8), slide(9)] });
    expect(shape('R', 'left')).toEqual({ to: 7, direction: 'left', happening: 'step', moved: [{ from: 8, to: 7 }] });
  });

  test('of a change of pusher', () => {
    const team = board('#######', '#@$@ .#', '#######');
    expect(sokoban.shape(team, { right: 2, down: 0 })).toEqual({ to: 10, happening: 'step' });
  });
});

test('inside, outside, goals and walls look different', () => {
  const { ground } = sokoban.view(board(' ####', '##@ #', '# $.#', '#####'));
  expect(ground[0]).toBeUndefined();
  expect(ground.slice(5, 15)).toEqual([
    'wall',
    'wall',
    'floor',
    'floor',
    'wall',
    'wall',
    'floor',
    'floor',
    'goal',
    'wall',
  ]);
});

test('whatever is played, boxes and pushers keep apart and out of the walls', () => {
  const start = board('#########', '#@ $ . ##', '# $#.   #', '#  . $@ #', '#########');
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 20 }), { maxLength: 80 }), (choices) => {
      let state = start;
      for (const choice of choices) {
        const offered = sokoban.moves(state);
        const next = sokoban.play(state, offered[choice % Math.max(1, offered.length)] ?? 'up');
        if (!next) break;
        const things = [next.pusher, ...next.waiting, ...next.boxes];
        expect(new Set(things).size).toBe(5);
        expect(things.filter((cell) => next.warehouse.walls[cell] || !next.warehouse.inside[cell])).toEqual([]);
        for (const direction of DIRECTIONS) {
          expect(sokoban.play(next, direction) !== undefined).toBe(sokoban.moves(next).includes(direction));
        }
        state = next;
      }
    }),
  );
});
