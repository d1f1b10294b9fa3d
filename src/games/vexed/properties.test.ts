import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { type Cell, DIRECTIONS, neighbour } from '../../core/grid.ts';
import { readPack } from '../../core/pack.ts';
import { format, parse } from './drawing.ts';
import { settled, settling } from './gravity.ts';
import { map } from './map.ts';
import { boxAt, isLadder, isRock, type State } from './position.ts';
import { frames, moves, play, refusal, shape } from './rules.ts';

/** Random boards with exactly one human, most of them far from rest. */
const boards = (letters: string): fc.Arbitrary<string> =>
  fc
    .record({ width: fc.integer({ min: 1, max: 8 }), height: fc.integer({ min: 1, max: 8 }) })
    .chain(({ width, height }) => {
      const cells = fc.array(fc.constantFrom(...letters), { minLength: width * height, maxLength: width * height });
      return fc.tuple(cells, fc.nat(width * height - 1)).map(([drawn, human]) => {
        const text = drawn.with(human, 'P').join('');
        const rows = Array.from({ length: height }, (_, y) => text.slice(y * width, (y + 1) * width));
        return [`${width} ${height}`, ...rows].join('\n');
      });
    });

const positions = boards('    ##HHrrbbgRBG').map((text) => unwrap(parse(text)));

const everyPlace = ({ human, boxes }: State): Cell[] => [human, ...boxes.map(({ cell }) => cell)];

/** Ruling by ruling, and not as gravity.ts finds it: whether whatever is on a cell has something below it. */
const stands = (state: State, cell: Cell): boolean => {
  const { shaft, human } = state;
  const below = neighbour(cell, 'down', shaft);
  if (isRock(shaft, below) || boxAt(state, below)) return true;
  return cell === human ? isLadder(shaft, cell) || isLadder(shaft, below) : below === human;
};

test('every board comes to rest: everything stands on something and no box touches its colour', () => {
  fc.assert(
    fc.property(positions, (start) => {
      const state = settled(start);
      for (const cell of everyPlace(state)) expect(stands(state, cell)).toBe(true);
      for (const { cell, colour } of state.boxes) {
        const around = DIRECTIONS.map((direction) => boxAt(state, neighbour(cell, direction, state.shaft))?.colour);
        expect(around).not.toContain(colour);
      }
    }),
  );
});

test('every board settles in bounded time, each tick taking something away or down', () => {
  fc.assert(
    fc.property(positions, (start) => {
      const most = (start.boxes.length + 1) * start.shaft.height + start.boxes.length;
      expect([...settling(start)].length).toBeLessThanOrEqual(most);
    }),
  );
});

test('no two things are ever in one cell, none is in rock, and the shaft stays the same', () => {
  fc.assert(
    fc.property(positions, (start) => {
      for (const { position } of settling(start)) {
        const places = everyPlace(position);
        expect(new Set(places).size).toBe(places.length);
        for (const cell of places) expect(isRock(position.shaft, cell)).toBe(false);
        expect(position.shaft).toBe(start.shaft);
      }
    }),
  );
});

test('colours vanish in groups: never is a single box taken away', () => {
  fc.assert(
    fc.property(positions, (start) => {
      for (const { change } of settling(start)) expect(change.gone?.length ?? 2).toBeGreaterThanOrEqual(2);
    }),
  );
});

test('a move is offered, played, shown and moved by its shape, or none of these', () => {
  fc.assert(
    fc.property(positions, fc.constantFrom(...DIRECTIONS), (start, move) => {
      const state = settled(start);
      const allowed = moves(state).includes(move);
      expect(play(state, move) !== undefined).toBe(allowed);
      expect(frames(state, move).length > 0).toBe(allowed);
      expect(shape(state, move).moved?.length !== 0).toBe(allowed);
      expect(refusal(state, { move }).text === 'Nothing is in the way.').toBe(allowed);
      expect(frames(state, move).at(-1)?.position).toEqual(play(state, move));
    }),
  );
});

test('the text of a position reads back as the same position', () => {
  fc.assert(
    fc.property(positions, (state) => {
      expect(unwrap(parse(format(state)))).toEqual(state);
    }),
  );
});

test('a map file that was written reads back as the same level', () => {
  fc.assert(
    fc.property(boards('   ##HHrrbcmgyl'), (text) => {
      const level = { title: 'map1', board: text, lines: [], problems: [] };
      const file = map.write!({ title: 'map1', levels: [level], problems: [] });
      fc.pre(file.ok);
      expect(readPack(map, unwrap(file), 'map1.txt').levels[0]!.board).toBe(text);
      expect(unwrap(file)).toMatch(/^(?:[^\r\n]*\r\n)+$/);
    }),
  );
});

test('no text makes the reader throw', () => {
  const texts = fc.tuple(fc.nat(4), fc.nat(4), fc.string({ unit: fc.constantFrom(...'#Pr1 H\r\np9x') }));
  fc.assert(
    fc.property(texts, ([width, height, text]) => {
      expect(readPack(map, `${width} ${height}\n${text}`, 'map1.txt').levels).toHaveLength(1);
    }),
  );
});
