import { describe, expect, test } from 'vitest';
import { hosted, kura } from '../../tools/kura.ts';

/** Every command with what it prints, kept in test/golden/cli; `npm run goldens` writes them anew. */
const COMMANDS: Readonly<Record<string, readonly string[]>> = {
  help: ['--help'],
  'help-replay': ['replay', '--help'],
  'help-play': ['play', '--help'],
  'play-no-terminal': ['play', 'sokoban'],
  'play-wrong-size': ['play', 'breakthrough', '11'],
  'play-no-square': ['play', 'breakthrough', '8x9'],
  'play-size-is-no-level': ['play', 'breakthrough', '--level', '2'],
  'play-no-such-game': ['play', 'chess'],
  games: ['games'],
  'games-json': ['games', '--json'],
  'show-sokoban': ['show', 'two.xsb'],
  'show-level': ['show', 'two.xsb', '--level', '2'],
  'show-json': ['show', 'two.xsb', '--json'],
  'show-vexed': ['show', 'conformance.txt'],
  'show-position': ['show', 'start.txt'],
  'show-start-by-name': ['show', '5x5'],
  'show-record': ['show', 'record.pgn'],
  'show-faulty-levels': ['show', 'faulty.xsb'],
  'show-faulty-map': ['show', 'faulty-map.txt'],
  'show-as-another-game': ['show', 'conformance.txt', '--game', 'sokoban', '--level', '1'],
  'show-missing': ['show', 'nowhere.xsb'],
  'show-folder': ['show', '.'],
  'show-empty': ['show', 'empty.txt'],
  'show-level-too-high': ['show', 'two.xsb', '--level', '3'],
  'replay-sokoban': ['replay', 'sokoban', 'two.xsb', '--moves', 'rlR'],
  'replay-sokoban-solved': ['replay', 'sokoban', 'two.xsb', '--level', '2', '--moves', 'rRRll', '--json'],
  'replay-sokoban-illegal': ['replay', 'sokoban', 'two.xsb', '--moves', 'lR lll', '--json'],
  'replay-sokoban-bad-letter': ['replay', 'sokoban', 'two.xsb', '--moves', 'lRx'],
  'replay-sokoban-bad-count': ['replay', 'sokoban', 'two.xsb', '--moves', 'lR7'],
  'replay-several': ['replay', 'sokoban', 'two.xsb', 'faulty.xsb', 'nowhere.xsb', '--moves', 'R', '--json'],
  'replay-vexed': ['replay', 'vexed', 'conformance.txt', '--moves-file', 'conformance-sol.txt', '--json'],
  'replay-vexed-two-left': [
    ...['replay', 'vexed', 'conformance.txt', '--json'],
    ...['--moves', 'l l l l r r r r r u u u l l l r d'],
  ],
  'replay-vexed-after-the-win': [
    ...['replay', 'vexed', 'conformance.txt', '--json'],
    ...['--moves', 'd l l l l r r r r r u u u l l l r l l l'],
  ],
  'replay-vexed-bad-letter': ['replay', 'vexed', 'conformance.txt', '--moves', 'l l x'],
  'replay-breakthrough': ['replay', 'breakthrough', '8x8', '--moves', 'a2-a3 b7b6 1. c2c3', '--json'],
  'replay-breakthrough-position': ['replay', 'breakthrough', 'start.txt', '--moves', 'a2a3'],
  'replay-breakthrough-record': ['replay', 'breakthrough', 'record.pgn', '--moves-file', 'record.pgn', '--json'],
  'replay-breakthrough-illegal': ['replay', 'breakthrough', '6x6', '--moves', 'a2a3 a5a4 a3a4'],
  'replay-breakthrough-backwards': ['replay', 'breakthrough', '6x6', '--moves', 'c2c1'],
  'replay-breakthrough-won': ['replay', 'breakthrough', 'p4/3P1/5/5/5 w', '--moves', 'd4e5', '--json'],
  'replay-tictactoe': ['replay', 'tictactoe', '.../.../... x', '--moves', 'b2 a1 b3 b1', '--json'],
  'replay-no-moves': ['replay', 'sokoban', 'two.xsb'],
  'replay-moves-twice': ['replay', 'sokoban', 'two.xsb', '--moves', 'r', '--moves-file', 'x'],
  'replay-moves-file-missing': ['replay', 'sokoban', 'two.xsb', '--moves-file', 'nowhere.txt'],
  'replay-no-such-game': ['replay', 'chess', 'two.xsb', '--moves', 'e4'],
  'replay-level-zero': ['replay', 'sokoban', 'two.xsb', '--moves', 'r', '--level', '0'],
  'help-engine': ['engine', '--help'],
  'help-match': ['match', '--help'],
  'engine-none': ['engine', 'sokoban'],
  'help-verify': ['verify', '--help'],
  verify: ['verify', 'two.xsb', 'lines.sok', 'faulty.xsb'],
  'verify-json': ['verify', 'lines.sok', 'faulty.xsb', '--json'],
  'verify-fine': ['verify', 'two.xsb', 'map1.txt'],
  'verify-as-another-game': ['verify', 'lines.sok', 'map1.txt', '--game', 'vexed'],
  'verify-vexed': ['verify', 'map1.txt', 'map2.txt', 'map3.txt', 'conformance.txt'],
  'verify-vexed-json': ['verify', 'map1.txt', 'map2.txt', 'map3.txt', '--json'],
  'verify-record': ['verify', 'record.pgn', '5x5'],
  'verify-record-json': ['verify', 'record.pgn', '--json'],
  'verify-missing': ['verify', 'nowhere.xsb', 'empty.txt', 'two.xsb', '--json'],
  'verify-nothing': ['verify'],
  'help-solve': ['solve', '--help'],
  solve: ['solve', 'two.xsb', 'conformance.txt', 'map1.txt'],
  'solve-quickly': ['solve', 'turned.xsb', '--engine', 'quick'],
  'solve-level': ['solve', 'two.xsb', '--level', '2'],
  'solve-unsolvable': ['solve', 'unsolvable.sok', 'lone-box.txt'],
  'solve-several-pushers': ['solve', 'two-pushers.xsb'],
  'solve-faulty': ['solve', 'faulty.xsb', 'nowhere.xsb'],
  'solve-no-such-level': ['solve', 'two.xsb', '--level', '3'],
  'solve-no-solver': ['solve', 'record.pgn'],
  'solve-no-such-engine': ['solve', 'two.xsb', '--engine', 'deep'],
  'solve-no-time': ['solve', 'two.xsb', '--time', '0'],
  'help-results': ['results', '--help'],
  results: ['results', 'docks.xml'],
  'results-by-pushes': ['results', 'docks.xml', '--sort', 'pushes', '--ties', 'slower', '--level', '1'],
  'results-json': ['results', 'docks.xml', '--json'],
  'results-no-such-level': ['results', 'docks.xml', '--level', '3'],
  'results-swapped': ['results', 'swapped.xml'],
  'results-pack': ['results', 'swapped.xml', '--pack', 'docks.xsb'],
  'results-pack-json': ['results', 'swapped.xml', '--pack', 'docks.xsb', '--json'],
  'results-pack-map': ['results', 'maps.xml', '--pack', 'map1.txt'],
  'results-pack-of-another': ['results', 'swapped.xml', '--pack', 'two.xsb', '--level', '1'],
  'results-pack-for-two': ['results', 'swapped.xml', '--pack', 'record.pgn'],
  'results-pack-missing': ['results', 'swapped.xml', '--pack', 'nowhere.xsb'],
  'results-damaged': ['results', 'damaged.xml'],
  'results-missing': ['results', 'nowhere.xml'],
  'results-not-results': ['results', 'two.xsb'],
  'results-wrong-sort': ['results', 'docks.xml', '--sort', 'beauty'],
  'help-convert': ['convert', '--help'],
  'convert-to-xsb': ['convert', 'lines.sok', '-', '--to', 'xsb', '--level', '1'],
  'convert-to-sok': ['convert', 'two.xsb', '-', '--to', 'sok'],
  'convert-left-out': ['convert', 'faulty.xsb', '-', '--to', '.xsb'],
  'convert-vexed': ['convert', 'map1.txt', '-', '--to', 'txt'],
  'convert-bad-level': ['convert', 'faulty.xsb', '-', '--to', 'xsb', '--level', '3'],
  'convert-no-such-level': ['convert', 'two.xsb', '-', '--to', 'xsb', '--level', '3'],
  'convert-no-format': ['convert', 'two.xsb', '-'],
  'convert-unknown-format': ['convert', 'conformance.txt', 'new.docx'],
  'convert-no-ending': ['convert', 'conformance.txt', 'new'],
  'convert-game-without-files': ['convert', '.../.../... x', 'new.txt', '--game', 'tictactoe'],
  'convert-no-folder': ['convert', 'two.xsb', 'nowhere/new.xsb'],
  'convert-missing': ['convert', 'nowhere.xsb', 'new.xsb'],
  'help-duplicates': ['duplicates', '--help'],
  duplicates: ['duplicates', 'two.xsb', 'turned.xsb', 'map1.txt', 'map2.txt'],
  'duplicates-json': ['duplicates', 'two.xsb', 'turned.xsb', 'map1.txt', 'map2.txt', '--json'],
  'duplicates-within': ['duplicates', 'lines.sok'],
  'duplicates-none': ['duplicates', 'two.xsb'],
  'duplicates-faulty': ['duplicates', 'faulty.xsb', 'nowhere.xsb', 'faulty.xsb'],
  perft: ['perft', 'breakthrough', '--size', '6', '--depth', '3'],
  'perft-json': ['perft', 'breakthrough', '--size', '5', '--depth', '2', '--json'],
  'perft-wrong-size': ['perft', 'breakthrough', '--size', '11', '--depth', '2'],
  'perft-no-depth': ['perft', 'breakthrough', '--size', '6'],
  'help-export': ['export', '--help'],
  'export-there': ['export', 'two.xsb'],
  'export-no-results': ['export', '-', '--results', 'nowhere'],
  'export-no-folder': ['export', 'nowhere/player.json'],
  'help-import': ['import', '--help'],
  'import-missing': ['import', 'nowhere.json'],
  'import-foreign': ['import', 'two.xsb'],
  'import-damaged': ['import', 'damaged-player.txt'],
  'import-newer': ['import', 'newer-player.json'],
  'unknown-command': ['dance'],
  'unknown-option': ['games', '--loud'],
};

describe('the commands print what they always printed', () => {
  test.each(Object.entries(COMMANDS))('%s', async (name, args) => {
    const { stdout, stderr, status } = await hosted(args);
    const words = args.map((word) => (/^[\w./-]+$/.test(word) ? word : `'${word}'`));
    const text = [`$ kura ${words.join(' ')}`, stdout, '--- errors', stderr, `--- exit ${status}`, ''].join('\n');
    await expect(text).toMatchFileSnapshot(`../../golden/cli/${name}.txt`);
  });
});

test('the standard input is a file named -', () => {
  const { stdout, status } = kura(['replay', 'sokoban', '-', '--moves', 'R', '--json'], '#####\n#@$.#\n#####\n');
  expect(JSON.parse(stdout)).toMatchObject({ file: '-', board: ['#####', '# @*#', '#####'], outcome: 'solved' });
  expect(status).toBe(0);
});

test('with --json the standard output holds nothing but one object a line', () => {
  const { stdout } = kura(['replay', 'sokoban', 'two.xsb', 'faulty.xsb', 'two.xsb', '--moves', 'R', '--json']);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).file),
  ).toEqual(['two.xsb', 'faulty.xsb', 'two.xsb']);
});
