import type { Command } from '../play/command/command.ts';
import type { Keymap } from '../play/command/keymap.ts';
import type { MadePacks } from '../play/making/madePacks.ts';
import type { Opened } from '../play/packs/opened.ts';
import type { Sitting } from '../play/sitting/sitting.ts';
import type { Solver } from '../play/thinking/solver.ts';
import type { Drawing } from './helpScenes.ts';
import type { Player } from './player.ts';
import type { Screen } from './screen.ts';

/** Everything that a dialog may need. */
export interface Office {
  readonly screen: Screen;
  readonly player: Player;
  readonly sitting: Sitting;
  readonly commands: readonly Command[];
  readonly keymap: Keymap;
  /** Whoever solves puzzles between two keys. */
  readonly solver: Solver;
  /** How boards are drawn. */
  readonly drawing: Drawing;
  /** What files are read in; told by themselves when absent. */
  readonly encoding: string | undefined;
  /** Makes packs that somebody asks for by name. */
  readonly made: MadePacks;
  /** Sits down at another pack: at its first level, unless another one is meant. */
  open(opened: Opened, level?: number): void;
  exit(): Promise<void>;
  /** Gets up, to choose another game. */
  menu(): void;
}
