import { Command } from 'commander';
import { say } from '../../core/parsed.ts';
import { findGame, games } from '../../games/index.ts';
import { isDrawn } from '../../play/command/drawing.ts';
import { placeToChange } from '../../play/editor/ownLevels.ts';
import { noticesFor } from '../../tui/before.ts';
import { ownLevelsOf } from '../../tui/editor/atelier.ts';
import type { ToDraw } from '../../tui/editor/studio.ts';
import { type Arrival, arrive, askedFor, hasTerminal, openFor, turnAway, visit } from '../arrival.ts';

interface Options {
  readonly level?: string;
  readonly letters?: true;
}

const drawn = games.filter(isDrawn);

/** What is drawn: a level of a file as a copy of one's own, one of one's own, or what the player chooses. */
const wishFor = async (
  arrival: Arrival,
  id: string | undefined,
  what: string | undefined,
  { level }: Options,
): Promise<ToDraw | undefined> => {
  if (id === undefined) return { draws: undefined };
  const game = findGame(id);
  const known = drawn.map((one) => one.id).join(', ');
  if (!game) return turnAway(arrival, say('There is no game "{id}". The games: {known}.', { id, known }));
  if (!isDrawn(game)) return turnAway(arrival, say('Levels of this game cannot be drawn.'));
  if (what === undefined) return { draws: game };
  const start = await openFor(arrival, { game: id, what, level });
  if (!start) return undefined;
  if (!hasTerminal(arrival, 'kura draw')) return undefined;
  const place = await placeToChange(ownLevelsOf(arrival.player), start.opened, start.level);
  return place.ok ? { draws: game, place: place.value } : turnAway(arrival, place.problem.message);
};

const draw = async (first: string | undefined, second: string | undefined, options: Options): Promise<void> => {
  const [id, what] = askedFor(first, second);
  const arrival = await arrive();
  const start = arrival && (await wishFor(arrival, id, what, options));
  if (!start || !hasTerminal(arrival, 'kura draw')) return;
  const notices = noticesFor(undefined, arrival.settings);
  await visit(arrival, { start, notices, isLettered: options.letters ?? false });
};

export const drawCommand = (): Command =>
  new Command('draw')
    .description('draw levels of your own in the terminal')
    .argument(
      '[game]',
      `${drawn.map(({ id }) => id).join(', ')}, or a link that carries a level; without it you choose`,
    )
    .argument('[what]', 'a level to begin with: its file, or the name of a pack')
    .option('--level <n>', 'which level of the file', '1')
    .option('--letters', 'letters on boxes that only their colours tell apart')
    .action(draw);
