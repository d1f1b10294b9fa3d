import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cell } from '../src/core/grid.ts';
import { Board } from '../src/games/sokoban/engine/board/board.ts';
import { Journeys } from '../src/games/sokoban/engine/board/journeys.ts';
import { deadPlaces, uselessPlaces } from '../src/games/sokoban/engine/deadlocks/deadPlaces.ts';
import { settledIn } from '../src/games/sokoban/engine/features/schedule.ts';
import { Scheduling } from '../src/games/sokoban/engine/features/scheduling.ts';
import { engines } from '../src/games/sokoban/engine/index.ts';
import { MEMBERS } from '../src/games/sokoban/engine/members.ts';
import { settingOf } from '../src/games/sokoban/engine/setting.ts';
import { sokoban } from '../src/games/sokoban/index.ts';
import type { State } from '../src/games/sokoban/rules.ts';
import { warner } from '../src/games/sokoban/warnings.ts';
import { shippedPack } from '../src/play/packs/opened.ts';
import { type Drawing, drawBoard, label, type Mark, page, readBoard, sheet } from './drawnBoard.ts';

// `npx tsx scripts/solverPictures.ts` draws docs/pictures/solver-*.svg: what is seen there the engine has found out, and where it says otherwise it stops.

const PICTURES = join(import.meta.dirname, '../docs/pictures');

/** Whoever takes turns, in the order of `MEMBERS.any`. */
const NAMES: readonly (readonly [name: string, colour: string])[] = [
  ['push by push', '#1f4b99'],
  ['a few positions from the start', '#c22a12'],
  ['journeys, care for the way', '#2e8b6f'],
  ['the same with a nearer schedule', '#8bbf5a'],
  ['journeys, care for room', '#d9822b'],
];

/** Pixels of a share of 1 in the first round, and of what would not be seen. */
const UNIT = 11;
const THIN = 4;
const [LEFT, TOP, BAR] = [24, 120, 44];

/** Who has which turn in the first rounds, one after another from the left to the right. */
const turns = (): string => {
  const usual = MEMBERS.any.filter(({ isExtra }) => !isExtra);
  if (usual.length !== NAMES.length) throw new Error('Not all of them have a name.');
  const parts: string[] = [];
  let x = LEFT;
  for (const round of [0, 1, 2]) {
    const began = x;
    for (const [index, { share, joins = 0 }] of usual.entries()) {
      if (joins > round) continue;
      const width = Math.max(share * 2 ** round * UNIT, THIN);
      parts.push(`<rect x="${x}" y="${TOP}" width="${width - 1}" height="${BAR}" fill="${NAMES[index]![1]}"/>`);
      x += width;
    }
    parts.push(`<path d="M${began} ${TOP + BAR + 8}h${x - began - 2}" stroke="#242b33" stroke-width="1.5"/>`);
    parts.push(label(`round ${round + 1}`, [(began + x) / 2, TOP + BAR + 28], 'text-anchor="middle"'));
  }
  for (const [index, [name, colour]] of NAMES.entries()) {
    const [column, row] = [LEFT + (index % 2) * 330, 24 + Math.floor(index / 2) * 28];
    parts.push(`<rect x="${column}" y="${row}" width="16" height="16" fill="${colour}"/>`);
    parts.push(label(name, [column + 24, row + 13]));
  }
  const drawing: Drawing = { svg: parts.join('\n'), width: x + LEFT, height: TOP + BAR + 48 };
  return page('Who looks for a solution, and whose turn it is', drawing);
};

/** To every place to which a box can be brought, in so many pushes. */
const journeysOf = (state: State, cell: Cell): readonly Mark[] => {
  const setting = settingOf(state);
  const { floor, boxes, pusher } = setting;
  const board = new Board(floor, boxes, uselessPlaces(floor, boxes));
  const journeys = new Journeys(floor, deadPlaces(floor), 'push');
  const from = floor.cells.indexOf(cell);
  const marks = new Map<Cell, Mark>();
  // The shortest come first.
  for (let index = 0, amount = journeys.find(from, pusher, board.taken); index < amount; index += 1) {
    const to = floor.cells[journeys.end(index)]!;
    const text = String(journeys.pushesOf(index).length);
    if (to !== cell && !marks.has(to)) marks.set(to, { cell: to, kind: 'ghost', text });
  }
  return [...marks.values()];
};

