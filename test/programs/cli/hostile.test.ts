import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { hosted, kura, type Printed } from '../../tools/kura.ts';
import { playFolder } from '../../tools/playFolder.ts';
import { running } from '../../tools/running.ts';

/** A window's title, a colour, a bell, a cleared screen in one byte, an order turned around, a line that is none of ours. */
const EVIL = '\u001B]0;evil\u0007\u001B[31m\u009B2J\u202Elive\u2066\u2028\u007F';

/** What no terminal must be sent. */
const RAW = /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const LEVEL = `Title: Docks ${EVIL}
Author: Ann ${EVIL}
Collection: Harbour ${EVIL}

Wharf ${EVIL}

#####
#@$.#
#####

Title: Wharf ${EVIL}
Author: Bob ${EVIL}
Note ${EVIL}

Solution ${EVIL}
R

Saved game ${EVIL}
L

Bad ${EVIL}

####
#@?$\u001B#
####
`;

/** The few control characters that XML has room for. */
const EVIL_XML = '&#x9B;2J&#x85;&#x202E;live&#10;kura: all is well';

const RESULTS = `<collection_results collection="Docks ${EVIL_XML}">
  <level_results level_number="1" level_hash="${EVIL_XML}">
    <result><name>Ann ${EVIL_XML}</name><moves>3</moves><pushes>1</pushes><time>5</time><date>2026-11-15T10:20:00Z</date></result>
    <result><name>Bob</name><moves>${EVIL_XML}</moves></result>
  </level_results>
</collection_results>`;

const FILES = {
  'docks.sok': LEVEL,
  'results.xml': RESULTS,
  'player.json': JSON.stringify({
    kura: 'player',
    version: 1,
    games: { [EVIL]: EVIL },
    settings: EVIL,
    results: { [EVIL]: EVIL },
  }),
  'map1.txt': `${EVIL}\n`,
  'record.pgn': `[Event "${EVIL}"]\n\n1. a2a3 ${EVIL}\n`,
};

const expectTame = ({ stdout, stderr }: Printed): void => {
  expect(stdout).not.toMatch(RAW);
  expect(stderr).not.toMatch(RAW);
  expect(stdout + stderr).not.toBe('');
};

const COMMANDS: readonly (readonly string[])[] = [
  ['show', 'docks.sok'],
  ['verify', 'docks.sok', 'map1.txt', 'record.pgn'],
  ['solve', 'docks.sok'],
  ['duplicates', 'docks.sok', 'docks.sok'],
  ['convert', 'docks.sok', `out${EVIL}.${EVIL}`],
  ['convert', 'docks.sok', 'out.map'],
  ['results', 'results.xml'],
  ['results', 'docks.sok'],
  ['import', 'player.json'],
  ['export', EVIL],
  ['show', `no${EVIL}\nkura: all is well`],
  ['show', 'docks.sok', '--game', EVIL],
  ['show', 'docks.sok', '--level', EVIL],
  ['show', `##### ${EVIL}`],
  ['replay', 'sokoban', 'docks.sok', '--moves', `R${EVIL}`],
  ['replay', 'breakthrough', '8x8', '--moves', EVIL],
  ['replay', EVIL, 'docks.sok', '--moves', 'R'],
  ['perft', EVIL],
  ['play', EVIL],
  ['play', 'sokoban', EVIL],
  ['play', 'sokoban', 'docks.sok', '--level', EVIL],
  ['--encoding', EVIL, 'show', 'docks.sok'],
  [EVIL],
  [`--${EVIL}`],
  ['show', `--${EVIL}`],
  ['results', 'results.xml', '--sort', EVIL],
];

test('whatever a file, a name or an argument holds, it does nothing to a terminal', async () => {
  const folder = playFolder(FILES);
  const evil = `${EVIL}.sok`;
  writeFileSync(join(folder, evil), LEVEL);
  for (const command of [...COMMANDS, ['show', evil], ['verify', evil]]) expectTame(await hosted(command, folder));
});

test('as JSON it is still JSON and means the same', async () => {
  const folder = playFolder(FILES);
  const { stdout } = await hosted(['show', 'docks.sok', '--level', '1', '--json'], folder);
  expect(stdout).not.toMatch(RAW);
  expect(JSON.stringify(JSON.parse(stdout))).toContain(JSON.stringify('\u009B2J\u202Elive\u2066').slice(1, -1));
  for (const command of [
    ['verify', 'docks.sok'],
    ['duplicates', 'docks.sok', 'docks.sok'],
    ['results', 'results.xml'],
  ]) {
    const printed = await hosted([...command, '--json'], folder);
    expectTame(printed);
    for (const line of printed.stdout.trimEnd().split('\n')) expect(JSON.parse(line)).toBeTruthy();
  }
});

test('what is written into a file or a pipe is exact; only a terminal is spared', async () => {
  const folder = playFolder(FILES);
  const { stdout } = kura(['convert', 'docks.sok', '-', '--to', 'xsb', '--level', '1'], '', folder);
  expect(stdout).toMatch(RAW);
  const terminal = running(['convert', 'docks.sok', '-', '--to', 'xsb', '--level', '1'], { folder });
  await terminal.end();
  expect(terminal.sent.replaceAll('\r', '')).not.toMatch(RAW);
  expect(terminal.text()).toContain('\\u009B2J\\u202Elive');
});

test('in the terminal program too', async () => {
  const folder = playFolder(FILES);
  const terminal = running(['play', 'sokoban', 'docks.sok'], { folder });
  await terminal.sees('live');
  terminal.type('I');
  await terminal.sees('Ann');
  for (const raw of ['\u001B]0;', '\u0007', '\u009B', '\u202E', '\u2066', '\u2028'])
    expect(terminal.sent).not.toContain(raw);
});
