import type { AnyGame } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import { openState } from '../../core/replay.ts';
import { turned } from '../../core/turned.ts';
import type { Orientation, View } from '../../core/view.ts';
import { manIn } from '../speech/cells.ts';
import { isStirring, type Made } from './things.ts';

/** A part of a line that can be shown as one: the worker walks somewhere and pushes one thing straight on. All cells are those that are seen. */
export interface Leg {
  /** Where the thing stands that is pushed, or the worker, where nothing is … */
  readonly from: Cell;
  /** … and where it comes to. */
  readonly to: Cell;
  /** Where it turns in between: nowhere, unless legs are shown as one. */
  readonly turns: readonly Cell[];
  readonly direction: Direction | undefined;
  /** How many pushes: none where a step alone lets something fall. */
  readonly pushes: number;
  /** Through which cells the worker comes to where he pushes from: the first is where he is, the last where he pushes. */
  readonly walk: readonly Cell[];
  /** What he looks like, and what that looks like when it has come there. */
  readonly man: string;
  readonly look: string;
  /** As they are written. */
  readonly moves: string;
}

/** A leg that may go on. */
type Going = { -readonly [Name in keyof Omit<Leg, 'moves'>]: Leg[Name] } & { readonly texts: string[] };

/** A move, and the board before and after it. */
interface Passage {
  readonly before: View;
  readonly after: View;
  readonly man: Cell;
  readonly pushed: { readonly from: Cell; readonly to: Cell } | undefined;
  readonly direction: Direction | undefined;
  /** The cell that he goes to, before he falls from there. */
  readonly stepped: Cell;
  /** Whether it changes anything but where he is. */
  readonly isStirring: boolean;
}

const isNext = (leg: Going | undefined, walked: readonly string[], { pushed, direction }: Passage): leg is Going =>
  leg !== undefined && walked.length === 0 && leg.pushes > 0 && leg.to === pushed?.from && leg.direction === direction;

const legOf = ({ before, after, man, pushed, direction }: Passage, { looks }: Pick<AnyGame, 'looks'>): Going => {
  const [from, to] = pushed ? [pushed.from, pushed.to] : [man, manIn(after, looks) ?? man];
  return {
    from,
    to,
    turns: [],
    direction,
    pushes: pushed ? 1 : 0,
    walk: [],
    man: before.pieces[man]!,
    look: after.pieces[to] ?? before.pieces[from]!,
    texts: [],
  };
};

/** Adds a push to a leg. */
const extend = (leg: Going, { pushed, after }: Passage): void => {
  leg.to = pushed!.to;
  leg.pushes += 1;
  leg.look = after.pieces[leg.to] ?? leg.look;
};

const passageOf = (game: AnyGame, seen: View, { before, move, after }: Made): Passage => {
  const shape = game.shape(before, move);
  const man = manIn(seen, game.looks) ?? shape.to;
  const pushed = shape.moved?.find(({ from }) => from !== man);
  return {
    ...{ before: seen, after: game.view(after), man, pushed, direction: shape.direction, stepped: shape.to },
    isStirring: isStirring(game, { before, move, after }),
  };
};

/** Gathers the legs of a line, move by move, until there are enough. */
class Gathering {
  readonly legs: Going[] = [];
  readonly #game: AnyGame;
  #walked: string[] = [];
  #walk: Cell[] = [];

  constructor(game: AnyGame) {
    this.#game = game;
  }

