import { afterEach, expect, test, vi } from 'vitest';
import { sentence } from '../../../src/core/parsed.ts';
import { finish } from '../../../src/core/work.ts';
import { findGame, games } from '../../../src/games/index.ts';
import { findMakable } from '../../../src/games/makers.ts';
import { madePacksIn } from '../../../src/node/made.ts';
import { dailyPlaces } from '../../../src/play/day/daily.ts';
import { dayAt } from '../../../src/play/day/day.ts';
import { placeOfDay } from '../../../src/play/day/dayRecord.ts';
import { dayMessage, longDayMessage, monthMessage } from '../../../src/play/speech/dates.ts';
import { memoryStore } from '../../../src/results/memoryStore.ts';
import { holdClock } from '../../tools/heldClock.ts';
import { kura } from '../../tools/kura.ts';
import { atNoon } from '../../tools/otherClock.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';
import { KEYS } from '../../tools/terminal.ts';
import { unwrap } from '../../tools/unwrap.ts';

/** Milliseconds, more than anything takes. */
const LONG = 10_000;

afterEach(() => {
  vi.unstubAllEnvs();
});

test('the first screen has a calendar, a day of it its levels, and each is played from there', async () => {
  const today = dayAt(Date.now());
  const env = atNoon(today);
  const terminal = running(['play'], { folder: playFolder(), env });
  await terminal.sees('Levels of the day');
  terminal.type(KEYS.end, KEYS.up, KEYS.enter);
  await terminal.sees(sentence(monthMessage(today)), 'Mo', '0 of 5 solved', 'Solve a level on its day, and a row');
  terminal.type(KEYS.enter);
  await terminal.sees(sentence(longDayMessage(today)), 'Sokoban, easy: not solved', 'Breakthrough: not solved');
  terminal.type(KEYS.end, KEYS.enter);
  await terminal.sees('1/1', 'Difficulty');
  expect(await terminal.leave()).toBe(0);
});

const ARROWS: Readonly<Record<string, string>> = { u: KEYS.up, r: KEYS.right, d: KEYS.down, l: KEYS.left };

test('after a win there is another level like it, which is made while one waits', async () => {
  const maker = (await findMakable('sokoban')!.maker!())!;
  const { moves } = finish(maker.make({ seed: 2, grade: 3 }))!.lines[0]!;
  const clock = await holdClock();
  const terminal = running(['play', 'sokoban', 'made-g3-s2'], { folder: playFolder(), env: clock.env });
  await terminal.sees('1/1', 'Moves 0');
  terminal.type(...[...moves.toLowerCase()].map((letter) => ARROWS[letter]!));
  await terminal.sees('Solved!');
  await clock.pass(LONG);
  await terminal.sees('Under which name');
  terminal.type(KEYS.escape);
  await terminal.sees('Congratulations! Level passed!', 'Another one like this');
  terminal.type('a');
  await terminal.sees('1/1', 'Moves 0');
});

test('what was done of a day is shared as text, from the calendar and by kura today, which tells what is solved', async () => {
  const [folder, today] = [playFolder(), dayAt(Date.now())];
  const env = atNoon(today);
  vi.stubEnv('NODE_OPTIONS', env.NODE_OPTIONS);
  const [place] = dailyPlaces(games).map((one) => placeOfDay(today, one));
  const unsolved = kura(['today', '--share'], '', folder);
  expect([unsolved.status, unsolved.stderr]).toEqual([1, 'kura: Nothing of this day is solved yet.\n']);
  const made = madePacksIn(memoryStore());
  const level = unwrap(await made.level({ ...place!, game: findGame('sokoban')! }));
  const { moves } = level.lines[0]!;
  const played = running(['today', '--play'], { folder, env });
  await played.sees('1/3', 'Moves 0');
  played.type(...[...moves.toLowerCase()].map((letter) => ARROWS[letter]!));
  await played.sees('Under which name');
  played.type(KEYS.escape);
  await played.sees('Level 1 passed!', 'Stay here');
  played.type('s');
  expect(await played.leave()).toBe(0);
  const terminal = running(['play'], { folder, env });
  await terminal.sees('Levels of the day');
  terminal.type(KEYS.end, KEYS.up, KEYS.enter);
  await terminal.sees('1 of 5 solved');
  terminal.type(KEYS.enter);
  await terminal.sees('Sokoban, easy: solved on its day', 'Share the day');
  terminal.type(KEYS.end, KEYS.enter);
  const shared = new RegExp(`Sokoban: ◆◆◆ ${moves.length} moves in \\d+:\\d\\d · ◇◇◇ · ◇◇◇`);
  await terminal.until((text) => shared.test(text));
  await terminal.sees(`Kura · ${sentence(dayMessage(today))}`, `/#/days/${today}`, 'Any key goes back.');
  terminal.type('x');
  await terminal.sees('Share the day');
  terminal.type(KEYS.escape);
  await terminal.sees('1 of 5 solved');
  terminal.kill('SIGTERM');
  await terminal.end();
  expect(kura(['today', '--share'], '', folder).stdout).toMatch(shared);
  const printed = kura(['today', 'breakthrough'], '', folder).stdout;
  expect(printed).toMatch(/Breakthrough · .* · not solved\n/);
  expect(printed).toMatch(/\n1 of 5 solved · 1 day in a row\n$/);
});

test('on a terminal it is seen how far the levels of a day are, and Ctrl-C lets no more be made', async () => {
  const terminal = running(['today', 'sokoban'], { folder: playFolder() });
  await terminal.until(() => terminal.sent.includes('% making Sokoban, easy'), 'how far the first one is');
  terminal.kill('SIGINT');
  expect(await terminal.end()).toBe(130);
  expect(terminal.sent).not.toContain(' solved ·');
});

test('a level that takes minutes to make is waited for on the screen, where it is stopped and an easier one made', async () => {
  const terminal = running(['play', 'sokoban', 'made-12x12-b2-g9-s1'], { folder: playFolder() });
  await terminal.sees('Making a level for you…', 'It may take minutes. Esc stops');
  terminal.type(KEYS.escape);
  await terminal.sees('you have stopped that', 'Make an easier one');
  terminal.type('m');
  await terminal.sees('1/1', 'Moves 0');
  expect(await terminal.leave()).toBe(0);
});

test('kura today prints the levels of a day, or why there are none', () => {
  const folder = playFolder();
  const { stdout, status } = kura(['today', 'breakthrough', '--date', '2026-11-09', '--json'], '', folder);
  expect([status, JSON.parse(stdout)]).toMatchObject([
    0,
    {
      day: '2026-11-09',
      game: 'breakthrough',
      pack: 'day-2026-11-09',
      level: 1,
      notes: expect.stringMatching(/^Difficulty/),
    },
  ]);
  const wrong = (...args: readonly string[]): string => {
    const printed = kura(['today', ...args], '', folder);
    expect(printed.status).toBe(2);
    return printed.stderr;
  };
  expect(wrong('--date', '2026-10-31')).toBe('kura: The first levels of the day are of 1 November 2026.\n');
  expect(wrong('--date', '9999-01-01')).toMatch(/not there yet/);
  expect(wrong('--date', 'soon')).toMatch(/^kura: --date takes a day such as /);
  expect(wrong('tictactoe')).toBe(
    'kura: "tictactoe" has no levels of the day. Those that have: sokoban, vexed, breakthrough.\n',
  );
});
