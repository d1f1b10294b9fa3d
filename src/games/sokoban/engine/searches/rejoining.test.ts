import { expect, test } from 'vitest';
import { unwrap } from '../../../../../test/tools/unwrap.ts';
import type { Answer, Solution } from '../../../../core/engine.ts';
import { run } from '../../../../core/replay.ts';
import { shippedPack } from '../../../../play/packs/opened.ts';
import { sokoban } from '../../index.ts';
import type { State } from '../../rules.ts';
import { engines } from '../index.ts';
import { knownLines } from '../knownLines.ts';
import { settingOf } from '../setting.ts';
import { Rejoining } from './rejoining.ts';

const board = (...rows: readonly string[]): State => unwrap(sokoban.parse(rows.join('\n')));

const answered = (state: State, known: readonly Solution[]): Answer => {
  const thinking = engines.find(({ aim }) => aim === 'any')!.think(state, { now: () => 0, nodes: 50_000, known });
  for (;;) {
    const next = thinking.next();
    if (next.done) return next.value;
  }
};

const solvedBy = (state: State, answer: Answer): boolean => {
  if (answer.kind !== 'line') return false;
  const { end, refused } = run(sokoban, state, unwrap(sokoban.steps(answer.moves)));
  return refused.length === 0 && sokoban.outcome(end)?.winner === 0;
};

/** What is known of a level of the campaign: the line that comes with it. */
const knownOf = (number: number): readonly Solution[] => {
  const { board: position, lines } = shippedPack(sokoban, 'campaign')!.pack.levels[number - 1]!;
  return [{ position, moves: lines[0]!.moves }];
};

/** The third hall of the campaign, after pushes that its line does not have. */
const ASTRAY = [
  '    #######',
  '    #.....#',
  '    # ... #',
  '    #  @  #',
  '###### $ ######',
  '#   ### ###   #',
  '#   #     #   #',
  '#  $ $$       #',
  '### # # # # ###',
  '  #$#     # #',
  '### # # # # ###',
  '#   $  # $    #',
  '# $ #     #   #',
  '#   ### ###   #',
  '###############',
];

test('who has pushed something else is brought back onto a line that is known, and goes on with it', () => {
  const astray = board(...ASTRAY);
  const [alone, led] = [answered(astray, []), answered(astray, knownOf(3))];
  expect([solvedBy(astray, alone), solvedBy(astray, led)]).toEqual([true, true]);
  expect(led.nodes).toBeLessThan(alone.nodes / 4);
});

test('what lines take in memory is counted, and what several of them pass is looked at once', () => {
  const astray = board(...ASTRAY);
  const bytesOf = (known: readonly Solution[]): number =>
    new Rejoining(settingOf(astray), knownLines(known, astray)).bytes;
  const once = bytesOf(knownOf(3));
  expect(once).toBeGreaterThan(10_000);
  expect(bytesOf(Array.from({ length: 40 }, () => knownOf(3)).flat())).toBe(once);
});

test('a line of a level that differs in its boxes only is no help, and no harm', () => {
  const one = board('#########', '#@      #', '# $ . . #', '#       #', '#       #', '#########');
  const two = ['#########', '#@      #', '# $ . . #', '#  $    #', '#       #', '#########'].join('\n');
  expect(solvedBy(one, answered(one, [{ position: two, moves: 'dRRldRRRdrU' }]))).toBe(true);
});

test('what is lost is called lost, whatever is known of the level', () => {
  // Above the pusher two boxes close off a corner: whichever is pushed goes into it.
  const lost = board(
    ' ###########',
    ' #   ##   ##',
    ' #        $ ##',
    '### #### ##$ #######',
    '#  $       @ ##  .*#',
    '#  $#    #   #   .*#',
    '# $ ######       ..#',
    '#  $#    #   #   .*#',
    '#            ##  .*#',
    '### #### ##  #######',
    ' #          ##',
    ' #   ##   ##',
    ' ###########',
  );
  expect(answered(lost, knownOf(4)).kind).toBe('none');
});

test('a line of another level, or one that solves nothing, leads nobody', () => {
  const astray = board(...ASTRAY);
  const wrong = [...knownOf(4), { position: sokoban.format(astray), moves: 'u' }, { position: 'no level', moves: 'r' }];
  expect(answered(astray, wrong)).toEqual(answered(astray, []));
});
