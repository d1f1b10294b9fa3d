import { expect, test } from 'vitest';
import { plainWeights } from './plainWeights.ts';
import { Uci } from './uci.ts';

/** A clock that goes on by a millisecond whenever it is looked at. */
const talking = (): Uci => {
  let time = 0;
  return new Uci({ now: () => time++, weightsOf: async (size) => plainWeights(size) });
};

const sayAll = async (talk: Uci, ...lines: readonly string[]): Promise<readonly string[]> => {
  const said: string[] = [];
  for (const line of lines) said.push(...(await talk.hear(line)));
  return said;
};

/** All that is said until the move is named. */
const answerOf = (talk: Uci): readonly string[] => {
  const said: string[] = [];
  for (const { thinking } = talk; thinking; ) {
    const step = thinking.next();
    said.push(...step.value);
    if (step.done) break;
  }
  return said;
};

test('it introduces itself and is ready', async () => {
  const said = await sayAll(talking(), 'uci', 'isready');
  expect(said).toContain('option name Size type spin default 8 min 5 max 10');
  expect(said.slice(-2)).toEqual(['uciok', 'readyok']);
});

test('it looks as far as it is told, tells what it thinks and names a move', async () => {
  const talk = talking();
  expect(await sayAll(talk, 'setoption name Size value 6', 'position startpos moves a2a3 b5b4', 'go depth 4')).toEqual(
    [],
  );
  const said = answerOf(talk);
  expect(said.filter((line) => line.startsWith('info depth'))).toHaveLength(4);
  expect(said.at(-2)).toMatch(
    /^info depth 4 score cp -?\d+ nodes \d+ nps \d+ time \d+ pv [a-f]\d[a-f]\d( [a-f]\d[a-f]\d){3}$/,
  );
  expect(said.at(-1)).toMatch(/^bestmove [a-f]\d[a-f]\d$/);
});

test('a win is told in moves, for whoever is to move', async () => {
  const talk = talking();
  await sayAll(talk, 'position fen p7/8/8/2P5/8/8/8/7P w', 'go depth 3');
  expect(answerOf(talk).at(-2)).toContain('score mate 3');
  await sayAll(talk, 'position fen p7/8/8/2P5/8/8/8/7P b', 'go depth 3');
  expect(answerOf(talk).at(-2)).toContain('score mate -3');
});

test('it stops at once, and after its time or its nodes', async () => {
  const talk = talking();
  await sayAll(talk, 'go infinite');
  talk.thinking?.next();
  expect(await sayAll(talk, 'go depth 1')).toEqual(['info string "go" has to wait: say stop first.']);
  await sayAll(talk, 'stop');
  expect(answerOf(talk).at(-1)).toMatch(/^bestmove /);
  await sayAll(talk, 'go movetime 40');
  expect(answerOf(talk).at(-1)).toMatch(/^bestmove /);
  await sayAll(talk, 'go nodes 500');
  expect(answerOf(talk).at(-1)).toMatch(/^bestmove /);
});

test.each([
  ['castle', '"castle" is not understood.'],
  ['setoption name Size value 12', 'Size is a number from 5 to 10.'],
  ['setoption name Hash value lots', 'Hash is a number from 1 to 1024.'],
  ['setoption name Ponder value true', 'There is no option like "name Ponder value true".'],
  ['position', 'A position is startpos, or fen and a board.'],
  ['position fen 8/8 w', 'The board is not square: 8 files, 2 ranks.'],
  ['position startpos moves a2a4', 'a2a4 is no move here.'],
  ['position startpos moves e2-', '"e2-" is not a move like a2a3 or b4xa3.'],
  ['setoption name constructor value 6', 'There is no option like "name constructor value 6".'],
  ['setoption name __proto__ value 6', 'There is no option like "name __proto__ value 6".'],
  ['setoption name Size value 99999999999999999999', 'Size is a number from 5 to 10.'],
  ['position fen', 'There is no position here.'],
  ['position fen rubbish', '"r" is neither a doll (P or p) nor a gap (1 to 10).'],
  ['go depth soon', '"go depth" needs a number from 1 on.'],
  ['go depth 0', '"go depth" needs a number from 1 on.'],
  ['go movetime 0', '"go movetime" needs a number from 1 on.'],
  ['go nodes -1', '"go nodes" needs a number from 1 on.'],
])('%s', async (line, told) => {
  expect(await sayAll(talking(), line)).toEqual([`info string ${told}`]);
});

test('of a line without end only the beginning is told', async () => {
  const [told = ''] = await sayAll(talking(), 'x'.repeat(1_000_000));
  expect(told).toMatch(/^info string "x+…$/);
  expect(told.length).toBeLessThan(200);
});

test('clocks and whatever else a move may be asked for by others are told of, and a move is named', async () => {
  const talk = talking();
  expect(await sayAll(talk, 'go wtime 1000 btime 1000 depth 2')).toEqual(['info string "go wtime" is not understood.']);
  expect(answerOf(talk).at(-1)).toMatch(/^bestmove /);
});

test('whoever says stop before anything is thought has said nothing', async () => {
  const talk = talking();
  expect(await sayAll(talk, 'stop', 'go depth 3')).toEqual([]);
  expect(answerOf(talk).filter((line) => line.startsWith('info depth'))).toHaveLength(3);
});

test('numbers larger than any are no limit', async () => {
  const talk = talking();
  await sayAll(talk, `go depth ${'9'.repeat(400)} nodes ${'9'.repeat(400)}`, 'stop');
  expect(answerOf(talk).at(-1)).toMatch(/^bestmove /);
});

test('where a game is over there is no move', async () => {
  const talk = talking();
  expect(await sayAll(talk, 'position fen P7/8/8/8/8/8/7p/8 b', 'go depth 3')).toEqual([
    'info string The game is over.',
    'bestmove 0000',
  ]);
});
