import type { AnyGame } from '../../core/game.ts';
import type { Level } from '../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Store } from '../../results/store.ts';
import type { Day } from '../day/day.ts';
import { type Opened, shippedPack } from '../packs/opened.ts';
import type { Carpenter, Making } from './carpenter.ts';
import { keepLevel, keptLevel, type MadePlace } from './keptLevels.ts';
import { madeOf } from './madePack.ts';
import { planNamed, type Recipe } from './plan.ts';

/** Where packs are made. */
export interface Site {
  readonly carpenter: Carpenter;
  /** Where what was made is kept. */
  store(): Promise<Store>;
  today(): Day;
}

/** Told how much is done, from 0 to 1. */
export type Watch = (done: number) => void;

/** What is being made: whoever else asks for it waits for the same. */
interface Going {
  readonly made: Promise<Parsed<Level>>;
  readonly watches: Set<Watch>;
  stop(): void;
}

/** Packs that are made when somebody asks for them by name, level by level. What was made once is kept. */
export class MadePacks {
  readonly #site: Site;
  readonly #going = new Map<string, Going>();

  constructor(site: Site) {
    this.#site = site;
  }

  /** A pack by its name; undefined where the game has none of that name. */
  async open(game: AnyGame, name: string, watch: Watch = () => {}): Promise<Parsed<Opened> | undefined> {
    const atHand = shippedPack(game, name);
    if (atHand) return ok(atHand);
    const plan = planNamed(game, name);
    if (!plan) return undefined;
    const levels: Level[] = [];
    for (const index of plan.recipes.keys()) {
      const place = { game, pack: name, level: index + 1 };
      const level = await this.#levelAfter(place, levels, (done) => watch((index + done) / plan.recipes.length));
      if (!level.ok) return level;
      levels.push(level.value);
    }
    return ok(madeOf(game, name, levels));
  }

  /** One level of a pack, before all of it is there. */
  async level(place: MadePlace, watch: Watch = () => {}): Promise<Parsed<Level>> {
    const kept = await keptLevel(await this.#site.store(), place);
    const isAlone = kept !== undefined || !planNamed(place.game, place.pack)?.recipes[place.level - 1];
    const watchBefore: Watch = (done) => watch((done * (place.level - 1)) / place.level);
    const before = isAlone ? ok([]) : await this.#before(place, watchBefore);
    if (!before.ok) return before;
    return this.#levelAfter(place, before.value, (done) => watch((place.level - 1 + done) / place.level));
  }

  /** One level of a pack, after those before it. */
  async #levelAfter(place: MadePlace, before: readonly Level[], watch: Watch): Promise<Parsed<Level>> {
    const plan = planNamed(place.game, place.pack);
    const recipe = plan?.recipes[place.level - 1];
    const refusal = plan?.refusal(this.#site.today());
    if (!plan || !recipe || refusal) return bad(refusal ?? say('There is no such level.'));
    const store = await this.#site.store();
    const kept = await keptLevel(store, place);
    if (kept) return ok(kept);
    const made = await this.#join(place, besides(recipe, before), watch);
    if (!made.ok) return made;
    const put = await keepLevel(store, place, made.value);
    // What cannot be kept is made again the next time, and is the same.
    return put.ok ? put : made;
  }

  /** Those of some levels that were made before; nothing is made. */
  async kept(places: readonly MadePlace[]): Promise<readonly (Level | undefined)[]> {
    const store = await this.#site.store();
    return Promise.all(places.map((place) => keptLevel(store, place)));
  }

  /** Nobody waits any more for what is being made. */
  stop(): void {
    for (const { stop } of this.#going.values()) stop();
  }

  /** The levels that come before one in its pack: what is made later is not called as one of them, in whatever order they are asked for. */
  async #before({ level, ...pack }: MadePlace, watch: Watch): Promise<Parsed<readonly Level[]>> {
    const levels: Level[] = [];
    for (let number = 1; number < level; number++) {
      const tell: Watch = (done) => watch((number - 1 + done) / (level - 1));
      const made = await this.#levelAfter({ ...pack, level: number }, levels, tell);
      if (!made.ok) return made;
      levels.push(made.value);
    }
    return ok(levels);
  }

  async #join({ game, pack, level }: MadePlace, recipe: Recipe, watch: Watch): Promise<Parsed<Level>> {
    const key = `${game.id}/${pack}/${level}`;
    const going = this.#going.get(key) ?? this.#begin(recipe);
    this.#going.set(key, going);
    going.watches.add(watch);
    const made = await going.made;
    this.#going.delete(key);
    return made;
  }

  #begin(recipe: Recipe): Going {
    const watches = new Set<Watch>();
    if (recipe.from === 'pack') return { made: fetched(recipe.fetch), watches, stop: () => {} };
    let stop = (): void => {};
    const made = new Promise<Parsed<Level>>((resolve) => {
      const end = ({ level = recipe.standIn?.() }: Making): void => resolve(level ? ok(level) : nothing);
      if (recipe.order.wishes.length === 0) return end({ done: 1 });
      const cease = this.#site.carpenter.make(recipe.order, {
        hear: (making, isLast) => {
          for (const tell of watches) tell(making.done);
          if (isLast) end(making);
        },
        lost: () => resolve(unmade),
      });
      stop = () => {
        cease();
        resolve(stopped);
      };
    });
    return { made, watches, stop: () => stop() };
  }
}

/** A recipe for a level that is to have a title of its own beside others. */
const besides = (recipe: Recipe, others: readonly Level[]): Recipe => {
  if (recipe.from === 'pack' || others.length === 0) return recipe;
  const taken = others.map(({ title }) => title);
  const wishes = recipe.order.wishes.map((wish) => ({ ...wish, taken }));
  return { ...recipe, order: { ...recipe.order, wishes } };
};

const nothing: Parsed<never> = bad(say('No level came of this. Ask for another one.'));
const stopped: Parsed<never> = bad(say('The level was not made: you have stopped that.'));
const unmade: Parsed<never> = bad(say('The level could not be made now. Try again later.'));

const fetched = (fetch: () => Promise<Level>): Promise<Parsed<Level>> => fetch().then(ok, () => unmade);
