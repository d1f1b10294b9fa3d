import { type Message, say } from '../../core/parsed.ts';
import type { Thrift } from '../../core/thrift.ts';
import type { Orientation } from '../../core/view.ts';
import type { Keeping } from '../belongings/keeper.ts';
import { takeBack } from '../opponent/takeBack.ts';
import type { Guidance } from '../table/guidance.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';
import type { Slicing } from '../thinking/slices.ts';
import type { Solver } from '../thinking/solver.ts';
import { displayOf, NOTHING } from './display.ts';
import { Finder, type Finding } from './finder.ts';
import { askForBetter, Improving } from './improving.ts';
import { type Ask, Job, type JobKind, PATIENCE } from './job.ts';
import { findLastSolvable, type LastSolvable } from './lastSolvable.ts';
import { type Hinted, hintedLegs, isSameLegs, type Leg } from './legs.ts';
import { Readiness } from './readiness.ts';
import {
  ALL_SHOWN,
  HELP_QUESTION,
  HOPELESS_OFFERS,
  helpRefusal,
  hopelessMessage,
  improvedOffers,
  undoneMessage,
  unknownMessage,
} from './said.ts';
import type { GuideDisplay, Offer } from './shown.ts';
import { type Grade, gradeOf, placeOf, Warnings } from './warnings.ts';

/** As much of a screen as whoever helps needs. */
interface Around extends Slicing {
  readonly keeper: Keeping;
  changed(): void;
}

/** Whoever helps somebody who plays alone: tells what comes next, whether it can still be solved, and warns of mistakes. */
export class Guide implements Guidance {
  readonly #table: Table;
  readonly #around: Around;
  readonly #solver: Solver;
  readonly #warnings: Warnings;
  readonly #readiness: Readiness;
  #finder: Finder;
  #round: Round | undefined;
  #position: string | undefined;
  #job: Job | undefined;
  #hint: Hinted | undefined;
  #offers: readonly Offer[] = [];
  readonly #improving: Improving;

