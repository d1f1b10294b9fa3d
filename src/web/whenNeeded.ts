/** Names of built files that not everybody needs: those of another language, … */
const NAMES = [
  'hungarian-',
  '.*-latin-ext-',
  // … what thinks, solves and makes, and what that is made of, …
  '(?:thinking|solving|making)Worker-',
  'maker-',
  'grade-',
  '(?:matching|lengths|written)-',
  'space-',
  // … the levels of the day, and others like one that was solved, …
  '[Dd]a(?:ys?|ily|y[A-Z]\\w*)-',
  '(?:Today|Making|Others|another|made(?:\\.svelte|Packs?)|keptLevels|plan)-',
  // … packs that do not come with the first script, …
  'packs-',
  // … drawing levels, …
  '(?:Draw|draughtsman|drawnStore|fromFile|ownLevels)-',
  // … playing with somebody elsewhere, …
  '(?:Together|Invite|MatchOver|Running|matches|visit\\.svelte)-',
  // … results of everybody and packs by link, …
  '(?:sharing\\.svelte|asked|earlier|Join|SharingPart|ShareLine|Everybody|PackTable|DayTable|PackByLink|Publish|Leave|publishing)-',
  // … and what is asked for now and then.
  '(?:About|Printed|ProgressDialog|QrCode|Share|ShareTable)-',
  '(?:GameAnalysis|analysisParts|judgementWords|writtenLine|lying|races)-',
];

/**
 * What only those need who ask for it. The worker of the page keeps it once it was needed (see vite.config.ts), so that nobody else
 * fetches it.
 */
export const WHEN_NEEDED = {
  cache: 'kura-when-needed',
  address: new RegExp(`/assets/(?:${NAMES.join('|')})|/licences\\.json$`),
  /** Those of it that are the words of another language. */
  words: /\/assets\/hungarian-/,
};

/** What a game brings for other programs, and pictures that a system asks for when the page is installed: the page never does. */
export const NEVER_ASKED = /\/assets\/(?:engine|improve|shortest|bestFirst|terminal)\w*-|\/icon-\w+\.png$/;
