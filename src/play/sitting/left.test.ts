import { describe, expect, test } from 'vitest';
import { keeperOf, nothingYet, Seated } from '../../../test/tools/sittings.ts';
import { levelOf, packOf } from '../../../test/tools/tables.ts';
import { unwrap } from '../../../test/tools/unwrap.ts';
import { ok } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';

const PACK = packOf(levelOf('########\n#@ $  .#\n#      #\n########'), levelOf('#####\n#@$.#\n#####'));

/** Leaves the screen and comes back to the same level as it was left. */
const comeBack = async ({ sitting, keeper }: Seated): Promise<Seated> => {
  sitting.leave();
  await keeper.settled();
  const reached = unwrap(await keeper.reached({ game: findGame('sokoban')!, pack: PACK, name: 'drawn' }));
  return new Seated('sokoban', PACK, { keeper, as: 'left', reached });
};

const seated = (): Seated => new Seated('sokoban', PACK, { keeper: keeperOf(ok(nothingYet())) });

describe('a level that was left solved and not saved', () => {
  test('can be saved when somebody comes back to it, and then not again', async () => {
    const before = seated();
    before.arrows('rrrr');
    expect(before.sitting.display().dialog).toBe('save-result');
    const after = await comeBack(before);
    expect(after.sitting.display()).toMatchObject({ dialog: undefined, passed: { number: 1 } });
    after.ask('save-result');
    unwrap(await after.sitting.save('Ann'));
    expect(after.sitting.display().passed).toBeUndefined();
    const later = await comeBack(after);
    later.ask('save-result');
    expect([later.sitting.display().dialog, later.said]).toEqual([undefined, 'This result is saved already.']);
  });

  test('can be saved after its last push was taken back and made again', async () => {
    const before = seated();
    before.arrows('rrrr');
    const after = await comeBack(before);
    after.ask('undo');
    after.arrows('r');
    expect(after.sitting.display().dialog).toBe('save-result');
  });
});

test('twenty lines lie aside besides the one on the board, also when somebody comes back', async () => {
  const before = seated();
  for (let moves = 1; moves <= 20; moves++) {
    before.arrows('rl'.repeat(10).slice(0, moves));
    before.ask('next');
    before.ask('previous');
  }
  before.arrows('d');
  const after = await comeBack(before);
  expect(after.sitting.table.round?.played.aside()).toHaveLength(20);
});
