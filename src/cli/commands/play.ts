import { existsSync } from 'node:fs';
import { Command } from 'commander';
import { ok } from '../../core/parsed.ts';
import { findGame, games } from '../../games/index.ts';
import { dayAt } from '../../play/day/day.ts';
import { planNamed } from '../../play/making/plan.ts';
import { type Against, preferenceFor } from '../../tui/against.ts';
import { noticesFor } from '../../tui/before.ts';
import type { ToMake } from '../../tui/house.ts';
import { type Arrival, arrive, askedFor, hasTerminal, openFor, RESULTS, turnAway, visit } from '../arrival.ts';

interface Options extends Against {
  readonly level?: string;
  readonly letters?: true;
}

/** A pack that is made: the player looks on while it is, on the screen where he plays then. */
const toMake = (id = '', name = '', { level = '1', ...options }: Options): ToMake | undefined => {
  const game = findGame(id);
  const plan = game && planNamed(game, name);
  if (!game || !plan || plan.refusal(dayAt(Date.now())) || existsSync(name)) return undefined;
  const isThere = /^\d+$/.test(level) && plan.recipes[Number(level) - 1] !== undefined;
  // Whoever asks for a rival is answered before any screen is opened.
  const isAlone = options.against === undefined && options.side === undefined && !options.watch;
  return isThere && isAlone ? { game, makes: name, level: Number(level), as: 'start' } : undefined;
};

const lookOn = async (arrival: Arrival, start: ToMake, { letters }: Options): Promise<void> => {
  if (!hasTerminal(arrival, 'kura play')) return;
  const notices = noticesFor(start.game.seats === 2 ? undefined : RESULTS, arrival.settings);
  await visit(arrival, { start, notices, isLettered: letters ?? false });
};

/** Plays in the terminal, once it is known what. */
export const play = async (first: string | undefined, second: string | undefined, options: Options): Promise<void> => {
  const [id, what] = askedFor(first, second);
  const arrival = await arrive();
  if (!arrival) return;
  const { player, settings } = arrival;
  const made = toMake(id, what, options);
  if (made) return lookOn(arrival, made, options);
  const start = id === undefined ? undefined : await openFor(arrival, { game: id, what, level: options.level });
  if (id !== undefined && !start) return;
  const preference = start ? preferenceFor(start.opened.game, options) : ok(undefined);
  if (!preference.ok) return turnAway(arrival, preference.problem.message);
  if (!hasTerminal(arrival, 'kura play')) return;
  if (start && preference.value) {
    const { opponents } = player.keeper.settings;
    await player.keeper.change({ opponents: { ...opponents, [start.opened.game.id]: preference.value } });
  }
  // Games for two have no results.
  const notices = noticesFor(start?.opened.game.seats === 2 ? undefined : RESULTS, settings);
  await visit(arrival, { start: start && { ...start, as: 'start' }, notices, isLettered: options.letters ?? false });
};

/** Where a number is no number of levels. */
const sizes = games.flatMap(({ id, sizes: has }) =>
  has ? [`in ${id} the size of the board, ${has.least} to ${has.most}, `] : [],
);

const what = `how many levels, ${sizes.join('')}or a pack: its file, a folder of numbered maps, its name in ./levels, or one that comes with the game`;

export const playCommand = (): Command =>
  new Command('play')
    .description('play in the terminal')
    .argument(
      '[game]',
      `${games.map(({ id }) => id).join(', ')}, or a link that carries a level; without it you choose`,
    )
    .argument('[what]', what)
    .option('--level <n>', 'the level to begin with')
    .option('--against <level>', 'in games for two: the computer, from the easiest level, 1, on')
    .option('--side <side>', 'which side you have then: first, second or either')
    .option('--watch', 'the computer plays both sides')
    .option('--letters', 'letters on boxes that only their colours tell apart')
    .action(play);
