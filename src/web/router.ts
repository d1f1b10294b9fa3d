/** Where the page is. Levels count from 1, as people count. */
export type Route =
  | { readonly screen: 'home' }
  | { readonly screen: 'play'; readonly game: string; readonly level: number };

export const HOME: Route = { screen: 'home' };

/** Reads the part of an address after `#`; what it does not understand is home. */
export const parseRoute = (hash: string): Route => {
  const match = /^#\/([\w-]+)(?:\/([1-9]\d{0,5}))?\/?$/.exec(hash);
  return match ? { screen: 'play', game: match[1]!, level: Number(match[2] ?? 1) } : HOME;
};

export const linkTo = (route: Route): string => (route.screen === 'home' ? '#/' : `#/${route.game}/${route.level}`);
