import type { AnyGame } from '../../core/game.ts';
import { judgeSteps } from '../../core/judge.ts';
import type { Level, SavedLine } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';
import type { Work } from '../../core/work.ts';
import { type Opened, shippedPack } from '../packs/opened.ts';
import { aboutLine, doubtsOf } from '../speech/doubts.ts';

/** Letters of one line: of a longer one even reading takes so long that somebody who plays would notice. */
const LONGEST = 1_000_000;

/** What is wrong with a line of a level. */
interface Doubt {
  readonly level: number;
  readonly doubt: Message;
}

function* doubtsAbout(game: AnyGame, level: Level, line: SavedLine): Work<readonly Message[]> {
  if (line.moves.length > LONGEST) return [aboutLine(line, say('It is too long to be checked while you play.'))];
  const one = { ...level, lines: [line] };
  return doubtsOf(one, yield* judgeSteps(game, one));
}

/**
 * The lines that came with a pack, replayed little by little while the player does something else. The program's own are
 * known to be right.
 */
export class PackCheck {
  readonly lines: number;
  #checked = 0;
  readonly #doubts: Doubt[] = [];
  #work: Work<void> | undefined;

  constructor({ game, pack, name }: Opened) {
    const isOwn = shippedPack(game, name)?.pack === pack;
    this.lines = isOwn ? 0 : pack.levels.reduce((sum, { lines }) => sum + lines.length, 0);
    if (this.lines > 0) this.#work = this.#check(game, pack.levels);
  }

  get checked(): number {
    return this.#checked;
  }

  get doubts(): readonly Doubt[] {
    return this.#doubts;
  }

  /** Whether there is something left to do. */
  get isGoing(): boolean {
    return this.#work !== undefined;
  }

  /** Goes on as long as there is time, and at least one step. */
  goOn(hasTime: () => boolean): void {
    do if (this.#work?.next().done) this.#work = undefined;
    while (this.#work && hasTime());
  }

  /** Leaves it at what is known by now. */
  stop(): void {
    this.#work = undefined;
  }

  *#check(game: AnyGame, levels: readonly Level[]): Work<void> {
    for (const [index, level] of levels.entries()) {
      for (const line of level.lines) {
        const doubts = yield* doubtsAbout(game, level, line);
        this.#doubts.push(...doubts.map((doubt) => ({ level: index + 1, doubt })));
        this.#checked += 1;
        yield this.#checked / this.lines;
      }
    }
  }
}
