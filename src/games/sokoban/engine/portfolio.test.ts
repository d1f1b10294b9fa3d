import { expect, test } from 'vitest';
import { unwrap } from '../../../../test/tools/unwrap.ts';
import type { Task } from '../../../core/engine.ts';
import { parse } from '../position.ts';
import type { Attempt, Finding } from './attempt.ts';
import type { Push } from './board/push.ts';
import { type Found, inTurns, type Member } from './portfolio.ts';
import { settingOf } from './setting.ts';

const SETTING = settingOf(unwrap(parse('#######\n#@ $ .#\n#######')));

/** Somebody who never finds anything, and counts at how many positions he was let look. */
class Idler implements Attempt {
  nodes = 0;
  readonly least: number | undefined;

  constructor(least?: number) {
    this.least = least;
  }

  get bytes(): number {
    return 0;
  }

  advance(positions: number): Finding | undefined {
    this.nodes += positions;
    return undefined;
  }
}

const memberOf = (attempt: Attempt): Member => ({ share: 1, begin: () => attempt });

const played = (members: readonly Member[], task: Partial<Task> = {}): Found => {
  const turns = inTurns(members, SETTING, { now: () => 0, ...task });
  for (;;) {
    const next = turns.next();
    if (next.done) return next.value;
  }
};

/** At how many positions each has looked when it were 200,000 in all. */
const looksOf = (...idlers: readonly Idler[]): readonly number[] => {
  played(idlers.map(memberOf), { nodes: 200_000 });
  return idlers.map(({ nodes }) => nodes);
};

test('whoever proves less than another has a quarter of his turns', () => {
  expect(looksOf(new Idler(7), new Idler(7))).toEqual([120_000, 80_000]);
  expect(looksOf(new Idler(9), new Idler(7))).toEqual([140_000, 60_000]);
  expect(looksOf(new Idler(9), new Idler())).toEqual([120_000, 80_000]);
});

test('whoever joins in later does so in his round, or when nobody else is left', () => {
  const [early, late] = [new Idler(), new Idler()];
  played([memberOf(early), { ...memberOf(late), joins: 2 }], { nodes: 400_000 });
  expect([early.nodes, late.nodes]).toEqual([280_000, 120_000]);
  const alone = new Idler();
  played([memberOf(finding()), { ...memberOf(alone), joins: 2 }], { nodes: 30_000 });
  expect(alone.nodes).toBe(30_000);
});

/** Somebody who takes a byte for each position that he looks at. */
class Hoarder extends Idler {
  override get bytes(): number {
    return this.nodes;
  }
}

test('whoever needs more than his part of the memory is out, and the others have what he leaves', () => {
  const all = [new Hoarder(), new Hoarder(), new Hoarder()];
  const found = played(all.map(memberOf), { memory: 300_000 });
  expect(found).toMatchObject({ kind: 'gaveUp', reason: { text: 'The memory is full.' } });
  expect(all.map(({ nodes }) => nodes)).toEqual([100_500, 150_500, 300_500]);
  expect(found.nodes).toBe(551_500);
});

/** Somebody who comes to these pushes at once, right or wrong. */
const finding = (...pushes: readonly Push[]): Attempt => ({ nodes: 1, bytes: 0, advance: () => pushes });

test('pushes that solve nothing are not believed, and whoever came to them is out', () => {
  const [right, wrong] = [
    [
      { place: 2, direction: 1 },
      { place: 3, direction: 1 },
    ],
    [{ place: 3, direction: 1 }],
  ];
  const members = [finding(...wrong), finding(...right)].map(memberOf);
  expect(played(members)).toMatchObject({ kind: 'pushes', pushes: right });
  expect(played(members.slice(0, 1))).toMatchObject({ kind: 'gaveUp' });
});

test('extra members take part only where there is a lane for each', () => {
  const begun: string[] = [];
  const member = (name: string): Member => ({
    share: 1,
    begin: () => {
      begun.push(name);
      return undefined;
    },
  });
  const members = [member('first'), member('second'), { ...member('extra'), isExtra: true as const }];
  const inLane = (index: number, of: number): readonly string[] => {
    begun.length = 0;
    played(members, { lane: { index, of } });
    return [...begun];
  };
  expect([inLane(0, 1), inLane(0, 2), inLane(1, 2), inLane(2, 3)]).toEqual([
    ...[['first', 'second'], ['first'], ['second'], ['extra']],
  ]);
});
