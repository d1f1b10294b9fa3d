import { type Message, say } from '../core/parsed.ts';
import { type Win, winAt } from '../play/belongings/win.ts';
import { outcomeMessage, passedMessage } from '../play/speech/announce.ts';
import { commandNamed } from './commands.ts';
import { prompt } from './dialogs/prompt.ts';
import { ask } from './dialogs/question.ts';
import type { Player } from './player.ts';
import type { Screen } from './screen.ts';
import type { Sitting } from './sitting.ts';

/** Milliseconds that the last picture of a level stays before the next level follows by itself. */
const LOOK_MS = 1200;

/** Milliseconds that the end is seen before anything is asked: long enough for fast fingers to come to rest. */
const REST_MS = 300;

/** Where the end of a level is celebrated. */
export interface Celebration {
  readonly screen: Screen;
  readonly player: Player;
  readonly sitting: Sitting;
}

const goOn = ({ sitting }: Celebration): void => sitting.perform(commandNamed('next'));

const isFinal = ({ sitting: { table } }: Celebration): boolean => table.number === table.pack.levels.length;

/** Asks for a name until the result is saved or the player would rather not. Tells what came of it. */
export const saveWin = async ({ screen, player, sitting }: Celebration, win: Win): Promise<Message | undefined> => {
  const { spoken } = player;
  let text: string | undefined = player.settings.player;
  let complaint: string | undefined;
  for (;;) {
    const question = spoken(say('Congratulations! Under which name shall your result be kept?'));
    const hint = spoken(say('Enter saves it, Esc does not'));
    text = await prompt(screen, { question, text, complaint, hint });
    if (text === undefined) return undefined;
    const saved = await player.save(sitting.table, win, text);
    if (saved.ok) return saved.warnings?.[0]?.message ?? say('The result is saved.');
    complaint = spoken(saved.problem.message);
  }
};

const celebratePuzzle = async (celebration: Celebration): Promise<void> => {
  const { screen, player, sitting } = celebration;
  const { spoken } = player;
  const { table } = sitting;
  await screen.pause(REST_MS);
  if (!table.round?.isAchieved) return;
  const win = winAt(table, Date.now());
  const saved = win && (await saveWin(celebration, win));
  const words = [...(saved ? [saved] : []), passedMessage(table.number, table.pack.levels.length)];
  const back = { value: 'back', label: spoken(say('Stay here')) };
  const next = { value: 'next', label: spoken(commandNamed('next').name) };
  const answer = await ask(screen, words.map(spoken).join(' '), isFinal(celebration) ? [back] : [next, back]);
  if (answer === 'next') goOn(celebration);
};

/** The next level follows by itself, unless this one was undone or left. It waits for whoever reads or answers something. */
const follow = (celebration: Celebration): void => {
  const { screen, sitting } = celebration;
  const { table } = sitting;
  const { round } = table;
  sitting.after(LOOK_MS, () => {
    if (table.round !== round || !round?.isAchieved) return;
    if (!screen.isOnTop(sitting)) return follow(celebration);
    // A level that wins itself leaves the one before it to be saved.
    sitting.noteWon(winAt(table, Date.now()) ?? sitting.won);
    goOn(celebration);
  });
};

/** However the question is answered but by staying, a new game on the same board begins. */
const rematch = async ({ screen, player, sitting }: Celebration): Promise<void> => {
  const { spoken } = player;
  const { table } = sitting;
  await screen.pause(REST_MS);
  const outcome = table.round?.snapshot(Date.now()).outcome;
  if (!outcome) return;
  const answer = await ask(screen, spoken(outcomeMessage(table.game, outcome)), [
    { value: 'new', label: spoken(say('New game')) },
    { value: 'back', label: spoken(say('Stay here')) },
  ]);
  if (answer === 'new') sitting.perform(commandNamed('restart'));
};

/** What follows the end of a level. */
export const celebrate = async (celebration: Celebration): Promise<void> => {
  const { sitting } = celebration;
  const { table } = sitting;
  if (table.game.seats === 2) return rematch(celebration);
  if (winAt(table, Date.now())) sitting.noteWon(undefined);
  if (!table.game.runsOn || isFinal(celebration)) return celebratePuzzle(celebration);
  // Nobody waits for it: the player may undo, reset or leave meanwhile.
  follow(celebration);
};
