import { Command } from 'commander';
import type { Level } from '../../core/pack.ts';
import { sentence } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { packsOfPlayer } from '../../node/home.ts';
import { madePacksIn } from '../../node/made.ts';
import { complain, print, printJson } from '../../node/output.ts';
import { type DailyPlace, dailyPlaces } from '../../play/day/daily.ts';
import { type Day, dayAt, dayRefusal, isDay } from '../../play/day/day.ts';
import { sizeNotes } from '../../play/day/dayLevel.ts';
import { placeOfDay } from '../../play/day/dayRecord.ts';
import { dayMessage } from '../../play/speech/dates.ts';
import { placeMessage } from '../../play/speech/day.ts';
import { boardText } from '../boardText.ts';
import { AT_FAULT, UsageError } from '../io.ts';
import { positionOf } from '../source.ts';
import { play } from './play.ts';

interface Options {
  readonly date?: string;
  readonly json?: true;
  readonly play?: true;
}

const dayOf = ({ date }: Options): Day => {
  const today = dayAt(Date.now());
  const day = date ?? today;
  if (!isDay(day)) throw new UsageError(`--date takes a day such as ${today}, not "${day}".`);
  const refusal = dayRefusal(day, today);
  if (refusal) throw new UsageError(sentence(refusal));
  return day;
};

const placesOf = (id: string | undefined): readonly DailyPlace[] => {
  const places = dailyPlaces(games);
  const chosen = places.filter(({ game }) => id === undefined || game.id === id);
  if (chosen.length > 0) return chosen;
  const known = [...new Set(places.map(({ game }) => game.id))];
  throw new UsageError(`"${id}" has no levels of the day. Those that have: ${known.join(', ')}.`);
};

/** As it is drawn, and nothing that would give it away. */
const show = (day: Day, place: DailyPlace, level: Level, { json }: Options): void => {
  const { game } = place;
  const position = positionOf(game, level);
  const { title, notes } = level;
  if (json) {
    printJson({ day, ...placeOfDay(day, place), title, notes, board: game.draw(position) });
    return;
  }
  const about = [placeMessage(place), ...sizeNotes(game, level)].map(sentence).join(' · ');
  print(`${title}: ${about}`, ...boardText(game, position), '');
};

const run = async (id: string | undefined, options: Options): Promise<void> => {
  const [day, places] = [dayOf(options), placesOf(id)];
  const [first] = places.map((place) => placeOfDay(day, place));
  if (options.play && first) return play(first.game, first.pack, {});
  const made = madePacksIn(packsOfPlayer());
  if (!options.json) print(sentence(dayMessage(day)), '');
  for (const place of places) {
    const level = await made.level({ ...place, pack: placeOfDay(day, place).pack });
    if (level.ok) show(day, place, level.value, options);
    else {
      complain(`kura: ${sentence(level.problem.message)}`);
      process.exitCode = AT_FAULT;
    }
  }
};

export const todayCommand = (): Command =>
  new Command('today')
    .description('the levels of the day: the same for everybody, by the date of UTC')
    .argument('[game]', `of this game only: ${[...new Set(dailyPlaces(games).map(({ game }) => game.id))].join(', ')}`)
    .option('--date <day>', 'of an earlier day, such as 2026-11-18')
    .option('--json', 'one JSON object per line')
    .option('--play', 'play them in the terminal')
    .action(run);
