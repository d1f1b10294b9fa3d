import type { Answer } from '../../core/engine.ts';
import type { AnyGame, Score } from '../../core/game.ts';
import { judge } from '../../core/judge.ts';
import type { Level } from '../../core/pack.ts';
import { say } from '../../core/parsed.ts';
import { findGame } from '../../games/index.ts';
import { isRecord, isText, type JsonRecord } from '../../play/belongings/json.ts';
import type { Item, Order, SolveItem, SolveOrder } from './order.ts';

/** What came of a level, as whoever solves them tells it. */
export interface Solved {
  readonly kind: 'solve';
  readonly answer: Answer;
  /** Of the line, as the rules count it. */
  readonly score?: Score;
  readonly from?: Score;
  readonly cpu: number;
  readonly wall: number;
}

/** What came of a seed: a level, or nothing good. */
export interface Made {
  readonly kind: 'make';
  readonly level?: Level;
}

/** Nobody could do it, however often it was tried. */
export interface Failed {
  readonly kind: 'failed';
  readonly reason: string;
}

export type Outcome = Solved | Made | Failed;

/** Letters at the most of what is read of a worker's answer: no line of ours is that long. */
const LONG = 1_000_000;

const isLine = isText(LONG);

const amount = (value: unknown): number => (typeof value === 'number' && value >= 0 ? value : 0);

/** The score of a line that solves a board move by move to its end; undefined where it does not. */
export const scoreBy = (game: AnyGame, board: string, moves: string): Score | undefined => {
  if (!game.parse(board).ok) return undefined;
  const steps = game.steps(moves);
  if (!steps.ok) return undefined;
  const [line] = judge(game, { title: '', board, problems: [], lines: [{ moves }] });
  return line?.solved && line.score.moves === steps.value.length ? line.score : undefined;
};

const scoreOf = (value: unknown): Score | undefined =>
  isRecord(value) && Object.values(value).every((each) => typeof each === 'number') ? (value as Score) : undefined;

const messageOf = (value: unknown) =>
  isRecord(value) && isText(500)(value.text) ? say(value.text) : say('No reason was given.');

const answerOf = (value: JsonRecord, moves: string | undefined): Answer | undefined => {
  const nodes = amount(value.nodes);
  if (value.kind === 'line') {
    return moves === undefined ? undefined : { kind: 'line', moves, proven: value.proven === true, nodes };
  }
  if (value.kind !== 'none' && value.kind !== 'gaveUp') return undefined;
  return { kind: value.kind, reason: messageOf(value.reason), nodes };
};

const solvedOf = (order: SolveOrder, item: SolveItem, told: JsonRecord): Solved | undefined => {
  const game = findGame(order.files[item.file]?.game ?? '');
  const { answer: said, from } = told;
  if (!game || !isRecord(said)) return undefined;
  const line = isLine(said.moves) ? said.moves : undefined;
  const score = line === undefined ? undefined : scoreBy(game, item.level.board, line);
  const answer = answerOf(said, score && line);
  if (!answer) return undefined;
  const before = scoreOf(from);
  const times = { cpu: amount(told.cpu), wall: amount(told.wall) };
  return { kind: 'solve', answer, ...(score && { score }), ...(before && { from: before }), ...times };
};

const textOf = <Name extends string>(name: Name, value: unknown): { readonly [key in Name]?: string } =>
  isLine(value) ? ({ [name]: value } as { readonly [key in Name]: string }) : {};

/** A level with its first line, if that solves it. */
const levelOf = (game: AnyGame, told: JsonRecord): Level | undefined => {
  const { title, board, lines } = told;
  const [line] = Array.isArray(lines) ? lines : [];
  if (!isLine(title) || !isLine(board) || !isRecord(line) || !isLine(line.moves)) return undefined;
  if (!scoreBy(game, board, line.moves)) return undefined;
  const saved = { moves: line.moves, ...textOf('title', line.title), ...textOf('notes', line.notes) };
  const remarks = { ...textOf('author', told.author), ...textOf('notes', told.notes) };
  return { title, board, lines: [saved], ...remarks, problems: [] };
};

const madeOf = (id: string, told: JsonRecord): Made | undefined => {
  if (told.level === undefined || told.level === null) return { kind: 'make' };
  const game = findGame(id);
  const level = game && isRecord(told.level) ? levelOf(game, told.level) : undefined;
  return level && { kind: 'make', level };
};

/**
 * What a worker has told, replayed by the rules: a database may hold anything, and workers are other machines. Undefined where it
 * cannot be believed. That there is no solution, and that none is shorter, remains the word of whoever says so.
 */
export const believed = (order: Order, item: Item, told: unknown): Outcome | undefined => {
  if (!isRecord(told)) return undefined;
  if (told.kind === 'failed') return { kind: 'failed', reason: isText(500)(told.reason) ? told.reason : '' };
  if (told.kind !== item.kind) return undefined;
  if (order.kind === 'solve' && item.kind === 'solve') return solvedOf(order, item, told);
  return order.kind === 'make' ? madeOf(order.game, told) : undefined;
};
