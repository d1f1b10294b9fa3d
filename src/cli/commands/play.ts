import { Command } from 'commander';
import { ok } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { belongingsOf } from '../../node/home.ts';
import { complain } from '../../node/output.ts';
import { decode } from '../../play/packs/decode.ts';
import { type Against, preferenceFor } from '../../tui/against.ts';
import { noticesFor, siteRefusal } from '../../tui/before.ts';
import { Player } from '../../tui/player.ts';
import { complaintText, startOf } from '../../tui/start.ts';
import { AT_FAULT, WRONG_USE } from '../io.ts';
import { namedEncoding } from '../source.ts';

interface Options extends Against {
  readonly level?: string;
  readonly letters?: true;
}

/** Where results lie, in the folder that the program is started in. */
const RESULTS = 'results';

const fail = (code: number, ...lines: readonly string[]): void => {
  for (const line of lines) complain(line);
  process.exitCode = code;
};

const run = async (id: string | undefined, what: string | undefined, options: Options): Promise<void> => {
  const player = new Player(belongingsOf(RESULTS), process.env);
  const settings = await player.load();
  const { spoken } = player;
  const encoding = namedEncoding();
  // Nothing may have to be read yet: what is wrong with the name shows in a text without letters.
  const named = decode(new Uint8Array(), encoding);
  if (!named.ok) return fail(WRONG_USE, `kura: ${spoken(named.problem.message)}`);
  const start = id === undefined ? undefined : await startOf({ game: id, what, level: options.level, encoding });
  if (start?.kind === 'refused') {
    const code = start.fault === 'wish' ? WRONG_USE : AT_FAULT;
    return fail(code, ...start.complaints.map((complaint) => complaintText(complaint, spoken)));
  }
  const preference = start ? preferenceFor(start.opened.game, options) : ok(undefined);
  if (!preference.ok) return fail(WRONG_USE, `kura: ${spoken(preference.problem.message)}`);
  const { stdin, stdout, env } = process;
  const refusal = siteRefusal({ hasKeyboard: stdin.isTTY, hasScreen: stdout.isTTY, term: env.TERM });
  if (refusal) return fail(WRONG_USE, `kura: ${spoken(refusal)}`);
  if (start && preference.value) {
    const { opponents } = player.keeper.settings;
    await player.keeper.change({ opponents: { ...opponents, [start.opened.game.id]: preference.value } });
  }
  // Games for two have no results.
  const notices = noticesFor(start?.opened.game.seats === 2 ? undefined : RESULTS, settings);
  const { playInTerminal } = await import('../../tui/main.ts');
  await playInTerminal({
    player,
    start: start && { ...start, as: 'start' },
    notices,
    isLettered: options.letters ?? false,
    encoding,
  });
};

/** Where a number is no number of levels. */
const sizes = games.flatMap(({ id, sizes: has }) =>
  has ? [`in ${id} the size of the board, ${has.least} to ${has.most}, `] : [],
);

const what = `how many levels, ${sizes.join('')}or a pack: its file, a folder of numbered maps, its name in ./levels, or one that comes with the game`;

export const playCommand = (): Command =>
  new Command('play')
    .description('play in the terminal')
    .argument('[game]', `${games.map(({ id }) => id).join(', ')}; without it you choose`)
    .argument('[what]', what)
    .option('--level <n>', 'the level to begin with')
    .option('--against <level>', 'in games for two: the computer, from the easiest level, 1, on')
    .option('--side <side>', 'which side you have then: first, second or either')
    .option('--watch', 'the computer plays both sides')
    .option('--letters', 'letters on boxes that only their colours tell apart')
    .action(run);
