import { say } from '../core/parsed.ts';
import { duelsWith } from '../play/opponent/duels.ts';
import { type Preference, SIDES, type Side } from '../play/opponent/sides.ts';
import { duelsMessage, rivalMessage, SIDE_NAMES } from '../play/speech/rivals.ts';
import { choose } from './dialogs/list.ts';
import type { Office } from './office.ts';

/** Somebody beside the player, or a rival; each with how often he was beaten. */
const chooseRival = async (office: Office, before: Preference): Promise<Preference['rival'] | undefined> => {
  const { screen, player, sitting } = office;
  const { spoken } = player;
  const { game, round } = sitting.table;
  const view = round?.appearance.stage.view;
  const book = player.keeper.settings.duels[game.id];
  const rows = (game.rivals ?? []).map(({ introduction }, rival) => {
    const duels = view && duelsMessage(duelsWith(book, view, rival));
    return [rivalMessage(game, rival), ...(duels ? [duels] : []), introduction].map(spoken).join(' · ');
  });
  const items = [spoken(say('Somebody beside me')), ...rows];
  const hint = spoken(say('Enter chooses, Esc goes back'));
  const at = await choose(
    screen,
    () => ({ title: spoken(say('Opponent')), items, hint }),
    before.rival === 'friend' ? 0 : before.rival + 1,
  );
  if (at === undefined) return undefined;
  return at === 0 ? 'friend' : at - 1;
};

const chooseSide = async ({ screen, player: { spoken } }: Office, before: Side): Promise<Side | undefined> => {
  const items = SIDES.map((side) => spoken(SIDE_NAMES[side]));
  const hint = spoken(say('Enter plays, Esc goes back'));
  const at = await choose(screen, () => ({ title: spoken(say('You play')), items, hint }), SIDES.indexOf(before));
  return at === undefined ? undefined : SIDES[at];
};

/** Whom the player plays with, and which side he has. */
export const opponent = async (office: Office): Promise<void> => {
  const { sitting } = office;
  const before = sitting.display().opponent?.preference;
  if (!before) return;
  const rival = await chooseRival(office, before);
  if (rival === undefined) return;
  const side = rival === 'friend' ? before.side : await chooseSide(office, before.side);
  if (side === undefined) return;
  sitting.act((_, now) => sitting.opponent?.choose({ rival, side }, now));
};
