import type { AnyGame } from '../../core/game.ts';
import type { Level, SavedLine } from '../../core/pack.ts';
import { ok, type Parsed } from '../../core/parsed.ts';
import type { Store, Update } from '../../results/store.ts';
import { isListOf, isRecord, isText, isWhole, parseJson } from '../belongings/json.ts';
import { MADE } from './madeKey.ts';

/** Which level of which made pack. */
export interface MadePlace {
  readonly game: AnyGame;
  readonly pack: string;
  /** From 1. */
  readonly level: number;
}

const keyOf = ({ game, pack, level }: MadePlace): string => `${MADE}${game.id}/${pack}/${level}`;

const MAX_TEXT = 2 ** 16;

const isOptional =
  <T>(check: (value: unknown) => value is T) =>
  (value: unknown): value is T | undefined =>
    value === undefined || check(value);

/** A level with problems is none that was made here. */
const isNever = (_: unknown): _ is never => false;

const isLine = (value: unknown): value is SavedLine =>
  isRecord(value) && isText(MAX_TEXT, /./)(value.moves) && isOptional(isText(MAX_TEXT))(value.title);

const isLevel = (value: unknown): value is Level =>
  isRecord(value) &&
  isText(MAX_TEXT)(value.title) &&
  isText(MAX_TEXT, /\S/)(value.board) &&
  isListOf(isLine, 10)(value.lines) &&
  isOptional(isText(MAX_TEXT))(value.author) &&
  isOptional(isText(MAX_TEXT))(value.notes) &&
  isOptional(isWhole(1, 1000))(value.within) &&
  isListOf(isNever, 0)(value.problems);

/** What is left of a level that was kept; undefined where that cannot be played. */
const levelIn = (text: string | undefined, { game }: MadePlace): Level | undefined => {
  const json = text === undefined ? undefined : parseJson(text);
  if (!json?.ok || !isLevel(json.value)) return undefined;
  return game.parse(json.value.board).ok ? json.value : undefined;
};

/** A level that was made before; undefined when it was not, or when what is left of it cannot be played. */
export const keptLevel = async (store: Store, place: MadePlace): Promise<Level | undefined> => {
  const text = await store.read(keyOf(place));
  return text.ok ? levelIn(text.value, place) : undefined;
};

/** Keeps a level, unless another window has made it first: then that one counts. */
export const keepLevel = async (store: Store, place: MadePlace, level: Level): Promise<Parsed<Level>> => {
  let kept = level;
  const updated = await store.update(keyOf(place), (old): Update => {
    const first = levelIn(old, place);
    kept = first ?? level;
    return { text: first ? old : JSON.stringify(level) };
  });
  return updated.ok ? ok(kept) : updated;
};
