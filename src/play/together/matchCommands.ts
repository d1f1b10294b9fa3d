import { say } from '../../core/parsed.ts';
import { acts, asks, type Command, type CommandId } from '../command/command.ts';
import type { Round } from '../table/round.ts';
import type { Table } from '../table/table.ts';
import type { MatchClient } from './matchClient.ts';

/** What can be asked for as everywhere. Nothing of it tells how to play on. */
const KEPT: readonly CommandId[] = [
  ...(['up', 'right', 'down', 'left', 'choose', 'release', 'explore'] as const),
  ...(['other-side', 'moves', 'play-bgm', 'larger', 'smaller', 'whole-board'] as const),
  ...(['settings', 'help', 'about', 'exit'] as const),
];

const sought = (to: (stood: { readonly at: number; readonly length: number }) => number) => ({
  refusal: ({ round }: Table, now: number) => {
    const own = round?.own(now);
    return own && to(own) !== own.at ? undefined : say('There are no more moves that way.');
  },
  does: acts(({ round }, now) => seek(round, to, now)),
});

const seek = (
  round: Round | undefined,
  to: (stood: { readonly at: number; readonly length: number }) => number,
  now: number,
): void => {
  if (round) round.seek(to(round.own(now)), now);
};

/** Looking through what was played; nothing is taken back by that. */
const LOOKING: readonly Command[] = [
  { id: 'first', name: say('First'), keys: ['Home'], ...sought(() => 0) },
  {
    id: 'previous',
    name: say('Previous'),
    keys: ['PageUp', 'P'],
    repeats: true,
    ...sought(({ at }) => Math.max(0, at - 1)),
  },
  {
    id: 'next',
    name: say('Next'),
    keys: ['PageDown', 'N'],
    repeats: true,
    ...sought(({ at, length }) => Math.min(length, at + 1)),
  },
  { id: 'final', name: say('Final'), keys: ['End'], ...sought(({ length }) => length) },
];

/** What thinks about a game does so once nobody plays it any more. */
const THINKING: readonly CommandId[] = ['analysis', 'analyse-game', 'races'];

const afterwards = (command: Command, client: MatchClient): Command => ({
  ...command,
  refusal: (table, now) =>
    client.match?.end ? command.refusal?.(table, now) : say('As long as the game goes on nobody else thinks about it.'),
});

/** There is a button for it, which has little room. */
const shortened = (command: Command): Command =>
  command.id === 'other-side' ? { ...command, name: say('Turn board') } : command;

/** What a screen does for whoever is at a match. */
export interface Around {
  /** Goes to the game that comes after this one. */
  goOn(next: string): void;
  /** Copies the link for those who watch; absent where nobody here has it. */
  readonly copyLink?: () => void;
}

/** Only those who play can ask for it: whoever watches does not even see it. */
const playing = (client: MatchClient): readonly Command[] => [
  {
    id: 'undo',
    name: say('Ask to take back'),
    keys: ['U', 'Ctrl+Z'],
    refusal: (_, now) => client.refusal('ask', now),
    does: acts(() => client.ask()),
  },
  {
    id: 'new-game',
    name: say('Rematch'),
    keys: ['R'],
    refusal: (_, now) => client.refusal('rematch', now),
    does: acts(() => client.rematch()),
  },
  {
    id: 'resign',
    name: say('Resign'),
    keys: ['Shift+R'],
    refusal: (_, now) => client.refusal('resign', now),
    does: asks(
      () => say('Resign? Then the other player has won this game.'),
      () => client.resign(),
    ),
  },
];

/** Those who play may go on without him: whoever watches follows them. */
const watching = (client: MatchClient, { goOn }: Around): Command => ({
  id: 'new-game',
  name: say('Watch the next game'),
  keys: ['R'],
  refusal: () => (client.match?.next === undefined ? say('There is no next game yet.') : undefined),
  does: acts(() => {
    if (client.match?.next !== undefined) goOn(client.match.next);
  }),
});

/** Where there is no room for it beside the board the menu has it. */
const inviting = ({ copyLink }: Around): readonly Command[] =>
  copyLink ? [{ id: 'watch-link', name: say('Copy the link for watchers'), keys: [], does: acts(copyLink) }] : [];

/** What can be asked for at a match with somebody elsewhere. */
export const matchCommands = (
  commands: readonly Command[],
  client: MatchClient,
  around: Around,
): readonly Command[] => [
  ...commands.filter(({ id }) => KEPT.includes(id)).map(shortened),
  ...LOOKING,
  ...commands.filter(({ id }) => THINKING.includes(id)).map((command) => afterwards(command, client)),
  ...(client.seat === undefined ? [watching(client, around)] : playing(client)),
  ...inviting(around),
];
