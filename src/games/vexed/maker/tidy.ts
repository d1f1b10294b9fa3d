import type { Work } from '../../../core/work.ts';
import { type Candidate, candidate, type Order } from './candidate.ts';
import type { Plan, Stroke } from './plan.ts';
import { ANY } from './themes.ts';

const without = (plan: Plan, index: number): Plan => ({
  ...plan,
  strokes: plan.strokes.filter((_, other) => other !== index),
});

/** A ladder without its highest rung. */
const shortened = (plan: Plan, index: number): Plan | undefined => {
  const stroke = plan.strokes[index]!;
  if (stroke.ground !== 'ladder' || stroke.height < 2) return undefined;
  const lower: Stroke = { ...stroke, top: stroke.top + 1, height: stroke.height - 1 };
  return { ...plan, strokes: plan.strokes.map((one, other) => (other === index ? lower : one)) };
};

const filled = (plan: Plan, cells: Omit<Stroke, 'ground'>): Plan => ({
  ...plan,
  strokes: [...plan.strokes, { ...cells, ground: 'rock' }],
});

/** The simpler plan, if it is solved in as many moves that are worth as much; undefined if something was needed. */
function* simpler(of: Candidate, plan: Plan, order: Order): Work<Candidate | undefined> {
  const other = yield* candidate(plan, of.worth, order);
  return other?.moves.length === of.moves.length ? other : undefined;
}

/** Leaves out strokes that nobody needs, and rungs that nobody climbs. */
function* plainer(of: Candidate, order: Order): Work<Candidate> {
  let best = of;
  for (let index = best.plan.strokes.length - 1; index >= 0; index--) {
    const shorter = shortened(best.plan, index);
    const found =
      (yield* simpler(best, without(best.plan, index), order)) ?? (shorter && (yield* simpler(best, shorter, order)));
    best = found ?? best;
  }
  return best;
}

/** A corner of the vault: a side, its row, and how far it may reach. */
interface Corner {
  readonly side: 'left' | 'right';
  readonly top: number;
  readonly reach: number;
}

/** A row of the vault is at least so wide: what is narrower is a chimney. */
const NARROW = 3;

const openIn = ({ state: { shaft } }: Candidate, row: number): number =>
  shaft.rocks.slice(row * shaft.width, (row + 1) * shaft.width).filter((rock) => !rock).length;

/** Fills as much of a corner as nobody needs. */
function* cornered(of: Candidate, { side, top, reach }: Corner, order: Order): Work<[Candidate, number]> {
  const open = openIn(of, top);
  for (let width = Math.min(reach, open - NARROW); width > 0; width--) {
    const left = side === 'left' ? 1 : of.plan.size.width - 1 - width;
    const found = yield* simpler(of, filled(of.plan, { left, top, width, height: 1 }), order);
    if (found) return [found, width];
  }
  return [of, 0];
}

/** Fills what is open above and nobody needs: whole rows first, then corners that get narrower downwards, as in a cave. */
function* vaulted(of: Candidate, order: Order): Work<Candidate> {
  const { width, height } = of.plan.size;
  let best = of;
  let top = 1;
  for (; top < height - 3; top++) {
    const found = yield* simpler(best, filled(best.plan, { left: 1, top, width: width - 2, height: 1 }), order);
    if (!found) break;
    best = found;
  }
  for (const side of ['left', 'right'] as const) {
    let reach = Math.floor(width / 3);
    for (let row = top; row < height - 3 && reach > 0; row++) {
      [best, reach] = yield* cornered(best, { side, top: row, reach }, order);
    }
  }
  return best;
}

/** Without what nobody needs: only for the sake of a theme nothing stays. */
export function* tidied(of: Candidate, order: Order): Work<Candidate> {
  const plain = { ...order, theme: ANY };
  const same = yield* candidate(of.plan, 0, plain);
  return same ? yield* vaulted(yield* plainer(same, plain), plain) : of;
}
