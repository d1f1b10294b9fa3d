import type { AnyGame } from '../core/game.ts';
import { type Message, say } from '../core/parsed.ts';
import { minds } from '../games/minds.ts';
import { now } from '../node/now.ts';
import { isAnalysed } from '../play/analysis/commands.ts';
import { GameStudy } from '../play/analysis/gameStudy.ts';
import { judgementMessages } from '../play/analysis/judgementWords.ts';
import { LiveStudy } from '../play/analysis/liveStudy.ts';
import { mistakeMessage, mistakesMessage, mistakesOf } from '../play/analysis/mistakes.ts';
import { SlicedThinker } from '../play/thinking/sliced.ts';
import { BOLD } from './dialogs/box.ts';
import { show } from './dialogs/sheet.ts';
import type { Office } from './office.ts';

/** Thinks between two keys. */
const thinker = new SlicedThinker({ minds, now, later: setImmediate });

/** What is thought of the position on the board, told in one line of the screen. */
export class TerminalAnalysis {
  readonly #live: LiveStudy | undefined;

  constructor(game: AnyGame, changed: () => void) {
    this.#live = isAnalysed(game) ? new LiveStudy(game, thinker, changed) : undefined;
  }

  /** Studies that position from now on; none where there is none. */
  follow(position: string | undefined): void {
    this.#live?.follow(position);
  }

  get messages(): readonly Message[] {
    const judgement = this.#live?.judgement;
    return judgement ? judgementMessages(judgement) : [];
  }
}

/** How far it is, or what was none too good. */
const newsOf = (study: GameStudy): readonly Message[] => {
  const [done, all] = [study.done, study.stations.length];
  if (!study.isDone) return [say('Positions looked at: {done} of {all}', { done, all })];
  const mistakes = mistakesOf(study.stations, study.judgements);
  return [
    mistakesMessage(mistakes),
    ...mistakes.map((one) => say('{number}. {text}', { number: one.at + 1, text: mistakeMessage(one) })),
  ];
};

/** Looks through the game on the board; whoever puts the sheet away stops it. */
export const analyseGame = async ({ screen, player: { spoken }, sitting, commands }: Office): Promise<void> => {
  const { game, round } = sitting.table;
  const kept = round?.played.keep(now())[0];
  if (!round || !kept) return;
  const { board } = round.replay(now());
  const study = new GameStudy(game, { board, moves: kept.moves }, thinker, { changed: () => screen.changed() });
  study.begin();
  const name = commands.find(({ id }) => id === 'analyse-game')!.name;
  await show(screen, {
    lines: () => [
      { text: spoken(name), style: BOLD },
      { text: '' },
      ...newsOf(study).map((one) => ({ text: spoken(one) })),
    ],
  });
  study.stop();
};
