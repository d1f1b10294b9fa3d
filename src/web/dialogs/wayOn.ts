import { type Message, say } from '../../core/parsed.ts';
import { isMadeName } from '../../play/making/madeName.ts';
import { type Opened, packFollowing } from '../../play/packs/opened.ts';
import { written } from '../../play/speech/written.ts';
import { HOME, linkTo } from '../router.ts';

/** A button's words, and the address that it leads to. */
interface WayOn {
  readonly label: Message;
  readonly address: string;
}

/** Where somebody goes on who has done with a pack: with the next one, or home. After what was made there is more of it. */
export const wayOn = (opened: Opened): WayOn | undefined => {
  const { game, name } = opened;
  const next = packFollowing(opened);
  if (next) {
    const pack = written({ game, name: next.name }, next.title);
    const address = linkTo({ screen: 'play', game: game.id, pack: next.name, level: 1 });
    return { label: say('Go on with {pack}', { pack }), address };
  }
  return isMadeName(name) ? undefined : { label: say('Leave the game'), address: linkTo(HOME) };
};
