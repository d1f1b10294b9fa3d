import { say } from '../../core/parsed.ts';

/** What is fetched when it is asked for, and could not be: without a network, or when the page has become another one. */
export const NOT_LOADED = say('A part of the page could not be loaded. Reload the page when you can.');
