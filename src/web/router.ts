import { type MatchAddress, matchLink, readMatchLink } from '../play/together/protocol.ts';

/** Where the page is. Levels count from 1, as people count. */
export interface PlayRoute {
  readonly screen: 'play';
  readonly game: string;
  /** The name of a pack; the game's first one when absent. */
  readonly pack?: string;
  /** The level as it was left; when absent the first one, from its start. */
  readonly level?: number;
  /** A level that the address carries, compressed: a pack of its own. */
  readonly carried?: string;
  /** Moves to be played on the level as soon as it is open. */
  readonly moves?: string;
  /** How many levels of the pack are played, as it is written; all of them when absent. */
  readonly levels?: string;
}

/** The calendar of levels of the day. */
export interface DaysRoute {
  readonly screen: 'days';
  /** The day that is looked at, as it is written; today when absent. */
  readonly day?: string;
}

/** Where somebody draws: his own levels of a game, or one of them. */
export interface DrawRoute {
  readonly screen: 'draw';
  readonly game: string;
  readonly pack?: string;
  readonly level?: number;
}

/** A pack that somebody has published, on the server that the page came from. */
export interface PackRoute {
  readonly screen: 'pack';
  readonly id: string;
}

/** A match with somebody elsewhere. */
export interface TogetherRoute extends MatchAddress {
  readonly screen: 'together';
}

export type Route = { readonly screen: 'home' } | DaysRoute | PlayRoute | DrawRoute | PackRoute | TogetherRoute;

export const HOME: Route = { screen: 'home' };

/** A game, then perhaps a pack, then perhaps a level; a number alone is a level. */
const PLAY = /^#\/([\w-]+)(?:\/(?!\d+\/?$)([^/]+))?(?:\/([1-9]\d{0,5}))?\/?$/;

/** No games are called so. */
const DAYS = /^#\/days(?:\/(\d{4}-\d\d-\d\d))?\/?$/;
const PACK = /^#\/pack\/([^/]+)\/?$/;
const DRAW = /^#\/draw\/([\w-]+)(?:\/([\w-]+)\/([1-9]\d{0,5}))?\/?$/;

const decoded = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

const optionsIn = (query: string): Pick<PlayRoute, 'carried' | 'moves' | 'levels'> => {
  const options = new URLSearchParams(query);
  const [carried, moves, levels] = [options.get('level'), options.get('moves'), options.get('levels')];
  return {
    ...(carried !== null && { carried }),
    ...(moves !== null && { moves }),
    ...(levels !== null && { levels }),
  };
};

const drawRoute = (game: string, pack: string | undefined, level: string | undefined): DrawRoute => ({
  screen: 'draw',
  game,
  ...(pack !== undefined && { pack, level: Number(level) }),
});

/** Reads the part of an address after `#`, with options that stand before it; what it does not understand is home. */
export const parseRoute = (hash: string, search = ''): Route => {
  const match = readMatchLink(hash);
  if (match) return { screen: 'together', ...match };
  const [path = '', query = ''] = hash.split(/\?(.*)/s, 2);
  const [days, day] = DAYS.exec(path) ?? [];
  if (days !== undefined) return { screen: 'days', ...(day !== undefined && { day }) };
  const published = PACK.exec(path);
  if (published) return { screen: 'pack', id: published[1]! };
  const drawn = DRAW.exec(path);
  if (drawn) return drawRoute(drawn[1]!, drawn[2], drawn[3]);
  const [, game, written, level] = PLAY.exec(path) ?? [];
  const pack = written === undefined ? undefined : decoded(written);
  if (game === undefined || (written !== undefined && pack === undefined)) return HOME;
  return {
    screen: 'play',
    game,
    ...(pack !== undefined && { pack }),
    ...(level !== undefined && { level: Number(level) }),
    ...optionsIn(search),
    ...optionsIn(query),
  };
};

export const linkTo = (route: Route): string => {
  if (route.screen === 'home') return '#/';
  if (route.screen === 'days') return ['#', 'days', ...(route.day === undefined ? [] : [route.day])].join('/');
  if (route.screen === 'pack') return `#/pack/${route.id}`;
  if (route.screen === 'together') return matchLink(route);
  if (route.screen === 'draw') {
    const { game, pack, level } = route;
    return ['#/draw', game, ...(pack === undefined ? [] : [pack, level])].join('/');
  }
  const { game, pack, level, carried, moves, levels } = route;
  const places = [pack === undefined ? undefined : encodeURIComponent(pack), level];
  const path = ['#', game, ...places.filter((place) => place !== undefined)].join('/');
  const query = new URLSearchParams({
    ...(carried !== undefined && { level: carried }),
    ...(moves !== undefined && { moves }),
    ...(levels !== undefined && { levels }),
  }).toString();
  return query === '' ? path : `${path}?${query}`;
};
