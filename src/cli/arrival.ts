import type { Message, Parsed } from '../core/parsed.ts';
import { belongingsOf } from '../node/home.ts';
import { complain } from '../node/output.ts';
import { decode } from '../play/packs/decode.ts';
import { gameInLink } from '../play/packs/levelLink.ts';
import { siteRefusal } from '../tui/before.ts';
import type { Launch } from '../tui/house.ts';
import { Player } from '../tui/player.ts';
import { complaintText, type Start, startOf, type Wish } from '../tui/start.ts';
import { AT_FAULT, WRONG_USE } from './io.ts';
import { namedEncoding } from './source.ts';

/** Where results lie, in the folder that the program is started in. */
export const RESULTS = 'results';

/** Somebody who has come to play or to draw in the terminal. */
export interface Arrival {
  readonly player: Player;
  /** What he likes, or what is wrong with it. */
  readonly settings: Parsed<unknown>;
  readonly encoding: string | undefined;
}

const fail = (code: number, ...lines: readonly string[]): undefined => {
  for (const line of lines) complain(line);
  process.exitCode = code;
};

/** Says why what somebody wants cannot be. */
export const turnAway = ({ player }: Arrival, message: Message): undefined =>
  fail(WRONG_USE, `kura: ${player.spoken(message)}`);

/** Undefined where nothing can be read as it should be, which is told. */
export const arrive = async (): Promise<Arrival | undefined> => {
  const player = new Player(belongingsOf(RESULTS), process.env);
  const settings = await player.load();
  const encoding = namedEncoding();
  const arrival = { player, settings, encoding };
  // Nothing may have to be read yet: what is wrong with the name shows in a text without letters.
  const named = decode(new Uint8Array(), encoding);
  return named.ok ? arrival : turnAway(arrival, named.problem.message);
};

/** What is asked for by a game and perhaps a pack; a link alone has both. */
export const askedFor = (
  id: string | undefined,
  what: string | undefined,
): readonly [game: string | undefined, what: string | undefined] => {
  const linked = id === undefined || what !== undefined ? undefined : gameInLink(id);
  return linked === undefined ? [id, what] : [linked, id];
};

/** The pack and level that somebody names; undefined where there is no such thing, which is told. */
export const openFor = async (
  { player, encoding }: Arrival,
  wish: Omit<Wish, 'encoding'>,
): Promise<Extract<Start, { kind: 'start' }> | undefined> => {
  const start = await startOf({ ...wish, encoding });
  if (start.kind === 'start') return start;
  const code = start.fault === 'wish' ? WRONG_USE : AT_FAULT;
  return fail(code, ...start.complaints.map((complaint) => complaintText(complaint, player.spoken)));
};

/** Whether there is a terminal to do it in; that there is none is told. */
export const hasTerminal = (arrival: Arrival, command: string): boolean => {
  const { stdin, stdout, env } = process;
  const refusal = siteRefusal({ hasKeyboard: stdin.isTTY, hasScreen: stdout.isTTY, term: env.TERM }, command);
  if (refusal) turnAway(arrival, refusal);
  return !refusal;
};

/** Opens the screen, until the player leaves. */
export const visit = async (
  { player, encoding }: Arrival,
  launch: Pick<Launch, 'start' | 'notices' | 'isLettered'>,
): Promise<void> => {
  const { playInTerminal } = await import('../tui/main.ts');
  await playInTerminal({ player, encoding, ...launch });
};
