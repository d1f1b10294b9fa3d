import type { AnyGame } from '../../core/game.ts';
import { openState, type Replay, run } from '../../core/replay.ts';
import type { Stop } from '../thinking/thinker.ts';
import type { Finder, Finding } from './finder.ts';

/** The last position of a line from which a solution is known: after how many moves. */
export interface LastSolvable {
  /** Undefined where there is none. */
  readonly at: number | undefined;
  /** Whether it is proven that there is none from any later one. */
  readonly isSure: boolean;
}

/** What is told of the search. */
interface Inquirer {
  told(nodes: number): void;
  found(last: LastSolvable): void;
}

/** Every position of a line, its start first. */
const statesOf = (game: AnyGame, { board, moves }: Pick<Replay, 'board' | 'moves'>): readonly unknown[] => {
  const [start, steps] = [game.parse(board), game.steps(moves)];
  if (!start.ok || !steps.ok) return [];
  const state = openState(game, start.value);
  return [state, ...run(game, state, steps.value).played.map((one) => one.state)];
};

/**
 * Finds the last position of a line that can be solved. What can be solved after more moves could be solved before them, so half
 * of what is left is decided by each question. Those that nobody can answer count as lost, and that is told.
 */
export const findLastSolvable = (
  game: AnyGame,
  finder: Finder,
  line: Pick<Replay, 'board' | 'moves'> & { readonly ms: number },
  { told, found }: Inquirer,
): Stop => {
  const states = statesOf(game, line);
  let nodes = 0;
  let stop: Stop = () => {};
  let isStopped = false;
  /** The last that can be solved for sure, the first that cannot, and whether that is proven. */
  let [good, bad, isSure] = [-1, states.length, false];
  const note = (at: number, { kind }: Finding): void => {
    if (kind === 'line') good = at;
    else [bad, isSure] = [at, kind === 'none'];
  };
  const known = states.findLastIndex((state) => finder.atOnceOf(state)?.kind === 'line');
  if (known >= 0) good = known;
  const goOn = (): void => {
    while (!isStopped && bad - good > 1) {
      // The last one comes first: it is why somebody asks.
      const at = bad === states.length ? bad - 1 : Math.floor((good + bad) / 2);
      const atOnce = finder.atOnceOf(states[at]);
      if (!atOnce) {
        ask(at);
        return;
      }
      note(at, atOnce);
    }
    if (!isStopped) found({ at: good < 0 ? undefined : good, isSure: isSure || bad === states.length });
  };
  const ask = (at: number): void => {
    const before = nodes;
    stop = finder.find(game.format(states[at]), line.ms, {
      told: (count) => {
        nodes = before + count;
        told(nodes);
      },
      found: (finding) => {
        note(at, finding);
        goOn();
      },
    });
  };
  goOn();
  return () => {
    isStopped = true;
    stop();
  };
};
