import { Command } from 'commander';
import { ok } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { type Against, preferenceFor } from '../../tui/against.ts';
import { noticesFor } from '../../tui/before.ts';
import { arrive, askedFor, hasTerminal, openFor, RESULTS, turnAway, visit } from '../arrival.ts';

interface Options extends Against {
  readonly level?: string;
  readonly letters?: true;
}

/** Plays in the terminal, once it is known what. */
export const play = async (first: string | undefined, second: string | undefined, options: Options): Promise<void> => {
  const [id, what] = askedFor(first, second);
  const arrival = await arrive();
  if (!arrival) return;
  const { player, settings } = arrival;
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
