import { linkTo, parseRoute, type Route } from './router.ts';

/** Where the page is now. Options before the `#` are for the first game that is opened: they are put behind it. */
export const here = (): Route => {
  const route = parseRoute(location.hash, location.search);
  const hash = linkTo(route);
  if (hash !== linkTo(parseRoute(location.hash))) history.replaceState(history.state, '', location.pathname + hash);
  return route;
};
