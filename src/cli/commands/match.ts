import { appendFileSync } from 'node:fs';
import { Command } from 'commander';
import type { AnyGame, Seat } from '../../core/game.ts';
import { dice } from '../../core/random.ts';
import { print } from '../../node/output.ts';
import { AT_FAULT, UsageError, wholeNumber } from '../io.ts';
import { Opponent } from '../match/opponent.ts';
import { type Played, playGame, someOpening } from '../match/series.ts';
import { gameNamed } from '../source.ts';

interface Options {
  readonly size: string;
  readonly games: string;
  readonly opening: string;
  readonly seed: string;
  readonly go: readonly string[];
  readonly option: readonly string[];
  readonly record?: string;
}

/** What an engine is called that is this program itself. */
const OURS = 'kura';

const commandOf = (name: string, game: AnyGame): string =>
  name === OURS ? `"${process.execPath}" "${process.argv[1]}" engine ${game.id}` : name;

/** `1:Size=6` is for the first engine; `Size=6` for both. */
const optionsFor = (number: number, options: readonly string[]): readonly string[] =>
  options.flatMap((text) => {
    const [, who, option] = /^(?:([12]):)?(\w+=.*)$/.exec(text) ?? [];
    if (option === undefined) throw new UsageError(`"${text}" is not an option like Hash=16 or 1:Size=6.`);
    return who === undefined || Number(who) === number ? option : [];
  });

/** `62.5 % ± 9.5`: half the width of what is to be expected in 95 of 100 such matches. */
export const scoreText = (won: number, games: number): string => {
  const part = won / games;
  const error = 1.96 * Math.sqrt((part * (1 - part)) / games);
  return `${(part * 100).toFixed(1)} % ± ${(error * 100).toFixed(1)}`;
};

const tell = (number: number, { moves, winner, fault }: Played): void => {
  const why = fault === undefined ? '' : `, the other said ${fault}`;
  print(`${number}: engine ${winner + 1} in ${moves.length} plies${why}`);
};

const run = async (id: string, names: readonly [string, string], options: Options): Promise<void> => {
  const game = gameNamed(id);
  const start = game.parse(`${options.size}x${options.size}`);
  if (!start.ok) throw new UsageError(`${game.title} has no board of size ${options.size}.`);
  const [games, plies] = [wholeNumber(options.games, '--games', 1), wholeNumber(options.opening, '--opening', 0)];
  const players = names.map((name) => new Opponent(commandOf(name, game))) as [Opponent, Opponent];
  try {
    for (const [index, player] of players.entries())
      if (!(await player.begin(optionsFor(index + 1, options.option))))
        throw new UsageError(`${names[index]} does not speak UCI.`);
    const chance = dice(wholeNumber(options.seed, '--seed', 0));
    const go = [options.go[0]!, options.go[1] ?? options.go[0]!] as const;
    let won = 0;
    let opening: readonly string[] = [];
    for (let number = 1; number <= games; number++) {
      const begins = ((number - 1) % 2) as Seat;
      if (begins === 0) opening = someOpening(game, start.value, plies, chance);
      const played = await playGame(game, start.value, players, { opening, go, begins });
      tell(number, played);
      if (played.fault !== undefined) process.exitCode = AT_FAULT;
      if (options.record) appendFileSync(options.record, `${played.moves.join(' ')}\n`);
      won += 1 - played.winner;
    }
    print(`engine 1: ${won} of ${games}, ${scoreText(won, games)}`);
  } finally {
    for (const player of players) player.end();
  }
};

export const matchCommand = (): Command =>
  new Command('match')
    .description('let two engines play, each opening twice with the sides changed')
    .argument('<game>', 'a game for two')
    .argument('<engine1>', `a command that speaks UCI, or ${OURS}`)
    .argument('<engine2>', 'another')
    .option('--size <n>', 'cells along an edge', '8')
    .option('--games <n>', 'how many', '100')
    .option('--opening <plies>', 'moves by chance at the beginning', '4')
    .option('--seed <n>', 'of that chance', '1')
    .option(
      '--go <what...>',
      'what each may spend: "movetime 200", "nodes 1000", "depth 6"; the second one is for engine 2',
      ['movetime 200'],
    )
    .option('--option <name=value...>', 'an option for both engines, or for one: 1:Hash=16', [])
    .option('--record <file>', 'write the moves of every game there')
    .action((id: string, first: string, second: string, options: Options) => run(id, [first, second], options));