const journeys = (): string => {
  const rows = ['##########', '#   #    #', '#   #    #', '# $      #', '#   #    #', '#@  #  . #', '##########'];
  const state = readBoard(rows);
  const lines = ['Where the box can be brought to, and in how many pushes:', 'each of these places is one journey.'];
  return sheet('Journeys of a box', [{ ...drawBoard(state, journeysOf(state, state.boxes[0]!)), lines }]);
};

/** Work that pauses, to its end. */
const finish = <T>(work: Iterator<unknown, T>): T => {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
};

/** In which order goals are filled for good, as it is found from the end. */
const orderOf = (state: State): readonly Mark[] => {
  const setting = settingOf(state);
  const scheduling = new Scheduling(setting, 'far');
  finish(scheduling.begin());
  while (scheduling.search.found === undefined)
    if (!finish(scheduling.search.step())) throw new Error('There is no order.');
  const settled = settledIn(scheduling.schedule());
  const order = setting.floor.goals.map((goal) => settled.findIndex((places) => places.includes(goal)));
  const ranks = [...new Set(order)].sort((one, other) => one - other);
  return setting.floor.goals.map((goal, index) => ({
    ...{ cell: setting.floor.cells[goal]!, kind: 'number' },
    text: String(ranks.indexOf(order[index]!) + 1),
  }));
};

const schedule = (): string => {
  const start = shippedPack(sokoban, 'first-steps')!.pack.levels[19]!.board.trimEnd().split('\n');
  const end = start.map((row) => row.replaceAll('$', ' ').replaceAll('.', '*'));
  const [first, last] = [readBoard(start), readBoard(end)];
  return sheet('A schedule, found from the end', [
    { ...drawBoard(last), lines: ['From the end: boxes are pulled off', 'the goals, back to where they start.'] },
    {
      ...drawBoard(first, orderOf(first)),
      lines: ['Read backwards, that is the order', 'in which the goals are filled.'],
    },
  ]);
};

/** A board that is lost, as the solver proves. */
const lost = (rows: readonly string[], lines: readonly string[], marked: (state: State) => readonly Cell[]) => {
  const state = readBoard(rows);
  const answer = finish(engines.find(({ aim }) => aim === 'any')!.think(state, { now: () => 0 }));
  if (answer.kind !== 'none') throw new Error(`This is not lost:\n${rows.join('\n')}`);
  return {
    ...drawBoard(
      state,
      marked(state).map((cell) => ({ cell, kind: 'lost' })),
    ),
    lines,
  };
};

const isHome = ({ warehouse }: State, cell: Cell): boolean => warehouse.goals[cell] === true;

const losses = (): string =>
  sheet('What is lost', [
    lost(
      ['########', '#  $$  #', '#  @   #', '# .  . #', '########'],
      ['Freeze: neither of the two', 'can be the first to move.'],
      warner.stuck,
    ),
    lost(
      ['#########', '# $  **.#', '# @  ** #', '#########'],
      ['Walled in: four boxes are home for ever,', 'and no way leads past them.'],
      (state) => state.boxes.filter((cell) => !isHome(state, cell)),
    ),
    lost(
      ['#########', '#@  #.###', '#  $$ ..#', '##$ #####', ' #  #', ' ####'],
      ['A knot: two of them can be moved,', 'and none will ever be home.'],
      ({ boxes }) => boxes,
    ),
  ]);

const DRAWN = { turns, journeys, schedule, lost: losses };

for (const [name, draw] of Object.entries(DRAWN)) writeFileSync(join(PICTURES, `solver-${name}.svg`), draw());
