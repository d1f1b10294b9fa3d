/** Where the page is. Levels count from 1, as people count. */
export type Route =
  | { readonly screen: 'home' }
  | {
      readonly screen: 'play';
      readonly game: string;
      /** The name of a shipped pack; the game's first one when absent. */
      readonly pack?: string;
      readonly level: number;
    };

export const HOME: Route = { screen: 'home' };

/** A game, then perhaps a pack, whose name begins with a letter, then perhaps a level. */
const PLAY = /^#\/([\w-]+)(?:\/([a-z][\w-]*))?(?:\/([1-9]\d{0,5}))?\/?$/;

/** Reads the part of an address after `#`; what it does not understand is home. */
export const parseRoute = (hash: string): Route => {
  const match = PLAY.exec(hash);
  if (!match) return HOME;
  const [, game, pack, level = '1'] = match;
  return { screen: 'play', game: game!, ...(pack !== undefined && { pack }), level: Number(level) };
};

export const linkTo = (route: Route): string =>
  route.screen === 'home' ? '#/' : ['#', route.game, ...(route.pack ? [route.pack] : []), route.level].join('/');
