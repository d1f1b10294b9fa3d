/**
 * What the page may load and run: files of its own and nothing else, no script written into it.
 * Styles may be written into elements, as menus are placed where there is room for them.
 */
const RULES = {
  'default-src': "'self'",
  'script-src': "'self'",
  // A board that is saved as a picture of pixels is drawn from its own file first.
  'img-src': "'self' blob:",
  'style-src': "'self' 'unsafe-inline'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
};

/** @param {Readonly<Record<string, string>>} rules */
const written = (rules) =>
  Object.entries(rules)
    .map((rule) => rule.join(' '))
    .join('; ');

/** The policy that the built page carries itself, for servers that send none. */
export const PAGE_POLICY = written(RULES);

/** What our own server sends with every file: the same policy, and what only a server can say. */
export const HEADERS = {
  'Content-Security-Policy': written({ ...RULES, 'frame-ancestors': "'none'" }),
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
