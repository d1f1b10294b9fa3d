import type { AnyGame } from '../core/game.ts';
import { type Parsed, say } from '../core/parsed.ts';
import { games } from '../games/index.ts';
import { dayAddress } from '../node/pageAddress.ts';
import { type Day, dayAt } from '../play/day/day.ts';
import { type DayRecord, dayRecord, keptPlaces, levelsOfDay, placeOfDay } from '../play/day/dayRecord.ts';
import { sharedDay } from '../play/day/sharedDay.ts';
import { streakOf } from '../play/day/streak.ts';
import { easierThan, takesLong } from '../play/making/another.ts';
import { dayNamed, wishNamed } from '../play/making/madeName.ts';
import type { MadePacks } from '../play/making/madePacks.ts';
import type { Opened } from '../play/packs/opened.ts';
import { longDayMessage } from '../play/speech/dates.ts';
import { dayLevelMessage, placeMessage, streakMessage } from '../play/speech/day.ts';
import { choose } from './dialogs/list.ts';
import { chooseDay } from './dialogs/month.ts';
import { ask } from './dialogs/question.ts';
import { waitFor } from './dialogs/waiting.ts';
import type { Player } from './player.ts';
import type { Screen } from './screen.ts';

/** Whoever shows the days. */
interface Reception {
  readonly screen: Screen;
  readonly player: Player;
  readonly made: MadePacks;
}

/** A level of a day that was chosen. */
interface Chosen {
  readonly opened: Opened;
  readonly level: number;
}

/** A pack that is made while the player waits; undefined when he stopped that, or when it is not to be had, which he is told. */
export const openWaiting = async (reception: Reception, game: AnyGame, name: string): Promise<Opened | undefined> => {
  const { screen, player, made } = reception;
  const { spoken } = player;
  const isLong = takesLong(game, wishNamed(name) ?? {});
  const opened = await waitFor<Parsed<Opened> | undefined>(screen, {
    title: spoken(dayNamed(name) ? say('Making the levels of the day…') : say('Making a level for you…')),
    hint: spoken(isLong ? say('It may take minutes. Esc stops') : say('Esc stops')),
    begin: (tell) => made.open(game, name, tell),
    stop: () => made.stop(),
  });
  if (opened?.ok) return opened.value;
  const easier = easierThan(game, name);
  const ways = [
    ...(easier === undefined ? [] : [{ value: easier, label: spoken(say('Make an easier one')) }]),
    { value: undefined, label: spoken(say('Close')) },
  ];
  const chosen = opened && (await ask(screen, spoken(opened.problem.message), ways));
  return chosen === undefined ? undefined : openWaiting(reception, game, chosen);
};

/** Shows what the player did of a day where it can be selected and copied whole. */
const share = async ({ screen, player, made }: Reception, record: DayRecord, day: Day): Promise<void> => {
  const { spoken } = player;
  const levels = levelsOfDay(games, record, day);
  const kept = await made.kept(keptPlaces(day, levels));
  const streak = streakOf(record, dayAt(Date.now()));
  const played = await player.keeper.played();
  const text = sharedDay({ day, streak, link: dayAddress(day) }, { levels, kept, played }, spoken);
  screen.terminal.lend(['', ...text.split('\n'), '', spoken(say('Any key goes back.'))]);
};

/** The levels of a day, of which the player chooses one; undefined when he goes back. */
const chooseLevel = async (reception: Reception, record: DayRecord, day: Day): Promise<Chosen | undefined> => {
  const { screen, player } = reception;
  const { spoken } = player;
  const levels = levelsOfDay(games, record, day);
  const mark = (solved: unknown): string => (screen.terminal.isWide ? (solved ? '◆' : '◇') : solved ? '*' : '-');
  const items = [
    ...levels.map((one) => `${mark(one.solved)} ${spoken(placeMessage(one))}: ${spoken(dayLevelMessage(one))}`),
    ...(levels.some(({ solved }) => solved) ? [spoken(say('Share the day'))] : []),
  ];
  const hint = spoken(say('Enter plays, Esc goes back'));
  const next = levels.findIndex(({ solved }) => !solved);
  for (let at = Math.max(0, next); ; ) {
    const index = await choose(screen, () => ({ title: spoken(longDayMessage(day)), items, hint }), at);
    if (index === undefined) return undefined;
    const chosen = levels[index];
    if (chosen) {
      const opened = await openWaiting(reception, chosen.game, placeOfDay(day, chosen).pack);
      return opened && { opened, level: chosen.level };
    }
    await share(reception, record, day);
    at = index;
  }
};

/** The calendar, a day of it, and a level of that; undefined when the player goes back. */
export const chooseFromDays = async (reception: Reception): Promise<Chosen | undefined> => {
  const { screen, player } = reception;
  const { spoken } = player;
  const today = dayAt(Date.now());
  const record = dayRecord(games, await player.keeper.played(), today);
  const notes = [streakMessage(streakOf(record, today))];
  const hint = spoken(say('Arrows choose a day, Enter shows its levels, Esc goes back'));
  for (;;) {
    const day = await chooseDay(screen, { today, record, spoken, notes, hint });
    const chosen = day === undefined ? undefined : await chooseLevel(reception, record, day);
    if (day === undefined || chosen) return chosen;
  }
};
