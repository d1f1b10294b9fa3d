import { Command } from 'commander';
import type { Level } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { packsOfPlayer } from '../../node/home.ts';
import { madePacksIn } from '../../node/made.ts';
import { complain, print, printJson } from '../../node/output.ts';
import { dayAddress } from '../../node/pageAddress.ts';
import { dailyPlaces } from '../../play/day/daily.ts';
import { type Day, dayAt, dayRefusal, isDay } from '../../play/day/day.ts';
import { sizeNotes } from '../../play/day/dayLevel.ts';
import { type DayLevel, dayRecord, keptPlaces, levelsOfDay, placeOfDay } from '../../play/day/dayRecord.ts';
import { sharedDay } from '../../play/day/sharedDay.ts';
import { type Streak, streakOf } from '../../play/day/streak.ts';
import type { MadePacks } from '../../play/making/madePacks.ts';
import { dayMessage } from '../../play/speech/dates.ts';
import { dayLevelMessage, doneMessage, placeMessage, streakMessage } from '../../play/speech/day.ts';
import type { Player } from '../../tui/player.ts';
import { arrive } from '../arrival.ts';
import { boardText } from '../boardText.ts';
import { AT_FAULT, UsageError } from '../io.ts';
import { positionOf } from '../source.ts';
import { Watcher } from '../watcher.ts';
import { play } from './play.ts';

interface Options {
  readonly date?: string;
  readonly json?: true;
  readonly play?: true;
  readonly share?: true;
}

const dayOf = ({ date }: Options): Day => {
  const today = dayAt(Date.now());
  const day = date ?? today;
  if (!isDay(day)) throw new UsageError(`--date takes a day such as ${today}, not "${day}".`);
  const refusal = dayRefusal(day, today);
  if (refusal) throw new UsageError(sentence(refusal));
  return day;
};

/** What became of a day, and who did that. */
interface Known {
  readonly player: Player;
  readonly day: Day;
  /** All of them, whatever game was asked for. */
  readonly levels: readonly DayLevel[];
  readonly streak: Streak;
  readonly made: MadePacks;
}

const checkGame = (id: string | undefined): void => {
  const known = [...new Set(dailyPlaces(games).map(({ game }) => game.id))];
  if (id === undefined || known.includes(id)) return;
  throw new UsageError(`"${id}" has no levels of the day. Those that have: ${known.join(', ')}.`);
};

/** As it is drawn, and nothing that would give it away. */
const show = (day: Day, place: DayLevel, level: Level, { json }: Options): void => {
  const { game, solved = null } = place;
  const position = positionOf(game, level);
  const { title, notes } = level;
  if (json) {
    printJson({ day, ...placeOfDay(day, place), title, notes, solved, board: game.draw(position) });
    return;
  }
  const about = [placeMessage(place), ...sizeNotes(game, level), dayLevelMessage(place)].map(sentence).join(' · ');
  print(`${title}: ${about}`, ...boardText(game, position), '');
};

/** Prints each as soon as it is made; Ctrl-C lets none begin. Tells whether nobody stopped it. */
const showAll = async ({ day, made }: Known, levels: readonly DayLevel[], options: Options): Promise<boolean> => {
  const watcher = new Watcher();
  for (const place of levels) {
    const label = `making ${sentence(placeMessage(place))}`;
    const { pack } = placeOfDay(day, place);
    const level = await watcher.wait((tell) => made.level({ ...place, pack }, tell), label);
    if (!level || watcher.isStopped) break;
    if (level.ok) show(day, place, level.value, options);
    else {
      complain(`kura: ${sentence(level.problem.message)}`);
      process.exitCode = AT_FAULT;
    }
  }
  made.stop();
  await watcher.close();
  return !watcher.isStopped;
};

/** As text for others, in the player's language. */
const share = async ({ player, day, levels, streak, made }: Known): Promise<void> => {
  if (levels.every(({ solved }) => !solved)) {
    complain('kura: Nothing of this day is solved yet.');
    process.exitCode = AT_FAULT;
    return;
  }
  const kept = await made.kept(keptPlaces(day, levels));
  const played = await player.keeper.played();
  print(...sharedDay({ day, streak, link: dayAddress(day) }, { levels, kept, played }, player.spoken).split('\n'));
};

const run = async (id: string | undefined, options: Options): Promise<void> => {
  const day = dayOf(options);
  checkGame(id);
  const arrival = await arrive();
  if (!arrival) return;
  const { player } = arrival;
  const today = dayAt(Date.now());
  const record = dayRecord(games, await player.keeper.played(), today);
  const [levels, streak] = [levelsOfDay(games, record, day), streakOf(record, today)];
  const asked = levels.filter(({ game }) => id === undefined || game.id === id);
  const known = { player, day, levels, streak, made: madePacksIn(packsOfPlayer()) };
  const [first] = asked.map((place) => placeOfDay(day, place));
  if (options.play && first) return play(first.game, first.pack, {});
  if (options.share) return share(known);
  if (!options.json) print(sentence(dayMessage(day)), '');
  const isWhole = await showAll(known, asked, options);
  if (isWhole && !options.json) print([doneMessage(levels), streakMessage(streak)].map(sentence).join(' · '));
};

export const todayCommand = (): Command =>
  new Command('today')
    .description('the levels of the day: the same for everybody, by the date of UTC')
    .argument('[game]', `of this game only: ${[...new Set(dailyPlaces(games).map(({ game }) => game.id))].join(', ')}`)
    .option('--date <day>', 'of an earlier day, such as 2026-11-18')
    .option('--json', 'one JSON object per line')
    .option('--play', 'play them in the terminal')
    .option('--share', 'what you did of them, as text for others that spoils nothing')
    .action(run);
