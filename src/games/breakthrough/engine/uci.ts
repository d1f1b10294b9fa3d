import type { Talk } from '../../../core/engine.ts';
import { sentence } from '../../../core/parsed.ts';
import { steps } from '../notation.ts';
import { format, parse, SIZES } from '../position.ts';
import { outcome, play, type State, start } from '../rules.ts';
import type { Weights } from './net.ts';
import { Search, SURE, WIN } from './search.ts';
import { Table } from './table.ts';
import { type Limits, type Thought, think } from './think.ts';
import { written } from './translate.ts';

/** What the protocol needs of the world. */
export interface World {
  /** Milliseconds of a clock that only goes forward. */
  now(): number;
  weightsOf(size: number): Promise<Weights>;
}

type Thinking = NonNullable<Talk['thinking']>;

const HASH = { least: 1, usual: 64, most: 1024 };
const USUAL_SIZE = 8;

/** What can be set, by its name. */
const RANGES = new Map([
  ['size', SIZES],
  ['hash', HASH],
]);

/** What a move may be asked for with a number. */
const LIMITS = ['movetime', 'nodes', 'depth'];

/** Milliseconds of a move's time that are left for everything else. */
const SPARE = 12;

/** `cp 35`, or `mate -3` in moves of whoever is to move. */
const scoreText = (score: number): string => {
  if (Math.abs(score) <= SURE) return `cp ${score}`;
  const moves = Math.ceil((WIN - Math.abs(score)) / 2);
  return `mate ${score > 0 ? moves : -moves}`;
};

/** Letters of a complaint at the most: it repeats what was said, which may be anything. */
const MOST_TOLD = 160;

const complaint = (text: string): string =>
  `info string ${text.length > MOST_TOLD ? `${text.slice(0, MOST_TOLD)}…` : text}`;

/** Words after `go` that nobody here knows. */
const isStrange = (word: string): boolean => ![...LIMITS, 'infinite'].includes(word) && !/^-?\d+$/.test(word);

/** The part of the Universal Chess Interface that a game without clocks and castles needs. What is not understood is told. */
export class Uci implements Talk {
  isOver = false;
  /** What is being thought about. */
  thinking: Thinking | undefined;
  readonly #world: World;
  #size = USUAL_SIZE;
  #hash = HASH.usual;
  #state: State = start(USUAL_SIZE);
  #search: Search | undefined;
  #isStopped = false;

  constructor(world: World) {
    this.#world = world;
  }

  /** What is said at once to a line. */
  async hear(line: string): Promise<readonly string[]> {
    const [word = '', ...rest] = line.trim().split(/\s+/);
    if (word === '') return [];
    if (word === 'stop') this.#isStopped = true;
    else if (word === 'quit') this.isOver = true;
    else return this.#answer(word, rest);
    return [];
  }

  #answer(word: string, rest: readonly string[]): Promise<readonly string[]> | readonly string[] {
    if (word === 'uci') return this.#introduce();
    if (word === 'isready') return ['readyok'];
    if (this.thinking) return [complaint(`"${word}" has to wait: say stop first.`)];
    if (word === 'setoption') return this.#set(rest.join(' '));
    if (word === 'ucinewgame') return this.#begin();
    if (word === 'position') return this.#place(rest);
    if (word === 'go') return this.#go(rest);
    return [complaint(`"${word}" is not understood.`)];
  }

  #introduce(): readonly string[] {
    return [
      'id name Kura Breakthrough',
      'id author the Kura authors',
      `option name Size type spin default ${USUAL_SIZE} min ${SIZES.least} max ${SIZES.most}`,
      `option name Hash type spin default ${HASH.usual} min ${HASH.least} max ${HASH.most}`,
      'uciok',
    ];
  }

  #begin(): readonly string[] {
    this.#search?.forget();
    this.#state = start(this.#size);
    return [];
  }

  #set(text: string): readonly string[] {
    const [, name = '', value = ''] = /^name (\S+) value (\S+)$/i.exec(text) ?? [];
    const number = /^\d+$/.test(value) ? Number(value) : Number.NaN;
    const range = RANGES.get(name.toLowerCase());
    if (!range) return [complaint(`There is no option like "${text}".`)];
    if (!(number >= range.least && number <= range.most))
      return [complaint(`${name} is a number from ${range.least} to ${range.most}.`)];
    if (range === HASH) this.#hash = number;
    else this.#size = number;
    this.#search = undefined;
    this.#state = start(this.#size);
    return [];
  }

  #place(words: readonly string[]): readonly string[] {
    const cut = words.indexOf('moves');
    const [where, ...fen] = cut < 0 ? words : words.slice(0, cut);
    const read = parse(where === 'fen' ? fen.join(' ') : format(start(this.#size)));
    if (where !== 'fen' && where !== 'startpos') return [complaint('A position is startpos, or fen and a board.')];
    if (!read.ok) return [complaint(sentence(read.problem.message))];
    const played = steps(cut < 0 ? '' : words.slice(cut + 1).join(' '));
    if (!played.ok) return [complaint(sentence(played.problem.message))];
    let state = read.value;
    for (const { move, text } of played.value) {
      const next = play(state, move);
      if (!next) return [complaint(`${text} is no move here.`)];
      state = next;
    }
    if (state.size !== this.#size) this.#search = undefined;
    [this.#state, this.#size] = [state, state.size];
    return [];
  }

  async #go(words: readonly string[]): Promise<readonly string[]> {
    if (outcome(this.#state)) return [complaint('The game is over.'), 'bestmove 0000'];
    const asked: Record<string, number> = {};
    for (const name of LIMITS) {
      const at = words.indexOf(name);
      if (at < 0) continue;
      const value = words[at + 1] ?? '';
      if (!/^[1-9]\d*$/.test(value)) return [complaint(`"go ${name}" needs a number from 1 on.`)];
      asked[name] = Number(value);
    }
    this.#search ??= new Search(await this.#world.weightsOf(this.#size), new Table(this.#hash));
    this.#isStopped = false;
    this.thinking = this.#think(this.#search, asked);
    const strange = words.find(isStrange);
    return strange === undefined ? [] : [complaint(`"go ${strange}" is not understood.`)];
  }

  *#think(search: Search, { movetime, ...limits }: Limits & { readonly movetime?: number }): Thinking {
    const { now } = this.#world;
    const began = now();
    const state = this.#state;
    let [told, best] = [0, ''];
    const tell = (thought: Thought): readonly string[] => {
      const line = written(state, thought.line);
      best = line[0] ?? '';
      if (thought.depth === told) return [];
      told = thought.depth;
      const ms = Math.max(1, now() - began);
      const speed = Math.round((thought.nodes * 1000) / ms);
      const figures = `nodes ${thought.nodes} nps ${speed} time ${Math.round(ms)}`;
      return [`info depth ${told} score ${scoreText(thought.score)} ${figures} pv ${line.join(' ')}`];
    };
    const thinking = think(search, state, limits);
    for (let step = thinking.next(); ; step = thinking.next()) {
      const lines = tell(step.value);
      const isLate = movetime !== undefined && now() - began >= movetime - SPARE;
      const isEnough = step.done || this.#isStopped || isLate;
      if (isEnough && best !== '') {
        this.thinking = undefined;
        return [...lines, `bestmove ${best}`];
      }
      yield lines;
    }
  }
}
