import { say } from '../core/parsed.ts';
import type { Command } from '../play/command/command.ts';
import { commandNamed } from '../play/command/commands.ts';
import { anotherLike, hasOthers } from '../play/making/another.ts';
import { isMadeName } from '../play/making/madeName.ts';
import type { Verdict } from '../play/opponent/shown.ts';
import { isDrawnName } from '../play/packs/drawnName.ts';
import { fetchPack, packFollowing, shippedPack } from '../play/packs/opened.ts';
import { outcomeMessage } from '../play/speech/announce.ts';
import { passedMessages } from '../play/speech/passed.ts';
import { duelsMessage, rivalMessage } from '../play/speech/rivals.ts';
import { written } from '../play/speech/written.ts';
import { beginGame } from '../play/table/newGame.ts';
import type { Table } from '../play/table/table.ts';
import { openWaiting } from './days.ts';
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

/** Goes on with another level like the one that was solved. */
const openAnother = async ({ screen, player, sitting, made, open }: Office): Promise<void> => {
  const { opened, table } = sitting;
  const another = await anotherLike({ opened, number: table.number }, await player.keeper.played(), fetchPack);
  if (!another) return sitting.tell(say('You have solved all that are like this.'));
  const { pack, level } = another;
  if (pack === opened.name) return sitting.act((at, now) => at.open(level, now));
  const { game } = opened;
  const next = isMadeName(pack) ? await openWaiting({ screen, player, made }, game, pack) : await fetchPack(game, pack);
  if (next) open(next, level);
};

/** What may be answered, and what then happens. */
interface Answer {
  readonly value: () => void;
  readonly label: string;
}

/** The way to the pack after this one, for whoever has done with it. */
const following = ({ player: { spoken }, sitting, open }: Office): Answer | undefined => {
  const { game } = sitting.opened;
  const pack = packFollowing(sitting.opened);
  if (!pack) return undefined;
  const go = async (): Promise<void> => {
    const next = shippedPack(game, pack.name) ?? (await fetchPack(game, pack.name));
    if (next) open(next, 1);
  };
  const title = written({ game, name: pack.name }, pack.title);
  return { value: () => void go(), label: spoken(say('Go on with {pack}', { pack: title })) };
};

/** The way back for whoever plays what he has drawn. */
const backToDrawing = ({ player: { spoken }, sitting, commands }: Office): readonly Answer[] => {
  const change = commands.find(({ id }) => id === 'change-level');
  if (!change || !isDrawnName(sitting.opened.name)) return [];
  return [{ value: () => sitting.perform(change), label: spoken(say('Back to drawing')) }];
};

/** After a level was solved. */
export const passed = async (office: Office): Promise<void> => {
  const { screen, player, sitting, menu } = office;
  const { spoken } = player;
  const { table } = sitting;
  const words = [...sitting.display().notes, ...passedMessages(table)];
  const onward = onwardFrom(table);
  const back = { value: undefined, label: spoken(say('Stay here')) };
  const leave = { value: menu, label: spoken(say('Leave the game')) };
  const next = onward && { value: () => sitting.perform(onward), label: spoken(onward.name) };
  const better = table.game.improver
    ? [{ value: () => sitting.perform(commandNamed('fewer-moves')), label: spoken(say('Improve my solution')) }]
    : [];
  const like = hasOthers(table)
    ? [{ value: () => void openAnother(office), label: spoken(say('Another one like this')) }]
    : [];
  const answers = [next ?? following(office) ?? leave, ...backToDrawing(office), ...like, ...better, back];
  const answer = await ask<(() => void) | undefined>(screen, words.map(spoken).join(' '), answers);
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