  add(passage: Passage, text: string): void {
    const last = this.legs.at(-1);
    if (isNext(last, this.#walked, passage)) {
      extend(last, passage);
      last.texts.push(text);
      return;
    }
    this.#walked.push(text);
    this.#walk.push(passage.man);
    if (!passage.isStirring) {
      if (manIn(passage.after, this.#game.looks) !== passage.stepped) this.#walk.push(passage.stepped);
      return;
    }
    this.legs.push({ ...legOf(passage, this.#game), walk: this.#walk, texts: this.#walked });
    [this.#walked, this.#walk] = [[], []];
  }
}

/** Whether each leg goes on with the thing that the one before it has pushed. */
const isOneThing = (legs: readonly Pick<Leg, 'from' | 'to' | 'pushes'>[]): boolean =>
  legs.every(({ from, pushes }, index) => pushes > 0 && (index === 0 || from === legs[index - 1]!.to));

/** The first so many legs of a line, and however many more the first thing is pushed in, on a board that lies so. */
export const legsOf = (
  rules: AnyGame,
  { position, moves }: Pick<Hinted, 'position' | 'moves'>,
  most: number,
  lie: Orientation | undefined,
): readonly Leg[] => {
  const [start, steps] = [rules.parse(position), rules.steps(moves)];
  if (!start.ok || !steps.ok) return [];
  const game = lie ? turned(rules, rules.view(start.value), lie) : rules;
  const gathering = new Gathering(game);
  const { legs } = gathering;
  let state = openState(rules, start.value);
  let seen = game.view(state);
  for (const { move } of steps.value) {
    const after = game.play(state, move);
    // The one after the last that is wanted tells that that one is over.
    if (after === undefined || (legs.length > most && !isOneThing(legs))) break;
    const passage = passageOf(game, seen, { before: state, move, after });
    gathering.add(passage, game.formatMove(state, move));
    [state, seen] = [after, passage.after];
  }
  return legs.map(({ texts, ...leg }) => ({ ...leg, moves: texts.join(game.between) }));
};

/** Legs of one thing as one: from where it stands to where it comes to in the end. */
const joined = (legs: readonly Leg[], { between }: Pick<AnyGame, 'between'>): Leg => {
  const [first, last] = [legs[0]!, legs.at(-1)!];
  return {
    ...first,
    to: last.to,
    turns: legs.slice(0, -1).map(({ to }) => to),
    pushes: legs.reduce((sum, { pushes }) => sum + pushes, 0),
    look: last.look,
    moves: legs.map(({ moves }) => moves).join(between),
  };
};

/** A hint: a line from a position, and how often it was asked for. */
export interface Hinted {
  readonly position: string;
  readonly moves: string;
  count: number;
}

/**
 * What is seen of a hint: the next thing and where it goes; asked again how it comes there, leg by leg, and what is pushed after it.
 * What comes there straight on, or back to where it was, has nothing but its legs.
 */
const shownLegs = (game: AnyGame, hinted: Hinted, lie: Orientation | undefined): readonly Leg[] => {
  const { count } = hinted;
  const legs = legsOf(game, hinted, count, lie);
  const other = legs.findIndex((_, index) => !isOneThing(legs.slice(0, index + 1)));
  const own = other < 0 ? legs : legs.slice(0, other);
  if (own.length < 2 || own[0]!.from === own.at(-1)!.to) return legs.slice(0, count);
  return count === 1 ? [joined(own, game)] : legs.slice(0, count - 1);
};

/** What was seen of a hint last: the same is asked for with every picture. */
const seenLast = new WeakMap<Hinted, { readonly count: number; readonly lie: string; readonly legs: readonly Leg[] }>();

export const hintedLegs = (game: AnyGame, hinted: Hinted, orientation: Orientation | undefined): readonly Leg[] => {
  const [known, { count }, lie] = [seenLast.get(hinted), hinted, JSON.stringify(orientation ?? null)];
  if (known?.count === count && known.lie === lie) return known.legs;
  const legs = shownLegs(game, hinted, orientation);
  seenLast.set(hinted, { count, lie, legs });
  return legs;
};

/** Whether nothing was added: all of a line is seen already. */
export const isSameLegs = (before: readonly Leg[], legs: readonly Leg[]): boolean =>
  before.length === legs.length && before.at(-1)?.moves === legs.at(-1)?.moves;
