import { once } from 'node:events';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kura, type Printed } from '../../tools/kura.ts';
import { throwawayPostgres } from '../../tools/postgres.ts';
import { serving } from '../../tools/serving.ts';
import { tempFolder } from '../../tools/tempFolder.ts';

const LEVELS = `Collection: The Cellar

######
#@$ .#
#    #
######

#####
#@$.#
#####
`;

const entry = (name: string, moves: string, seconds: number): string =>
  `<result><name>${name}</name><moves>${moves.length}</moves><time>${seconds}</time><date>2026-11-15T10:20:30Z</date><solution>${moves}</solution></result>`;

const RESULTS = `<collection_results collection="The Cellar">
<level_results level_number="1">${entry('Ann', 'RR', 41)}${entry('Ann', 'duRR', 12)}${entry('Ann', 'R', 1)}</level_results>
<level_results level_number="2">${entry('Ann', 'R', 3)}</level_results>
</collection_results>`;

const database = await throwawayPostgres();

test('results are sent once each, shown in tables, and moved to another database with everything else', async () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'cellar.sok'), LEVELS);
  writeFileSync(join(folder, 'cellar.xml'), RESULTS);
  // Slower by ten seconds on the first level: those that are equal in all are in any order.
  writeFileSync(join(folder, 'bela.xml'), RESULTS.replaceAll('Ann', 'Béla').replace('>41<', '>51<'));
  const { program, address } = await serving(folder);
  const at = (home: string, ...args: readonly string[]): Printed => kura(args, '', join(folder, home));
  for (const home of ['ann', 'bela']) mkdirSync(join(folder, home));

  const sent = at('ann', 'send', '../cellar.xml', '--server', address, '--pack', '../cellar.sok');
  expect(sent).toEqual({
    stdout: 'level 1: 2 moves, place 1 of 1\nlevel 1: 4 moves, place 1 of 1\nlevel 2: 1 move, place 1 of 1\n',
    stderr: '../cellar.xml: 1 result is left out: its moves do not prove it.\n',
    status: 0,
  });
  const again = at('ann', 'send', '../cellar.xml', '--server', address, '--pack', '../cellar.sok');
  expect(again.stdout).toContain('level 2: 1 move, known already, place 1 of 1');
  expect(statSync(join(folder, 'ann/home/keys.json')).mode & 0o777).toBe(0o600);

  const other = at('bela', 'send', '../bela.xml', '--server', address, '--pack', '../cellar.sok', '--json');
  expect(other.stdout.split('\n')[0]).toBe(
    '{"level":1,"moves":2,"answer":"new","places":{"moves":2,"pushes":2},"of":2}',
  );

  const pack = at('bela', 'results', '../cellar.sok', '--server', address);
  expect(pack.stdout).toMatch(/^The Cellar: 2 players\n/);
  expect(pack.stdout).toMatch(/\* is you\.\n$/);
  const level = at(
    'ann',
    'results',
    '../cellar.sok',
    '--server',
    address,
    '--level',
    '1',
    '--sort',
    'pushes',
    '--json',
  );
  const { hash, of, results } = JSON.parse(level.stdout);
  expect([hash, of]).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), 2]);
  expect(results[0]).toMatchObject({ rank: 1, moves: 4, pushes: 2, time: 12 });
  expect(results.filter(({ own }: { own?: true }) => own)).toMatchObject([{ name: 'Ann' }]);

  expect(at('bela', 'send', '--server', address, '--rename', 'Béla B').stdout).toBe('Your name there is Béla B.\n');
  expect(at('ann', 'results', '../cellar.sok', '--server', address).stdout).toContain('Béla B');
  writeFileSync(join(folder, 'cili.xml'), RESULTS.replaceAll('Ann', 'Cili').replaceAll('>3<', '>0<'));
  mkdirSync(join(folder, 'cili'));
  at('cili', 'send', '../cili.xml', '--server', address, '--pack', '../cellar.sok');
  const hasty = ['results', '../cellar.sok', '--server', address, '--level', '2'];
  expect(at('cili', ...hasty).stdout).toMatch(
    /1\* +Cili +1 +1 +!0:00.*\n[^!]*\n\* is you\.\n! is a doubtful time: .*\n$/,
  );
  const rows = JSON.parse(at('cili', ...hasty, '--json').stdout).results;
  expect(rows.map(({ doubtful }: { doubtful?: true }) => doubtful)).toEqual([true, undefined, undefined]);
  const taken = ['send', '--server', address, '--delete'];
  expect(at('cili', ...taken)).toMatchObject({
    status: 2,
    stderr: expect.stringContaining('--yes says that you mean it'),
  });
  const keys = readFileSync(join(folder, 'cili/home/keys.json'));
  expect(at('cili', ...taken, '--yes').stdout).toBe('All that you have sent there is deleted.\n');
  // As if the answer to that had been lost.
  writeFileSync(join(folder, 'cili/home/keys.json'), keys);
  expect(at('cili', ...taken, '--yes')).toMatchObject({
    status: 0,
    stdout: 'Nothing of yours is there any more: the key to it is forgotten.\n',
  });
  expect(at('cili', ...taken, '--yes')).toMatchObject({
    status: 1,
    stderr: `kura: Nothing was sent to ${address} from here.\n`,
  });
  expect(at('cili', ...taken, 'file.xml')).toMatchObject({ status: 2 });

  program.kill('SIGTERM');
  expect((await once(program, 'exit'))[0]).toBe(0);
  const away = at('ann', 'results', '../cellar.sok', '--server', address);
  expect([away.status, away.stderr]).toEqual([2, expect.stringContaining('does not answer')]);

  const copied = at('.', 'data', 'export', 'all.jsonl', '--data', 'data');
  expect(copied).toMatchObject({
    stdout: 'all.jsonl: 2 players, 2 levels, 6 results, 0 packs, 0 matches, 0 match events\n',
    status: 0,
  });
  expect(at('.', 'data', 'export', 'all.jsonl', '--data', 'data').stderr).toContain('--force replaces it.');
  expect(at('.', 'data', 'export', 'none.jsonl', '--data', 'nowhere').stderr).toBe(
    'kura: There is no database in nowhere.\n',
  );
  if (database === undefined) return;
  const moved = at('.', 'data', 'import', 'all.jsonl', '--database', database);
  expect(moved).toMatchObject({
    stdout: 'new: 2 players, 2 levels, 6 results, 0 packs, 0 matches, 0 match events\n',
    status: 0,
  });
  expect(at('.', 'data', 'export', 'back.jsonl', '--database', database).status).toBe(0);
  const linesIn = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').length;
  expect(linesIn('back.jsonl')).toBe(linesIn('all.jsonl'));
  writeFileSync(join(folder, 'cut.jsonl'), readFileSync(join(folder, 'all.jsonl'), 'utf8').slice(0, 200));
  expect(at('.', 'data', 'import', 'cut.jsonl', '--database', database)).toMatchObject({
    stderr: 'kura: This file is damaged, or no copy of a database of Kura.\n',
    status: 1,
  });
});

test('a server that is none is told', () => {
  const folder = tempFolder();
  writeFileSync(join(folder, 'cellar.sok'), LEVELS);
  const { stderr, status } = kura(['results', 'cellar.sok', '--server', 'http://127.0.0.1:9'], '', folder);
  expect([status, stderr]).toEqual([2, expect.stringMatching(/^kura: http:\/\/127\.0\.0\.1:9 does not answer: /)]);
});
