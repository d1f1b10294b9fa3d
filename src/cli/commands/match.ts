import { Command } from 'commander';
import type { Seat } from '../../core/game.ts';
import { type Dice, dice } from '../../core/random.ts';
import { print } from '../../node/output.ts';
import { AT_FAULT, UsageError, wholeNumber } from '../io.ts';
import type { Contestant } from '../match/contestant.ts';
import { contestantNamed, OURS, SETTINGS, type Terms } from '../match/contestantNamed.ts';
import { type Scribe, scribeOf } from '../match/matchRecord.ts';
import { scoreText } from '../match/score.ts';
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

type Names = readonly [string, string];

/** A match that is about to be played. */
interface Fixture {
  readonly terms: Terms;
  readonly names: Names;
  readonly games: number;
  readonly plies: number;
  readonly chance: Dice;
  readonly scribe?: Scribe;
}

/** `1:Size=6` is for the first engine; `Size=6` for both. */
const optionsFor = (number: number, options: readonly string[]): readonly string[] =>
  options.flatMap((text) => {
    const [, who, option] = /^(?:([12]):)?(\w+=.*)$/.exec(text) ?? [];
    if (option === undefined) throw new UsageError(`"${text}" is not an option like Hash=16 or 1:Size=6.`);
    return who === undefined || Number(who) === number ? option : [];
  });

const tell = (number: number, { moves, winner, fault }: Played): void => {
  const why = fault === undefined ? '' : `, the other said ${fault}`;
  print(`${number}: engine ${winner + 1} in ${moves.length} plies${why}`);
};

/** Names by seats: whoever begins first. */
const seated = ([one, other]: Names, begins: Seat): Names => (begins === 0 ? [one, other] : [other, one]);

/** Plays them all, and tells how many the first contestant has won. */
const playAll = async (fixture: Fixture, contestants: readonly [Contestant, Contestant]): Promise<number> => {
  const { terms, names, games, plies, chance, scribe } = fixture;
  const { game } = terms;
  const start = game.parse(terms.start);
  if (!start.ok) throw new UsageError(`${game.title} has no board of size ${terms.size}.`);
  let won = 0;
  let opening: readonly string[] | undefined;
  for (let number = 1; number <= games; number++) {
    const begins = ((number - 1) % 2) as Seat;
    if (begins === 0) opening = someOpening(game, start.value, plies, chance);
    if (!opening) throw new UsageError(`Games by chance are over before ${plies} moves: take a smaller --opening.`);
    const played = await playGame(game, start.value, contestants, { opening, begins });
    tell(number, played);
    const { moves, winner, fault } = played;
    const isNoted = scribe?.({ names: seated(names, begins), moves, winner: (winner ^ begins) as Seat }) ?? true;
    if (fault !== undefined || !isNoted) process.exitCode = AT_FAULT;
    won += 1 - winner;
  }
  return won;
};

const fixtureOf = async (id: string, names: Names, options: Options): Promise<Fixture> => {
  const { size } = options;
  const game = gameNamed(id);
  if (game.seats === 1) throw new UsageError(`${game.title} is not a game for two.`);
  const terms = {
    game,
    start: `${size}x${size}`,
    size,
    seed: wholeNumber(options.seed, '--seed', 0),
  };
  if (!game.parse(terms.start).ok) throw new UsageError(`${game.title} has no board of size ${size}.`);
  return {
    terms,
    names,
    games: wholeNumber(options.games, '--games', 1),
    plies: wholeNumber(options.opening, '--opening', 0),
    chance: dice(terms.seed),
    ...(options.record !== undefined && { scribe: await scribeOf(game, terms.start, options.record) }),
  };
};

const run = async (id: string, names: Names, options: Options): Promise<void> => {
  const fixture = await fixtureOf(id, names, options);
  const contestants: Contestant[] = [];
  try {
    for (const [index, name] of names.entries()) {
      const go = options.go[index] ?? options.go[0]!;
      // Two of a kind have not the same whims.
      const terms = { ...fixture.terms, seed: fixture.terms.seed * 2 + index };
      const contestant = contestantNamed(name, terms, { options: optionsFor(index + 1, options.option), go });
      contestants.push(contestant);
      if (!(await contestant.begin())) throw new UsageError(`${name} does not speak UCI.`);
    }
    const won = await playAll(fixture, contestants as [Contestant, Contestant]);
    print(`engine 1: ${won} of ${fixture.games}, ${scoreText(won, fixture.games)}`);
  } finally {
    for (const contestant of contestants) contestant.end();
  }
};

export const matchCommand = (): Command =>
  new Command('match')
    .description('let two engines play, each opening twice with the sides changed')
    .argument('<game>', 'a game for two')
    .argument('<engine1>', `a command that speaks UCI, or ${OURS}, with its settings behind it: ${SETTINGS}`)
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
    .option('--record <file>', 'write the games there, as records that can be opened again')
    .action((id: string, first: string, second: string, options: Options) => run(id, [first, second], options));
