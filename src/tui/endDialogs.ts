import { say } from '../core/parsed.ts';
import type { Command } from '../play/command/command.ts';
import { commandNamed } from '../play/command/commands.ts';
import { outcomeMessage } from '../play/speech/announce.ts';
import { passedMessages } from '../play/speech/passed.ts';
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

/** After a game for two: a new one on the same board begins, unless somebody wants to look at this one first. */
export const over = async ({ screen, player: { spoken }, sitting }: Office): Promise<void> => {
  const outcome = sitting.display().picture?.snapshot.outcome;
  if (!outcome) return;
  const answer = await ask(screen, spoken(outcomeMessage(sitting.table.game, outcome)), [
    { value: 'new', label: spoken(say('New game')), isEscape: true },
    { value: 'look', label: spoken(say('Look at the board')) },
  ]);
  if (answer === 'new') sitting.begin();
};
