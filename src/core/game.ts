import type { Artwork, Skin } from './drawing/drawing.ts';
import type { Engine, Improver } from './engine.ts';
import type { Cell, Direction, Size } from './grid.ts';
import type { GameHelp } from './help.ts';
import type { OtherLanguage, Translations } from './language.ts';
import type { Rival } from './mind.ts';
import type { Outcome, Seat } from './outcome.ts';
import type { Format, LaterPack, Shipped } from './pack.ts';
import type { Message, Parsed } from './parsed.ts';
import type { Series } from './series.ts';
import type { Draughtsman } from './sketching.ts';
import type { Warner } from './solving.ts';
import type { TerminalArt } from './terminalArt.ts';
import type { Thrift } from './thrift.ts';
import type { Frame, Looks, Orientation, Shape, View } from './view.ts';

export type { Outcome, Seat } from './outcome.ts';
export type { Thrift } from './thrift.ts';

/** Named numbers, smaller being better: moves, pushes, … */
export type Score = Readonly<Record<string, number>>;

/** One move as somebody wrote it, and where. Whether the rules allow it is another question. */
export interface Step<Move> {
  readonly move: Move;
  readonly text: string;
  readonly line: number;
  readonly column: number;
}

/** What somebody tried: a whole move, or a key or tap that came to none. */
export interface Attempt<Move = never> {
  readonly move?: Move;
  readonly from?: Cell;
  readonly to?: Cell;
  readonly direction?: Direction;
  /** Whether the player wants to be led to neighbouring cells only: where a game has the setting `clickToWalk`. */
  readonly isWary?: boolean;
  /**
   * Of a cell that was pointed at while something was chosen: whether that has to move, or another choice would do. Absent
   * of whole moves, written or drawn: they choose nothing.
   */
  readonly isBound?: boolean;
}

/** A cell where the thing one points at can be brought, and what that costs. */
export interface Target {
  readonly to: Cell;
  readonly cost: Score;
}

/** How many of the things that have to come somewhere are there: boxes on goals. */
export interface Tally {
  readonly done: number;
  readonly all: number;
}

/** What whoever is to move does next: he chooses something, and then where that goes. */
export interface Advice {
  readonly choose: Message;
  /** Where nothing has to be chosen first, there is nothing more to do. */
  readonly go?: Message;
}

/** A piece on its way to the goal, as far as that can be told without looking ahead. */
export interface Race {
  readonly runner: Cell;
  /** From where somebody could come in time to stop it, if it just goes on … */
  readonly zone: readonly Cell[];
  /** … and where somebody stands who could. */
  readonly catchers: readonly Cell[];
  /** What comes of it, in a sentence or two. */
  readonly verdict: Message;
}

/** Tells whether pieces can still be stopped on their way. */
export interface Racing<State> {
  /** Of the piece on a cell, or else of the foremost of each side. */
  of(state: State, from?: Cell): readonly Race[];
}

/** Cells along the side of a board, at least and at most. */
export interface Sizes {
  readonly least: number;
  readonly most: number;
}

/**
 * The player's settings that are for some games only: what a route keeps lowest; whether a click further away walks
 * there, where the way may be a fall; how fast things fall; whether a piece that was touched has to move;
 * whether letters stand on what has colours; when a mistake is told; how the board lies, and whether it is turned where that makes its cells larger.
 */
export type GameSetting =
  | 'route'
  | 'letters'
  | 'warnings'
  | 'clickToWalk'
  | 'fallSpeed'
  | 'touchMove'
  | 'quarters'
  | 'isMirrored'
  | 'turnToFit';

/**
 * Everything the rest of the program knows about a game.
 *
 * Every function is pure. `State` and `Move` never leave the game's own folder: outside it a
 * position is text or a `View`, and a move is text or a `Shape`.
 */
