import type { SavedLine } from '../../core/pack.ts';
import { type Message, type Parsed, type Problem, problemsOf, say } from '../../core/parsed.ts';
import type { Saved } from '../../results/packResults.ts';
import type { Command, Deed, DialogName } from '../command/command.ts';
import { asksAgain, commandOf } from '../command/pressed.ts';
import type { Opponent } from '../opponent/opponent.ts';
import type { Opened } from '../packs/opened.ts';
import { doubtsAt } from '../speech/aboutLevel.ts';
import { keepNotices } from '../speech/keepNotices.ts';
import { problemMessage } from '../speech/problems.ts';
import type { Gesture } from '../table/gesture.ts';
import { pictureOf } from '../table/picture.ts';
import { type Reached, Table } from '../table/table.ts';
import type { Beside } from './beside.ts';
import { Checking } from './checking.ts';
import { ALONE, type Asked, type Display } from './display.ts';
import { Ending } from './ending.ts';
import type { Beginning, Host } from './host.ts';
import { mannerAt } from './mannerAt.ts';
import { nextSecond } from './nextSecond.ts';
import { patienceBy } from './patience.ts';
import { StillClock } from './stillClock.ts';
import { toldOf } from './told.ts';

/** Milliseconds that something played is not kept at the most: a computer that dies costs less than a second. */
const KEEP_MS = 400;

/** Somebody at a table: what his keys come to, what follows, what lies over the board. A host shows `display()` and ticks when `due()`. */
export class Sitting {
  readonly opened: Opened;
  readonly table: Table;
  readonly opponent: Opponent | undefined;
  #beside: Beside | undefined;
  readonly #host: Host;
  readonly #ending: Ending;
  #dialog: DialogName | undefined;
  #notes: readonly Message[] = [];
  #notices: readonly Message[];
  #number: number;
  #keepAt: number | undefined;
  readonly #checking: Checking;
  readonly #clock: StillClock;
  /** When something is to be seen, as was told last. */
  #seeAt = 0;
  #asked: Asked | undefined;
  #isLeft = false;

