import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { AnyGame } from '../../src/core/game.ts';
import { openSession } from '../../src/core/openSession.ts';
import { findGame, games } from '../../src/games/index.ts';
import { linkTo, parseRoute } from '../../src/web/router.ts';
import { unwrap } from '../tools/unwrap.ts';
import { type Target, target } from './target.ts';

/** Moves that are replayed once more to compare. */
const FEW = 10_000;

/** How often something is repeated: few letters can stand for very many moves. */
const count = fc.oneof(
  { weight: 400, arbitrary: fc.nat({ max: 30 }) },
  { weight: 10, arbitrary: fc.nat({ max: 3000 }) },
  { weight: 1, arbitrary: fc.constantFrom(250_000, 499_999, 500_000, 1_000_001, 10 ** 9, 10 ** 20) },
);

const letters = fc.string({ unit: fc.constantFrom(...'lurdLURDlrud  *{}[]()23x'), maxLength: 12 });

/** Steps that lead back: they can be played as often as one likes. */
const toAndFro = fc.tuple(count, fc.constantFrom('lr', 'rl', 'ud', 'du')).map(([times, pair]) => `${times}(${pair})`);

const record = fc.constantFrom('a2a3 b5b4', 'a2-a3 {a comment} b5b4', 'a1 b2 c3', '1. a2a3 *', 'a2a3 a2a3');

const moves = fc
  .array(fc.oneof({ weight: 3, arbitrary: toAndFro }, letters, record), { maxLength: 5 })
  .map((parts) => parts.join(''));

const name = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...games.map(({ id }) => id)) },
  fc.string({ maxLength: 8 }),
);
const place = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('', '/1', '/campaign/1', '/%E0%A4%A', '/0', '/../../1') },
  fc.string({ maxLength: 8 }),
);
const query = fc.oneof(
  { weight: 5, arbitrary: moves.map((text) => `?moves=${encodeURIComponent(text)}`) },
  moves.map((text) => `?levels=3&moves=${text}`),
  fc.string({ maxLength: 12 }),
);

const link = fc.tuple(name, place, query).map(([game, where, asked]) => `#/${game}${where}${asked}`);

/** What was played of a link is kept, and comes back the same. */
const checkKept = (game: AnyGame, board: string, text: string): void => {
  const session = unwrap(openSession(game, board));
  if (!session.play(text, 0, 'elsewhere').ok) return;
  const before = session.snapshot(0);
  if (before.length > FEW) return;
  const again = unwrap(openSession(game, board));
  if (again.restore(session.keep(0), 'board').length > 0) throw new Error('what was played cannot be replayed');
  if (!isDeepStrictEqual(again.snapshot(0).view, before.view)) throw new Error('a kept line leads elsewhere');
};

const check = (hash: string): boolean => {
  const route = parseRoute(hash);
  if (!isDeepStrictEqual(parseRoute(linkTo(route)), route)) throw new Error('a link is not what it was written for');
  const game = route.screen === 'play' ? findGame(route.game) : undefined;
  if (route.screen !== 'play' || !game || route.moves === undefined) return false;
  checkKept(game, game.packs[0]!.pack.levels[0]!.board, route.moves);
  return true;
};

/** Addresses that somebody else made, with the moves in them. */
export const links: Target = target('links', link, check);
