import Above from './Above.svelte';
import { Analysing } from './analysing.svelte.ts';
import OnBoard from './OnBoard.svelte';
import Panel from './Panel.svelte';

/** All that is seen of an analysis while somebody plays, and what it comes out of: fetched where something thinks about the game. */
export interface Parts {
  readonly Analysing: typeof Analysing;
  readonly Above: typeof Above;
  readonly OnBoard: typeof OnBoard;
  readonly Panel: typeof Panel;
}

export { Above, Analysing, OnBoard, Panel };