export interface Game<State, Move> {
  /** Folder name, command-line word and link segment. */
  readonly id: string;
  readonly title: string;
  /** What it is, in a line for those who choose what to play. */
  readonly introduction: Message;
  /** Everything that it says and the house does not, in the other languages. Loaded only where one is spoken. */
  readonly words: Readonly<Record<OtherLanguage, () => Promise<Translations>>>;
  /** Shown apart, as an example of how a game is made. */
  readonly isExample?: true;
  readonly seats: 1 | 2;
  /** Its levels are tasks: positions of a game for two, each to be won by whoever is to move within so many moves. */
  readonly isTask?: true;
  readonly looks: Looks;
  /** Of two who play: the look of what each of them has on the board. */
  readonly sides?: Readonly<Record<Seat, string>>;
  /** How the board lies before each of them who has his own at the lower edge; where that makes no difference it is absent. */
  readonly below?: Readonly<Record<Seat, Orientation>>;
  /** How the page draws them; by their glyphs when absent. */
  readonly skins?: Readonly<Record<Skin, Artwork>>;
  /** The same as flat pictures of few pixels. Loaded only where somebody has chosen those. */
  classic?(): Promise<Artwork>;
  /** How a terminal draws them; by their glyphs when absent. Loaded only when somebody plays there. */
  terminalArt?(): Promise<TerminalArt>;
  /** Enough levels to start playing with nothing else at hand. The first pack is opened first. */
  readonly packs: readonly Shipped[];
  /** More of them, each fetched only when somebody opens it. */
  readonly laterPacks?: readonly LaterPack[];
  /** The kinds of level file it has, the usual one first. Loaded only when somebody opens a file. */
  formats?(): Promise<readonly Format[]>;
  /** Level files that are one pack together. */
  readonly series?: Series;
  /** Keys other than the usual ones, by the commands they give: where a game needs a letter itself. */
  readonly keys?: Readonly<Record<string, readonly string[]>>;
  /** Boards of several sizes, all square: each start has its size as its position text, `8x8`, and is shipped. */
  readonly sizes?: Sizes;
  /** Which of the settings that are for some games only concern this one. */
  readonly settings?: readonly GameSetting[];
  /** What a command is called in this game, where it has not its usual name. */
  readonly names?: Readonly<Record<string, Message>>;
  /** Whoever has solved a level is in the next one at once, without being asked. */
  readonly runsOn?: true;
  /** Whether a level may have several men, of whom one moves; a move without a direction changes to another. */
  readonly hasTeam?: true;
  /** How many moves a line can have at the most; a million when absent. A longer one could not be read again. */
  readonly longest?: number;
  /** In a written line a step that the rules refuse is used up and the next one tried, instead of being an error. */
  readonly forgiving?: true;

  /** Reads any position, a level's start among them. `format` gives its one true text. */
  parse(text: string): Parsed<State>;
  format(state: State): string;
  /** The board alone, in rows of the letters that level authors use. */
  draw(state: State): readonly string[];

  turn(state: State): Seat;
  moves(state: State): readonly Move[];
  /** The position after the move, or undefined when the rules forbid it … */
  play(state: State, move: Move): State | undefined;
  /** … and this says why. */
  refusal(state: State, attempt: Attempt<Move>): Message;
  outcome(state: State): Outcome | undefined;

  /** Reads the notation of a line; says nothing about the rules. */
  steps(text: string): Parsed<readonly Step<Move>[]>;
  /** Writes a legal move … */
  formatMove(state: State, move: Move): string;
  /** … and this stands between two of them. */
  readonly between: '' | ' ';

  /** A line that was written otherwise than move by move from the start (Sokoban's reverse mode), rewritten that way. */
  forward?(start: State, moves: string): Parsed<string>;
  /** One text for all boards that are the same puzzle: turned, mirrored, the pusher elsewhere in his room. */
  canonical?(state: State): string;
  /** How many there are of the things that level authors count: boxes, goals. */
  census?(state: State): Readonly<Record<string, number>>;

  view(state: State): View;
  /** What players call a cell, where it is not by column and row: `b2`. */
  cellName?(cell: Cell, size: Size): string;
  tally?(state: State): Tally;
  shape(state: State, move: Move): Shape;

  /** How a freshly read position comes to rest, up to the start proper. Nothing when it is at rest. */
  open?(state: State): readonly Frame<State>[];
  /** Every tick of a legal move, `play`'s position being the last. Without it a move is one picture. */
  frames?(state: State, move: Move): readonly Frame<State>[];

  /** What the score counts, in the order shown: `moves` alone when absent. */
  readonly counters?: readonly string[];
  /** What a legal move adds to the score. Without it every move costs `{ moves: 1 }`. */
  cost?(state: State, move: Move): Score;
  /** Figures of a whole legal line that do not add up move by move. */
  figures?(start: State, moves: readonly Move[]): Score;

  /** The moves that bring whatever stands on `from` (the player, when absent) to a cell further away. */
  route?(state: State, from: Cell | undefined, to: Cell, by: Thrift): readonly Move[] | undefined;
  targets?(state: State, from: Cell, by: Thrift): readonly Target[];
  remarks?(state: State): readonly Message[];
  /** What to do next, in games for two; `seen` tells how directions of the board are seen where it lies otherwise. */
  advice?(state: State, seen?: (direction: Direction) => Direction): Advice;

  /** How it is played and where it comes from; the introduction has to do when absent. Loaded only when somebody asks. */
  help?(): Promise<GameHelp>;
  /** What can think about this game, the first being the usual choice. Loaded only when somebody asks. */
  engines?(): Promise<readonly Engine<State>[]>;
  /** What makes of a solution a better one. Loaded only when somebody asks. */
  improver?(): Promise<Improver<State>>;
  /** What its levels are drawn with. Loaded only when somebody draws. */
  draughtsman?(): Promise<Draughtsman>;
  /** What warns of mistakes that can be seen at once. Loaded only when somebody wants to be warned. */
  warner?(): Promise<Warner<State>>;
  /** Whom one can play against, in games for two: the easiest first. Who plays for them is told by `games/minds.ts`. */
  readonly rivals?: readonly Rival[];
  /** What tells whether a piece can still be stopped on its way. Loaded only when somebody asks. */
  races?(): Promise<Racing<State>>;
}

/** A game whose State and Move are nobody's business but its own. */
export type AnyGame = Game<unknown, unknown>;
