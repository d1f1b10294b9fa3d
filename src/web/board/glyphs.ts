import type { Look, Tint } from '../../core/view.ts';

/** What to draw for a look without artwork, read off nothing but its glyph and tint. */
export type Drawn = 'blank' | 'solid' | 'dot' | 'round' | 'square' | 'letter';

const DRAWN: readonly (readonly [glyphs: string, drawn: Drawn])[] = [
  [' \u00a0', 'blank'],
  ['#█▓▒', 'solid'],
  ['.·∙•', 'dot'],
  ['○●◯⬤', 'round'],
  ['■□▪▫', 'square'],
];

export const drawnAs = ({ glyph }: Look): Drawn => DRAWN.find(([glyphs]) => glyphs.includes(glyph))?.[1] ?? 'letter';

export const tintOf = (tint: Tint | undefined): string => `var(--tint-${tint ?? 'plain'})`;

const PALE: readonly Tint[] = ['white', 'yellow', 'cyan', 'dim'];

/** The colour of a glyph on top of its own tint. */
export const inkOn = (tint: Tint | undefined): string => {
  if (tint === undefined) return 'var(--ink)';
  return PALE.includes(tint) ? 'var(--on-pale-tint)' : 'var(--on-tint)';
};
