import type { AnyGame } from '../../core/game.ts';
import { type Known, SketchSolving } from '../../play/editor/sketchSolving.ts';
import { thinker } from '../thinking/lazy.ts';
import { RemoteSolver } from '../thinking/remoteSolver.ts';

/** Whether what is drawn can be solved, asked of a worker and seen on the page. */
export class PageSolving extends SketchSolving {
  #shown: () => Known | undefined;
  #end: () => void;

  constructor(game: AnyGame) {
    let solver: RemoteSolver | undefined;
    let shown: Known | undefined = $state.raw();
    const solverNow = (): RemoteSolver => {
      solver ??= new RemoteSolver();
      return solver;
    };
    super(game, { solver: solverNow, thinker: () => thinker }, (known) => {
      shown = known;
    });
    this.#shown = () => shown;
    this.#end = () => {
      solver?.end();
      solver = undefined;
    };
  }

  override get known(): Known | undefined {
    return this.#shown();
  }

  end(): void {
    this.forget();
    this.#end();
  }
}
