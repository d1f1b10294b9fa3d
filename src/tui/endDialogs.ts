import { say } from '../core/parsed.ts';
import type { Command } from '../play/command/command.ts';
import { commandNamed } from '../play/command/commands.ts';
import type { Verdict } from '../play/opponent/shown.ts';
import { outcomeMessage } from '../play/speech/announce.ts';
import { passedMessages } from '../play/speech/passed.ts';
import { duelsMessage, rivalMessage } from '../play/speech/rivals.ts';
import { beginGame } from '../play/table/newGame.ts';
import type { Table } from '../play/table/table.ts';
import { prompt } from './dialogs/prompt.ts';
import { ask } from './dialogs/question.ts';
import type { Office } from './office.ts';

/** Asks for a name until the result is saved or the player would rather not. */
export const saveResult = async ({ screen, player: { keeper, spoken }, sitting }: Office): Promise<void> => {
  let text: string | undefined = keeper.settings.player;
  let complaint: string | undefined;
  for (;;) {
    const question = spoken(say('Congratulations! Under which name shall your result be kept?'));
    const hint = spoken(say('Enter saves it, Esc does not'));
    text = await prompt(screen, { question, text, complaint, hint });
    if (text === undefined) return;
    const saved = await sitting.save(text);
    if (saved.ok) return;
    complaint = spoken(saved.problem.message);
  }
};

/** Where one goes on: of levels that follow by themselves, those that are still to be solved. */
const onwardFrom = (table: Table): Command | undefined => {
  if (table.game.runsOn) return table.unsolved().length > 0 ? commandNamed('unsolved') : undefined;
  return table.number < table.pack.levels.length ? commandNamed('next') : undefined;
};

/** After a level was solved. */
export const passed = async ({ screen, player: { spoken }, sitting, menu }: Office): Promise<void> => {
  const { table } = sitting;
  const words = [...sitting.display().notes, ...passedMessages(table)];
  const onward = onwardFrom(table);
  const back = { value: undefined, label: spoken(say('Stay here')) };
  const leave = { value: menu, label: spoken(say('Leave the game')) };
  const next = onward && { value: () => sitting.perform(onward), label: spoken(onward.name) };
  const answer = await ask<(() => void) | undefined>(screen, words.map(spoken).join(' '), [next ?? leave, back]);
  answer?.();
};

/** After a game against a rival: another one, a stronger one, or a look at what was played. */
const duelOver = async ({ screen, player: { spoken }, sitting }: Office, verdict: Verdict): Promise<void> => {
  const { game } = sitting.table;
  const { outcome, company } = sitting.display().picture!.snapshot;
  const duels = duelsMessage(verdict.duels);
  const about = [rivalMessage(game, verdict.rival), ...(duels ? [duels] : [])].map(spoken).join(' · ');
  const isStep = verdict.ending === 'won' && verdict.rival + 1 < (game.rivals?.length ?? 0);
  const level = verdict.rival + 2;
  const answer = await ask<'same' | 'swapped' | number | undefined>(
    screen,
    `${spoken(outcomeMessage(game, outcome!, company))} ${about}`,
    [
      ...(isStep ? [{ value: verdict.rival + 1, label: spoken(say('Try level {level}?', { level })) }] : []),
      { value: 'same', label: spoken(say('Again')) },
      { value: 'swapped', label: spoken(commandNamed('change-sides').name) },
      { value: undefined, label: spoken(say('Look through the game')), isEscape: true },
    ],
  );
  if (answer !== undefined) sitting.act((_, now) => sitting.opponent?.again(answer, now));
};

/** After a game for two: a new one on the same board begins, unless somebody wants to look at this one first. */
export const over = async (office: Office): Promise<void> => {
  const { screen, player, sitting } = office;
  const { spoken } = player;
  const { picture, opponent } = sitting.display();
  const outcome = picture?.snapshot.outcome;
  if (!outcome) return;
  if (opponent?.verdict) return duelOver(office, opponent.verdict);
  const answer = await ask(screen, spoken(outcomeMessage(sitting.table.game, outcome)), [
    { value: 'new', label: spoken(say('New game')), isEscape: true },
    { value: 'look', label: spoken(say('Look at the board')) },
  ]);
  if (answer === 'new') sitting.act(beginGame);
};
