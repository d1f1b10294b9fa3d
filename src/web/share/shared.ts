import type { AnyGame } from '../../core/game.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Replay } from '../../core/replay.ts';
import type { View } from '../../core/view.ts';
import { positionSteps } from '../../play/history/position.ts';
import { recordText } from '../../play/history/record.ts';
import { fittingLink } from '../../play/packs/levelLink.ts';
import { levelText, type Shared } from '../../play/packs/levelText.ts';
import { type Opened, shippedPack } from '../../play/packs/opened.ts';
import { packText } from '../../play/packs/packedText.ts';
import { drawnView } from '../../play/packs/preview.ts';
import { type Reader, readerOf } from '../../play/packs/reader.ts';
import { linkTo, type PlayRoute } from '../router.ts';
import { inSlices } from '../slices.ts';

/** What of a game is shared: the level, the board as it stands, or what was played. */
export type What = 'level' | 'position' | 'moves';

/** What is played, and where. */
export interface Played {
  readonly opened: Opened;
  /** Counted from 1. */
  readonly number: number;
  readonly replay: Replay;
}

/** What can be handed on. */
export interface Handout {
  readonly what: What;
  readonly title: string;
  readonly view: View | undefined;
  readonly link: Parsed<string>;
  readonly text: Parsed<string>;
}

/** What it is called where it is alone: a level without a title has only a number in its pack. */
const titleOf = ({ opened: { pack }, number }: Played): string => {
  const { title } = pack.levels[number - 1]!;
  if (title !== `Level ${number}`) return title;
  return pack.levels.length === 1 ? pack.title : `${pack.title} ${number}`;
};

const boardOf = async (what: What, { opened: { game }, replay }: Played): Promise<string> =>
  (what === 'position' ? await inSlices(positionSteps(game, replay)) : undefined) ?? replay.board;

/** A level that every Kura has needs no more than its address. */
const placeOf = async (what: What, { opened, number }: Played, shared: Shared): Promise<PlayRoute> => {
  const { game, name, pack } = opened;
  const isShipped = shippedPack(game, name)?.pack.levels[number - 1] === pack.levels[number - 1];
  const place = { screen: 'play', game: game.id } as const;
  return isShipped && what !== 'position'
    ? { ...place, pack: name, level: number }
    : { ...place, carried: await packText(levelText(game, shared)) };
};

const linkOf = async (what: What, played: Played, shared: Shared): Promise<Parsed<string>> => {
  const { moves } = played.replay;
  if (what === 'moves' && moves === '') return bad(say('Nothing was played yet.'));
  const place = await placeOf(what, played, shared);
  return fittingLink(new URL(linkTo(what === 'moves' ? { ...place, moves } : place), location.href).href);
};

/** A level as a file of its game where there is such a file, or else as links have it. */
const fileText = ({ game, formats }: Reader, shared: Shared): string => {
  const writer = game.seats === 1 ? formats.find(({ write }) => write) : undefined;
  const level = { ...shared, lines: [], problems: [] };
  const written = writer?.write?.({ title: shared.title, levels: [level], problems: [] });
  return written?.ok ? written.value : levelText(game, shared);
};

const textOf = async (what: What, game: AnyGame, replay: Replay, shared: Shared): Promise<Parsed<string>> => {
  const reader = await readerOf(game);
  if (what !== 'moves') return ok(fileText(reader, shared));
  return replay.moves === '' ? bad(say('Nothing was played yet.')) : recordText(reader, replay);
};

export const handoutOf = async (what: What, played: Played): Promise<Handout> => {
  const { opened, number, replay } = played;
  const { game, pack } = opened;
  const author = pack.levels[number - 1]!.author ?? pack.author;
  const shared = { title: titleOf(played), board: await boardOf(what, played), ...(author && { author }) };
  const seen = what === 'moves' ? await boardOf('position', played) : shared.board;
  return {
    what,
    title: shared.title,
    view: drawnView(game, { board: seen }),
    link: await linkOf(what, played, shared),
    text: await textOf(what, game, replay, shared),
  };
};
