import type { AnyGame } from '../../core/game.ts';
import { type Message, type Parsed, say } from '../../core/parsed.ts';
import { findGame, games } from '../../games/index.ts';
import type { TextFile } from '../../play/packs/companions.ts';
import { isGuess } from '../../play/packs/decode.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { isPlayable, packComplaints } from '../../play/packs/packReport.ts';
import { readersOf } from '../../play/packs/reader.ts';
import { problemMessage } from '../../play/speech/problems.ts';
import { textOf } from '../files.ts';
import { linkTo, parseRoute } from '../router.ts';
import { inSlices } from '../slices.ts';
import { keepPack } from './openedPacks.ts';
import { nameIfPasted } from './pasted.ts';

/** What came of reading files. */
interface Findings {
  /** The first pack among them that can be played. */
  readonly opened?: Opened;
  readonly complaints: readonly Message[];
  /** Whether the encoding of some file is a guess. */
  readonly isGuessed?: boolean;
}

/** How far it is, and whether anybody still wants to know. */
interface Reading {
  readonly signal: AbortSignal;
  tell(done: number): void;
}

/** What puts files together is fetched with the first of them. */
const companions = () => import('../../play/packs/companions.ts');

const warningsOf = (parsed: Parsed<unknown>): readonly Message[] =>
  (parsed.ok ? (parsed.warnings ?? []) : [parsed.problem]).map(problemMessage);

/** The game that files are opened from; undefined at home. */
const gameShown = (): AnyGame | undefined => {
  const route = parseRoute(location.hash);
  return route.screen === 'play' ? findGame(route.game) : undefined;
};

/** Reads one pack and keeps it, if it can be played. */
const readPack = async (files: readonly TextFile[], reading: Reading): Promise<Findings> => {
  const { openFilesSteps } = await companions();
  const steps = openFilesSteps(files, await readersOf(games), gameShown());
  const read = await inSlices(steps, reading.tell, reading.signal);
  if (!read?.ok) return { complaints: read ? warningsOf(read) : [] };
  const complaints = packComplaints(read.value);
  if (!isPlayable(read.value)) {
    return { complaints: complaints.length > 0 ? complaints : [say('There is no level in this file.')] };
  }
  const kept = await keepPack(nameIfPasted(read.value), files);
  return { complaints: [...complaints, ...warningsOf(kept)], ...(kept.ok && { opened: kept.value }) };
};

/** Reads files, each of them a pack or several of them one. */
const readFiles = async (files: readonly File[], { signal, tell }: Reading, encoding?: string): Promise<Findings> => {
  /** Where there are several it has to be said which one is meant. */
  const about = (file: string, reasons: readonly Message[]): readonly Message[] =>
    files.length > 1 ? reasons.map((reason) => say('{file}: {reason}', { file, reason })) : reasons;
  const texts: TextFile[] = [];
  const complaints: Message[] = [];
  let isGuessed = false;
  for (const file of files) {
    const text = await textOf(file, encoding);
    isGuessed ||= text.ok && (text.warnings ?? []).some(isGuess);
    if (text.ok) texts.push({ name: file.name, text: text.value });
    complaints.push(...about(file.name, warningsOf(text)));
  }
  const { packsAmong } = await companions();
  const packs = packsAmong(texts, games);
  let opened: Opened | undefined;
  for (const [index, pack] of packs.entries()) {
    if (signal.aborted) break;
    const report = await readPack(pack, { signal, tell: (done) => tell((index + done) / packs.length) });
    opened ??= report.opened;
    complaints.push(...(packs.length > 1 ? about(pack[0]!.name, report.complaints) : report.complaints));
  }
  return { complaints, isGuessed, ...(opened && { opened }) };
};

/** Files being opened by whichever way: chosen, dropped or pasted. */
class PackReading {
  /** Whether files are being dragged over the page. */
  isOver = $state(false);
  #done: number | undefined = $state();
  #report: Findings | undefined = $state.raw();
  #attendant: (() => void) | undefined = $state.raw();
  #calling: AbortController | undefined;
  #files: readonly File[] = [];

  /** How much is read, from 0 to 1, where it takes long enough to be shown. */
  get done(): number | undefined {
    return this.#done;
  }

  /** What there is to complain of; undefined when there is nothing. */
  get report(): Findings | undefined {
    return this.#report;
  }

  get isAttended(): boolean {
    return this.#attendant !== undefined;
  }

  /** For whoever shows by itself what comes of it: told when something was opened. The answer ends that. */
  attend(opened: () => void): () => void {
    this.dismiss();
    this.#attendant = opened;
    return () => {
      this.#attendant = undefined;
    };
  }

  /** Opens files: the first pack among them that can be played is shown. */
  async open(files: readonly File[], encoding?: string): Promise<void> {
    this.#files = files;
    this.cancel();
    this.dismiss();
    const calling = new AbortController();
    this.#calling = calling;
    const tell = (done: number): void => {
      this.#done = done;
    };
    const report = await readFiles(files, { signal: calling.signal, tell }, encoding);
    if (calling.signal.aborted) return;
    this.#done = undefined;
    this.#report = report.complaints.length > 0 ? report : undefined;
    if (!report.opened) return;
    this.#attendant?.();
    const { game, name } = report.opened;
    location.hash = linkTo({ screen: 'play', game: game.id, pack: name });
  }

  /** Opens the same files once more, in the encoding that the player says they are in. */
  openAs(encoding: string): Promise<void> {
    return this.open(this.#files, encoding);
  }

  cancel(): void {
    this.#calling?.abort();
    this.#done = undefined;
  }

  dismiss(): void {
    this.#report = undefined;
  }
}

/** There is one on the page, so that what is said outlives the screen that it was asked from. */
export const reading = new PackReading();