  constructor(table: Table, around: Around, solver: Solver) {
    this.#table = table;
    this.#around = around;
    this.#solver = solver;
    this.#improving = new Improving(table);
    this.#finder = this.#finderHere();
    this.#readiness = new Readiness(around);
    this.#warnings = new Warnings(
      table.game,
      () => this.#finder,
      () => around.changed(),
    );
    table.guide = this;
    // So that what is lost for all to see is told at once.
    void this.#warnings.fetch();
  }

  /** When `tick` has something to do. */
  get due(): number {
    if (!this.#job) return this.#readiness.due;
    return this.#job.isDone ? 0 : Number.POSITIVE_INFINITY;
  }

  /** Does what was found out about. */
  tick(now: number): void {
    const job = this.#job;
    if (!job && this.#readiness.due <= now) this.#readiness.wake(this.#finder, this.#position ?? '');
    if (!job?.isDone) return;
    this.#job = undefined;
    job.finish(now);
  }

  /** Asked after whatever was done: what is known of another position is worth nothing here. */
  follow(now: number): void {
    const { round, bringing } = this.#table;
    if (!round || bringing.isGoing || round.screening) {
      this.stop();
      return;
    }
    if (round !== this.#round) this.#receive(round);
    const position = round.played.position();
    if (position !== this.#position) this.#forget();
    this.#position = position;
    this.#readiness.follow(round.own(now).at, now);
    this.#warn(round, now);
  }

  stop(): void {
    this.#forget();
    this.#position = undefined;
    this.#readiness.stop();
    this.#warnings.follow(undefined, 0);
  }

  shown(now: number): { readonly guide: GuideDisplay } {
    const { round, game } = this.#table;
    const own = round && !round.screening ? round.own(now) : undefined;
    if (!round || !own) return { guide: NOTHING };
    // The player may have changed his mind in the settings.
    if (this.#grade !== this.#warnings.grade) this.#warn(round, now);
    const isHeld = round.appearance.hand.selected !== undefined;
    const warning = this.#warnings.display(own.view, isHeld);
    const legs = this.#legs(own.view.lie);
    const { gains } = this.#improving;
    return { guide: displayOf(game, own, { job: this.#job, legs, offers: this.#offers, warning, gains }) };
  }

  hintRefusal(now: number): Message | undefined {
    return helpRefusal(this.#table.round, now);
  }

  question(now: number): Message | undefined {
    return this.#table.round?.own(now).own ? HELP_QUESTION : undefined;
  }

  hint(now: number): void {
    const { round } = this.#table;
    if (round && this.#hint) this.#showMore(round);
    else this.#seek('hint', (finding, when) => this.#showHint(finding, when), now);
  }

  followHint(now: number): void {
    const moves = this.#legs(undefined).map((leg) => leg.moves);
    this.#table.round?.type(moves.join(this.#table.game.between), now, 'elsewhere');
  }

  followRefusal(now: number): Message | undefined {
    return (
      helpRefusal(this.#table.round, now) ?? (this.#hint ? undefined : say('No hint is shown that could be followed.'))
    );
  }

  solve(now: number): void {
    this.#seek('solve', (finding, when) => this.#showSolution(finding, when), now);
  }

  askSolvable(now: number): void {
    this.#seek('solvable', (finding, when) => this.#tellSolvable(finding, when), now);
  }

  undoToSolvable(now: number): void {
    const { round, game } = this.#table;
    if (!round) return;
    const line = round.replay(now);
    const asked = { around: this.#around, game, finder: this.#finder, ms: PATIENCE.undo };
    const ask: Ask<LastSolvable> = (inquirer) => findLastSolvable(line, asked, inquirer);
    this.#begin('undo', ask, (last, when) => this.#undo(round, last, when), now);
  }

  undoRefusal(now: number): Message | undefined {
    const at = this.#table.round?.own(now).at ?? 0;
    return (
      helpRefusal(this.#table.round, now) ?? (at === 0 ? say('No step to undo! The worker does not move.') : undefined)
    );
  }

  improve(aim: Thrift, now: number): void {
    const { round } = this.#table;
    if (!round) return;
    const replay = round.replay(now);
    const tell = (better: string | undefined, when: number): void => {
      const { message, gain } = this.#improving.tell({ better, of: replay.moves, aim }, when);
      this.#offers = improvedOffers(gain ? [gain] : []);
      round.say(message);
    };
    this.#begin('improve', askForBetter(this.#solver, replay, aim), tell, now);
  }

  improveRefusal(now: number): Message | undefined {
    const { round } = this.#table;
    if (!round || round.screening) return helpRefusal(this.#table.round, now);
    return round.own(now).outcome ? undefined : say('The level is not solved yet.');
  }

  showImproved(aim: Thrift, now: number): void {
    this.#table.round?.screen('solution', this.#improving.by(aim)?.improved.moves ?? '', now);
  }

  showRefusal(aim: Thrift, now: number): Message | undefined {
    const { round } = this.#table;
    if (!round || round.screening) return helpRefusal(this.#table.round, now);
    return this.#improving.by(aim) ? undefined : say('No better solution was found here yet.');
  }

  release(): boolean {
    const isAny = this.#job !== undefined || this.#hint !== undefined || this.#offers.length > 0;
    this.#forget();
    return isAny;
  }

  /** What was asked or proven of another level is worth nothing here, also where it looks the same. The lines that came with this one are known. */
  #receive(round: Round): void {
    this.stop();
    this.#round = round;
    const { warner } = this.#finder;
    this.#finder = this.#finderHere();
    this.#finder.warner = warner;
    this.#readiness.receive(this.#finder);
  }

  #finderHere(): Finder {
    const { game, level } = this.#table;
    const given = level.lines.map(({ moves }) => ({ position: level.board, moves }));
    return new Finder(game, this.#solver, given, this.#around);
  }

  #forget(): void {
    this.#job?.stop();
    this.#job = undefined;
    this.#hint = undefined;
    this.#offers = [];
  }

  #seek(kind: 'hint' | 'solve' | 'solvable', done: (finding: Finding, now: number) => void, now: number): void {
    const position = this.#table.round?.played.position() ?? '';
    const ask: Ask<Finding> = (inquirer) => this.#finder.ask(position, PATIENCE[kind], inquirer);
    this.#begin(kind, ask, done, now);
  }

  #begin<T>(kind: JobKind, ask: Ask<T>, done: (result: T, now: number) => void, now: number): void {
    this.#forget();
    // What was said to something else does not stand beside it.
    this.#table.round?.say(undefined);
    this.#readiness.stop();
    const job = new Job(kind, ask, done, () => this.#around.changed());
    // What was known already is done with at once.
    if (job.isDone) job.finish(now);
    else this.#job = job as Job;
  }

  #showHint(finding: Finding, now: number): void {
    const { round } = this.#table;
    if (!round || !this.#tellLost('hint', finding, now)) return;
    round.played.noteHelp();
    this.#hint = { position: round.played.position(), moves: finding.moves, count: 1 };
  }

  #showMore(round: Round): void {
    const before = this.#legs(undefined);
    this.#hint!.count += 1;
    round.say(isSameLegs(before, this.#legs(undefined)) ? ALL_SHOWN : undefined);
  }

  #showSolution(finding: Finding, now: number): void {
    const { round } = this.#table;
    if (!round || !this.#tellLost('solve', finding, now)) return;
    round.played.noteHelp();
    round.screen('found', finding.moves, now);
  }

  #tellSolvable(finding: Finding, now: number): void {
    if (this.#tellLost('solvable', finding, now)) this.#table.round?.say(say('Yes, this can still be solved.'));
  }

  /** Tells that there is no solution, or that nobody knows. */
  #tellLost(kind: JobKind, finding: Finding, now: number): finding is Extract<Finding, { kind: 'line' }> {
    if (finding.kind === 'line') return true;
    if (finding.kind === 'none') this.#offers = HOPELESS_OFFERS;
    const { round } = this.#table;
    round?.say(
      finding.kind === 'none' ? hopelessMessage(round.own(now).at === 0) : unknownMessage(kind, finding.reason),
    );
    return false;
  }

  #undo(round: Round, last: LastSolvable, now: number): void {
    const isHere = last.at === round.own(now).at;
    if (!isHere) takeBack(round, last.at, now);
    round.say(undoneMessage(last, isHere));
  }

  #warn(round: Round, now: number): void {
    const place = placeOf(this.#table.game, round, now);
    this.#warnings.follow(round.own(now).outcome ? undefined : place, this.#grade);
  }

  /** Whoever has asked for something has all the time there is. */
  get #grade(): Grade {
    const grade = gradeOf(this.#table, this.#around.keeper.settings);
    return this.#job && grade === 3 ? 2 : grade;
  }

  #legs(lie: Orientation | undefined): readonly Leg[] {
    return this.#hint ? hintedLegs(this.#table.game, this.#hint, lie) : [];
  }
}
