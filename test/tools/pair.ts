import { expect } from 'vitest';
import type { Dice } from '../../src/core/random.ts';
import type { MadeMatch, MatchEvent } from '../../src/play/together/protocol.ts';
import { newSecret } from '../../src/server/live/secrets.ts';
import { CHANCE_TERMS, chanceGame } from './chanceGame.ts';
import { makeMatch, TestWire } from './wires.ts';

/** Where the two are: each may be at a process of his own. */
export type Addresses = readonly [string, string];

/** Events before the first move: both sit down. */
const JOINS = 2;

/** A game that two play, with what they were told of it. */
interface Played {
  readonly made: MadeMatch;
  readonly own: string;
  readonly texts: readonly string[];
  readonly told: Map<number, MatchEvent>;
}

/** Two who play one game after another; when a wire is cut they stop, and go on where they were when they play again. */
export class Pair {
  readonly #random: Dice;
  readonly #played: Played[] = [];
  #isOver = true;
  /** Moves that were acknowledged. */
  moves = 0;

  constructor(random: Dice) {
    this.#random = random;
  }

  /** Until there are enough moves, or a wire is cut. */
  async play(addresses: Addresses, enough: () => boolean): Promise<void> {
    while (!enough()) {
      if (this.#isOver && !(await this.#begin(addresses[0]))) return;
      await this.#goOn(addresses, enough);
      if (!this.#isOver) return;
    }
  }

  /** Whether a server has everything of all games that they were told, once, and at the most one move more of each. */
  async check(address: string): Promise<void> {
    for (const { made, texts, told } of this.#played) {
      const wire = new TestWire(address, made.id);
      await wire.say({ type: 'hello', token: made.watch, since: 0 });
      const { events } = await wire.message('welcome');
      wire.socket.terminate();
      const known = [...told.values()].toSorted((one, other) => one.number - other.number);
      expect(events.slice(0, known.length)).toEqual(known);
      expect(events.map(({ number }) => number)).toEqual(events.map((_, index) => index + 1));
      expect(events.slice(JOINS).map(({ text }) => text)).toEqual(texts.slice(0, Math.max(0, events.length - JOINS)));
      expect(events.length - known.length).toBeLessThanOrEqual(known.length < JOINS ? JOINS : 1);
    }
  }

  /** Whether somebody answered. */
  async #begin(address: string): Promise<boolean> {
    const made = await makeMatch(address, CHANCE_TERMS).catch(() => undefined);
    if (!made) return false;
    this.#played.push({ made, own: newSecret(), texts: chanceGame(this.#random), told: new Map() });
    this.#isOver = false;
    return true;
  }

  async #goOn(addresses: Addresses, enough: () => boolean): Promise<void> {
    const { made, own, texts, told } = this.#played.at(-1)!;
    const wires = addresses.map((address) => new TestWire(address, made.id));
    const [first, second] = wires as [TestWire, TestWire];
    const seated =
      (await sit(first, { token: made.token }, 1)) && (await sit(second, { token: made.invitation, own }, JOINS));
    if (seated) await this.#move([first, second], texts, enough);
    for (const event of [...first.events, ...second.events]) told.set(event.number, event);
    this.#isOver = told.size === texts.length + JOINS;
    for (const wire of wires) wire.socket.terminate();
  }

  async #move([first, second]: readonly [TestWire, TestWire], texts: readonly string[], enough: () => boolean) {
    for (let index = movesIn(first, second); index < texts.length && !enough(); index++) {
      const [mover, other] = index % 2 === 0 ? [first, second] : [second, first];
      const number = JOINS + 1 + index;
      // After a wire was cut his process may learn what the other's knows a little later.
      if (!(await mover.orCut(mover.event(number - 1)))) return;
      await mover.say({ type: 'move', number, text: texts[index] });
      if (!(await mover.orCut(mover.event(number)))) return;
      this.moves += 1;
      // Whose turn it is next knows it from his own wire.
      if (!(await other.orCut(other.event(number)))) return;
    }
  }
}

/** Whether he was welcomed, and told that he sits there. */
const sit = async (wire: TestWire, hello: object, number: number): Promise<boolean> => {
  await wire.orCut(wire.say({ type: 'hello', since: 0, ...hello }));
  return (await wire.orCut(wire.event(number))) !== undefined;
};

const movesIn = (...wires: readonly TestWire[]): number =>
  Math.max(...wires.flatMap(({ events }) => events.map(({ number }) => number))) - JOINS;
