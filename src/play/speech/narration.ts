import { isPerson } from '../../core/company.ts';
import type { AnyGame } from '../../core/game.ts';
import type { Cell, Direction } from '../../core/grid.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Snapshot } from '../../core/snapshot.ts';
import type { Frame, Shape, View } from '../../core/view.ts';
import { outcomeMessages, turnMessage } from './announce.ts';
import { cellMessage, placeMessage, thingMessage } from './cells.ts';
import { duelDeedMessage, duelTurnMessage } from './duel.ts';

type Frames = readonly Frame<View>[];

/** Two pictures of a game, and what happened between them. */
export interface Passage {
  readonly before: Snapshot;
  readonly after: Snapshot;
  readonly frames: Frames;
}

interface Selection {
  readonly selected: Cell | undefined;
  readonly marks: readonly unknown[];
}

const WENT: Readonly<Record<Direction, Message>> = {
  up: say('Up'),
  right: say('Right'),
  down: say('Down'),
  left: say('Left'),
};

const TOWARDS: Readonly<Record<Direction, Message>> = {
  up: say('up'),
  right: say('right'),
  down: say('down'),
  left: say('left'),
};

/** More of them would be a list to sit through. */
const MOST_TOLD = 3;

/**
 * What moves came to, in few words, for those who do not see it: what was done, what fell, what vanished, and what there
 * is to know now. A walk and a fall are told by where they end.
 */
export const narrate = (game: AnyGame, passage: Passage): readonly Message[] => [
  ...told(deed(game, passage), passage),
  ...falls(game, passage),
  ...vanished(game, passage),
  ...tally(passage),
  ...news(game, passage),
];

/** What is selected now, and how many places it can go to. */
export const selectionMessage = (game: AnyGame, view: View, { selected, marks }: Selection): Message =>
  selected === undefined
    ? say('Nothing is selected.')
    : say('Selected: {thing}. Places to go: {count}.', {
        thing: thingMessage(view, game.looks, selected),
        count: marks.length,
      });

/** Whoever plays against somebody who is not here is told which moves are that one's. */
const told = (deeds: readonly Message[], { before }: Passage): readonly Message[] =>
  isPerson(before.company, before.turn) ? deeds : deeds.map((done) => duelDeedMessage(before.company, done));

const deed = (game: AnyGame, { before, after }: Passage): readonly Message[] => {
  const count = after.at - before.at;
  if (!after.last || count < 1) return [];
  if (count === 1) return [single(game, after.last, { before, after })];
  const { moved, to } = after.last;
  return [cellMessage(game, after.view, moved?.at(-1)?.to ?? to)];
};

const single = (game: AnyGame, shape: Shape, { before, after }: Omit<Passage, 'frames'>): Message => {
  const { happening, direction, from, to } = shape;
  if (from !== undefined) {
    const places = { from: placeMessage(game, from, after.view), to: placeMessage(game, to, after.view) };
    return happening === 'capture' ? say('{from} takes {to}.', places) : say('{from} to {to}.', places);
  }
  if (!direction) return cellMessage(game, after.view, to);
  if (happening === 'step') return WENT[direction];
  const way = { direction: TOWARDS[direction] };
  if (happening === 'home') return say('Pushed {direction}, onto a goal.', way);
  const isOff = (after.tally?.done ?? 0) < (before.tally?.done ?? 0);
  return isOff ? say('Pushed {direction}, off a goal.', way) : say('Pushed {direction}.', way);
};

/** Where things that fell and are still there came to rest. */
const landings = (frames: Frames): readonly Cell[] => {
  const landed = new Set<Cell>();
  for (const { change } of frames) {
    for (const cell of change.gone ?? []) landed.delete(cell);
    if (change.happening !== 'fall') continue;
    for (const { from } of change.moved ?? []) landed.delete(from);
    for (const { to } of change.moved ?? []) landed.add(to);
  }
  return [...landed];
};

const falls = (game: AnyGame, { after, frames }: Passage): readonly Message[] => {
  const cells = landings(frames);
  if (cells.length > MOST_TOLD) return [say('{count} things fall.', { count: cells.length })];
  return cells.map((cell) =>
    say('{thing} falls to {place}.', {
      thing: thingMessage(after.view, game.looks, cell),
      place: placeMessage(game, cell, after.view),
    }),
  );
};

/** The looks of all that vanished, each as often as it did. */
const looksGone = ({ before, frames }: Passage): readonly string[] =>
  frames.flatMap(({ change }, index) => {
    if (change.happening !== 'vanish') return [];
    const { pieces } = frames[index - 1]?.position ?? before.view;
    return (change.gone ?? []).flatMap((cell) => pieces[cell] ?? []);
  });

const vanished = ({ looks }: AnyGame, passage: Passage): readonly Message[] => {
  const gone = looksGone(passage);
  if (gone.length === 0) return [];
  const messages = [...new Set(gone)].map((name) =>
    say('{thing}: {count} gone.', {
      thing: { text: looks[name]!.label },
      count: gone.filter((one) => one === name).length,
    }),
  );
  const left = passage.after.view.pieces.filter((name) => name !== undefined && !looks[name]!.turns).length;
  return left === 0 ? messages : [...messages, say('{count} left.', { count: left })];
};

const tally = ({ before, after }: Passage): readonly Message[] => {
  if (!after.tally || after.outcome || after.tally.done === before.tally?.done) return [];
  return [say('{done} of {all} home.', { ...after.tally })];
};

/** What is worth saying of the new position and was not of the old one. */
const news = (game: AnyGame, { before, after }: Passage): readonly Message[] => {
  const { outcome, at, company } = after;
  if (outcome) return before.outcome ? [] : outcomeMessages(game, { outcome, at, company });
  const known = new Set(before.remarks.map((remark) => JSON.stringify(remark)));
  const remarks = after.remarks.filter((remark) => !known.has(JSON.stringify(remark)));
  const turn = duelTurnMessage(company, after.turn) ?? turnMessage(game, after.turn);
  return turn && after.turn !== before.turn ? [...remarks, turn] : remarks;
};
