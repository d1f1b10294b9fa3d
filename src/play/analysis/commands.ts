import type { AnyGame } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { type Command, opens, roundRefusal, screeningRefusal, sends } from '../command/command.ts';
import type { Table } from '../table/table.ts';

/** Whether something thinks about the game, for two who play it: whoever has a task is to find it himself. */
export const isAnalysed = ({ rivals, seats }: AnyGame): boolean => rivals !== undefined && seats === 2;

const racesRefusal = (table: Table, now: number): Message | undefined =>
  screeningRefusal(table) ??
  (table.round?.own(now).outcome ? say('The game is over: nobody runs any more.') : undefined);

const gameRefusal = (table: Table, now: number): Message | undefined =>
  screeningRefusal(table) ??
  ((table.round?.own(now).length ?? 0) === 0 ? say('Nothing was played yet that could be analysed.') : undefined);

/** What is thought of a position and of a whole game. */
export const ANALYSIS: readonly Command[] = [
  {
    id: 'analysis',
    name: say('Analysis'),
    keys: ['Shift+A'],
    suits: isAnalysed,
    refusal: roundRefusal,
    does: sends('analysis'),
  },
  {
    id: 'analyse-game',
    name: say('Analyse the game'),
    keys: ['Shift+V'],
    suits: isAnalysed,
    refusal: gameRefusal,
    does: opens('analyse-game'),
  },
  {
    id: 'races',
    name: say('Who can be caught'),
    keys: ['Shift+F'],
    suits: (game) => game.races !== undefined && isAnalysed(game),
    refusal: racesRefusal,
    does: sends('races'),
  },
];
