import type { Message } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { type Day, FIRST_DAY } from '../../play/day/day.ts';
import { type DayRecord, levelsOfDay } from '../../play/day/dayRecord.ts';
import { dayTowards, monthOf, weeksOf } from '../../play/day/month.ts';
import { longDayMessage, monthMessage, SHORT_WEEKDAYS } from '../../play/speech/dates.ts';
import { doneMessage } from '../../play/speech/day.ts';
import type { Translator } from '../../play/words/language.ts';
import type { Canvas, Place } from '../canvas.ts';
import type { Key } from '../keys.ts';
import type { Layer, Screen } from '../screen.ts';
import { PLAIN } from '../style.ts';
import { BOLD, boxFor, CHOSEN, type Line, paintBox } from './box.ts';

/** What a calendar shows. */
export interface Calendar {
  readonly today: Day;
  readonly record: DayRecord;
  readonly spoken: Translator;
  /** Said below it. */
  readonly notes: readonly Message[];
  readonly hint: string;
}

/** Letters of a day: its number, and how many of its levels are solved. */
const WIDTH = 5;

/** How many are solved, after a mark that tells whether one of them was on the day itself. */
const marked = (record: DayRecord, day: Day, isWide: boolean): string => {
  const solved = (record.get(day) ?? []).flatMap((one) => one.solved ?? []);
  if (solved.length === 0) return '  ';
  const [full, hollow] = isWide ? ['◆', '◇'] : ['*', 'o'];
  return `${solved.includes('in-time') ? full : hollow}${solved.length}`;
};

class MonthLayer implements Layer {
  readonly #screen: Screen;
  readonly #calendar: Calendar;
  readonly #close: (day: Day | undefined) => void;
  #day: Day;

  constructor(screen: Screen, calendar: Calendar, close: (day: Day | undefined) => void) {
    this.#screen = screen;
    this.#calendar = calendar;
    this.#close = close;
    this.#day = calendar.today;
  }

  press({ name }: Key): void {
    const to = dayTowards(name, this.#day, this.#calendar.today);
    if (to !== undefined) this.#day = to;
    else if (name === 'Escape' || name === 'Q') this.#close(undefined);
    else if (name === 'Enter' || name === 'Space') this.#close(this.#day);
  }

  paint(canvas: Canvas): void {
    const { spoken, record, notes, hint } = this.#calendar;
    const chosen = [longDayMessage(this.#day), doneMessage(levelsOfDay(games, record, this.#day))]
      .map(spoken)
      .join(': ');
    const lines: readonly Line[] = [
      { text: spoken(monthMessage(monthOf(this.#day))), style: BOLD },
      { text: '' },
      { text: SHORT_WEEKDAYS.map((weekday) => spoken(weekday).padStart(3).padEnd(WIDTH)).join(''), isRow: true },
      ...weeksOf(monthOf(this.#day)).map((week) => this.#row(week)),
      { text: '' },
      { text: chosen },
      ...notes.map((note) => ({ text: spoken(note) })),
      { text: '' },
      { text: hint, style: { fg: 'dim' } },
    ];
    paintBox(canvas, boxFor(canvas, lines), this.#screen.terminal.isWide);
  }

  #row(week: readonly (Day | undefined)[]): Line {
    const cells = week.map((day) => this.#cell(day));
    return { text: cells.map(({ text }) => text).join(''), places: cells.flatMap(({ places }) => places), isRow: true };
  }

  #cell(day: Day | undefined): { readonly text: string; readonly places: readonly Place[] } {
    const { today, record } = this.#calendar;
    const isThere = day !== undefined && day >= FIRST_DAY && day <= today;
    const number = (day ? String(Number(day.slice(8))) : '').padStart(3);
    const text = (number + (isThere ? marked(record, day, this.#screen.terminal.isWide) : '')).padEnd(WIDTH);
    const style = day === this.#day ? CHOSEN : isThere ? PLAIN : ({ fg: 'dim' } as const);
    return { text, places: [...text].map((letter) => ({ letter, style })) };
  }
}

/** Lets the player choose a day; undefined when he wants none. */
export const chooseDay = (screen: Screen, calendar: Calendar): Promise<Day | undefined> =>
  screen.open<Day | undefined>((close) => new MonthLayer(screen, calendar, close));