  constructor({ opened, reached, level, as, opponent }: Beginning, host: Host) {
    const now = host.now();
    this.opened = opened;
    this.#host = host;
    this.table = new Table(
      opened,
      {
        // Asked for the first time while the table is being laid: nobody else is there yet.
        manner: () => mannerAt(host, opened.game, this.#beside?.lie),
        reached: reached.ok ? reached.value : new Map(),
        patience: () => patienceBy(host),
        wrong: (problems) => this.notice(problems),
        keep: (hash, number, progress) => void this.#store(hash, number, progress),
      },
      now,
      { level, as },
    );
    this.#ending = new Ending(this.table, host);
    this.opponent = opponent && new opponent(this.table, host);
    this.#beside = this.opponent;
    this.#notices = [...problemsOf(reached).map(problemMessage), ...doubtsAt(this.table)];
    this.#number = level;
    this.#checking = new Checking(this.table, now);
    this.#clock = new StillClock(this.table);
    this.#follow(now);
  }

  /** From now on somebody helps whoever plays alone, or plays with him from elsewhere. */
  attend(besideAt: (table: Table, host: Host) => Beside): void {
    this.#beside = besideAt(this.table, this.#host);
    this.#see(this.#host.now());
  }

  display(): Display {
    const { round, number, problem } = this.table;
    const [{ win }, passed] = [this.#ending, this.#ending.savable(this.#host.now(), this.#dialog)];
    const picture = round && pictureOf(round, this.#host.now());
    const players = { ...ALONE, ...this.#beside?.shown(this.#host.now()) };
    const told = toldOf(this.table, picture, this.#host.keymap().keys, players);
    const [dialog, notes, notices, asked] = [this.#dialog, this.#notes, this.#notices, this.#asked];
    return { number, picture, problem, dialog, win, passed, notes, notices, asked, ...told, ...players };
  }

  /** When `tick` has something to do; undefined when it has nothing. */
  due(): number | undefined {
    if (this.#isLeft) return undefined;
    this.#seeAt = this.#dueInSight();
    const due = Math.min(this.#seeAt, this.#checking.due);
    return Number.isFinite(due) ? due : undefined;
  }

  /** Does what is due. Not all of that is to be seen: `changed` is told only where something is. */
  tick(): void {
    const now = this.#host.now();
    if (this.#checking.due <= now) this.#check();
    if (this.#seeAt > now) return;
    if (this.table.bringing.isGoing) this.table.goOn();
    this.table.round?.tick(now);
    if (this.#beside && this.#beside.due <= now) this.act(() => this.#beside?.tick(now));
    if (this.#keepAt !== undefined && this.#keepAt <= now) this.keep();
    this.#see(now);
  }

  /** A key by its name. Tells whether it is one of the game's. */
  press(key: string, held: 'held' | 'fresh'): boolean {
    return this.take(commandOf(this.#host.keymap(), key, this.table.round), held);
  }

  /** What a key or a button asks for, if anything. While an end is looked at they have to rest. Tells whether it was taken. */
  take(command: Command | undefined, held: 'held' | 'fresh'): boolean {
    const isStirred = this.#ending.stir(this.#host.now());
    if (isStirred) this.#host.changed();
    else if (command && (held === 'fresh' || asksAgain(command, this.table.round))) this.perform(command);
    return isStirred || command !== undefined;
  }

  /** Plays moves that came with the level or in a link; what was played before is put aside. */
  takeUp(line: Pick<SavedLine, 'moves' | 'at'>): void {
    this.act((table, now) => table.bring(line, now));
    this.close();
  }

  /** Does a command, or says why not. */
  perform(command: Command): void {
    if (this.#ending.isResting) return;
    // As long as moves are brought, nothing else is done.
    if (!this.table.bringing.isGoing) this.#perform(command);
    else if (command.id === 'release') this.act((table) => table.bringing.stop());
  }

  #perform(command: Command): void {
    const { does } = command;
    const message = this.refusal(command);
    this.#notes = [];
    if (message) this.tell(message);
    else if (does.kind === 'act') this.act(does.run);
    else if (does.kind === 'open') this.open(does.dialog);
    else if (does.kind === 'ask') this.#ask(command.name, does);
    else this.#host.run(does.errand);
  }

  /** Why a command cannot be done now. Where this level cannot be saved, the one that was passed before it can. */
  refusal(command: Command): Message | undefined {
    if (command.id === 'save-result' && this.#ending.passed) return undefined;
    return command.refusal?.(this.table, this.#host.now());
  }

  /** Something that was done at the board. */
  answer(gesture: Gesture): void {
    if (this.#ending.isResting || this.table.bringing.isGoing) return;
    this.#notes = [];
    this.act(({ round }, now) => round?.answer(gesture, now));
  }

  /** Does something to the table: it is seen, and kept before long. */
  act<T>(work: (table: Table, now: number) => T): T {
    const now = this.#host.now();
    const result = work(this.table, now);
    this.#keepAt ??= now + KEEP_MS;
    this.#see(now);
    return result;
  }

  /** Whoever wants to leave or to play a sequence does not wait for a fall; where that ends the level, its end comes first. */
  open(dialog: DialogName): void {
    const before = this.#dialog;
    if (dialog === 'exit' || dialog === 'sequence') this.act(({ round }) => round?.halt());
    if (this.#ending.isResting || this.#dialog !== before) return;
    if (dialog === 'save-result') this.#ending.ask(this.#host.now());
    this.#dialog = dialog;
    this.#see(this.#host.now());
  }

  /** Does what was asked about. */
  confirm(): void {
    const asked = this.#asked;
    this.close();
    if (asked) this.act(asked.run);
  }

  /** Closes what lies over the board, and then there is what follows it. */
  close(): void {
    this.#dialog = this.#ending.close(this.#host.now());
    this.#see(this.#host.now());
  }

  /** Closes it with all that would follow. A win that was not saved yet still can be. */
  dismiss(): void {
    if (this.#dialog === 'save-result') this.#ending.postpone();
    this.#ending.close(this.#host.now());
    this.close();
  }

  /** Saves the level that is asked to be saved; then that is asked no more. */
  async save(name: string): Promise<Parsed<Saved>> {
    const { win } = this.#ending;
    if (!win) throw new Error('No level is asked to be saved.');
    const saved = await this.#host.keeper.save(this.table, win, name);
    if (!saved.ok) return saved;
    this.table.noteSaved(win.finish, win.number, this.#host.now());
    this.#ending.noteSaved(win);
    this.#notes = [say('The result is saved.'), ...(saved.warnings ?? []).map(({ message }) => message)];
    if (this.#dialog === 'save-result') this.close();
    else this.#host.changed();
    return saved;
  }

  /** Hands out what is being played, to be kept; what is still being brought, once it is there. */
  keep(): void {
    if (this.table.bringing.isGoing) return;
    this.#keepAt = undefined;
    this.table.keep(this.#host.now());
  }

  /** Nobody looks any more: what was played is kept, and nothing is due. */
  leave(): void {
    this.keep();
    this.#beside?.stop();
    this.#isLeft = true;
  }

  /** Says something about what was asked for. A level that cannot be played has no voice of its own. */
  tell(message: Message): void {
    if (this.table.round) this.table.round.say(message);
    else this.#notes = [message];
    this.#host.changed();
  }

  /** What the player has to know, until he goes to another level; what is wrong with this one is said beside it. */
  notice(problems: readonly Problem[]): void {
    this.#notices = [...problems.map(problemMessage), ...doubtsAt(this.table)];
    this.#host.changed();
  }

  /** A move to show, a second of a clock, something to keep, what follows an end. */
  #dueInSight(): number {
    const [{ round, bringing }, now] = [this.table, this.#host.now()];
    if (bringing.isGoing) return now;
    const times = [round?.due, nextSecond(round, now), this.#keepAt, this.#ending.due(this.#dialog), this.#beside?.due];
    return Math.min(...times.filter((time) => time !== undefined));
  }

  #check(): void {
    const { isNews, notice } = this.#checking.goOn(() => this.#host.now());
    if (notice) this.#notices = [...this.#notices, notice];
    if (notice || isNews) this.#host.changed();
  }

  #ask(name: Message, { question, run }: Extract<Deed, { kind: 'ask' }>): void {
    const asked = question(this.table, this.#host.now());
    this.#asked = asked && { name, question: asked, run };
    if (asked) this.open('confirm');
    else this.act(run);
  }

  #see(now: number): void {
    this.#follow(now);
    this.#host.changed();
  }

  /** What was said belongs to the level that was there; what follows an end comes when it is due. */
  #follow(now: number): void {
    const { number } = this.table;
    if (number !== this.#number) [this.#notes, this.#notices] = [[], doubtsAt(this.table)];
    this.#number = number;
    if (this.#ending.begins(now)) {
      this.#beside?.noteEnd?.(now);
      this.keep();
      this.#notes = this.#ending.notes;
    }
    this.#beside?.follow(now);
    const next = this.#ending.next(now, this.#dialog);
    if (next === 'level') this.#goOn(now);
    else if (next) this.#dialog = next;
    this.#clock.follow(this.#dialog, now);
  }

  #goOn(now: number): void {
    const won = this.#ending.notesOnward;
    this.table.open(this.table.number + 1, now);
    this.#follow(now);
    this.#notes = [...won, ...this.#notes];
  }

  async #store(hash: string, level: number, reached: Reached): Promise<void> {
    const told = keepNotices(await this.#host.keeper.keep(this.opened, { hash, level, reached }));
    if (told.length === 0) return;
    this.#notices = told;
    this.#host.changed();
  }
}
