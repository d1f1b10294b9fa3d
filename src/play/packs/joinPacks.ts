import type { Pack } from '../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Opened } from './opened.ts';

/** What packs say of themselves, each thing once. */
const said = (packs: readonly Pack[], key: 'notes' | 'comments'): string =>
  [...new Set(packs.flatMap((pack) => pack[key] ?? []))].join('\n\n');

/** The author of all of them; where there are several each level has its own. */
const authorOf = (packs: readonly Pack[]): string | undefined => {
  const [author, other] = new Set(packs.map((pack) => pack.author));
  return other === undefined ? author : undefined;
};

/** Packs one behind the other, as one pack of that title, or of the title of the first. */
export const joinPacks = (opened: readonly Opened[], title?: string): Parsed<Opened> => {
  const [first] = opened;
  if (!first) return bad(say('There is no level to write.'));
  const stranger = opened.find(({ game }) => game !== first.game);
  if (stranger) {
    const values = { one: first.game.title, other: stranger.game.title };
    return bad(say('These files are of two games, {one} and {other}.', values));
  }
  const packs = opened.map(({ pack }) => pack);
  const [author, notes, comments] = [authorOf(packs), said(packs, 'notes'), said(packs, 'comments')];
  const pack: Pack = {
    title: title ?? first.pack.title,
    ...(author && { author }),
    ...(notes && { notes }),
    ...(comments && { comments }),
    levels: packs.flatMap(({ levels }) => levels),
    problems: [],
  };
  return ok({ ...first, pack });
};
