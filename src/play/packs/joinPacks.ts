import type { Level, Pack } from '../../core/pack.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Opened } from './opened.ts';

/** What packs say of themselves, each thing once. */
const said = (packs: readonly Pack[], key: 'notes' | 'comments'): string =>
  [...new Set(packs.flatMap((pack) => pack[key] ?? []))].join('\n\n');

/** The author of all of them; where there are several each level has its own. */
const authorOf = (packs: readonly Pack[]): string | undefined => {
  const [author, ...others] = new Set(packs.map((pack) => pack.author));
  return others.length === 0 ? author : undefined;
};

/** The title that a file gives its pack; undefined where it is only the file's name. */
const titleIn = ({ pack, name }: Opened): string | undefined => (pack.title === name ? undefined : pack.title);

/** The title that all of them have. */
const commonTitle = (opened: readonly Opened[]): string | undefined => {
  const [title, ...others] = new Set(opened.map(titleIn));
  return others.length === 0 ? title : undefined;
};

/** What the packs were called, with the levels that each has now: `Levels 1-12: Docks`. */
const contentsOf = (opened: readonly Opened[]): string => {
  let last = 0;
  const lines = opened.flatMap((one) => {
    const [first, title] = [last + 1, titleIn(one)];
    last += one.pack.levels.length;
    if (title === undefined) return [];
    return [first === last ? `Level ${first}: ${title}` : `Levels ${first}-${last}: ${title}`];
  });
  return lines.join('\n');
};

/** All levels: with the new number where one has no other title, and with an author who is not everybody's. */
const levelsOf = (packs: readonly Pack[], everybody: string | undefined): readonly Level[] => {
  const levels: Level[] = [];
  for (const pack of packs) {
    for (const [index, level] of pack.levels.entries()) {
      const title = level.title === `Level ${index + 1}` ? `Level ${levels.length + 1}` : level.title;
      const author = level.author ?? (pack.author === everybody ? undefined : pack.author);
      levels.push({ ...level, title, ...(author !== undefined && { author }) });
    }
  }
  return levels;
};

/** Packs one behind the other, as one pack of the title that all have, or else of that title, or of the title of the first. */
export const joinPacks = (opened: readonly Opened[], title?: string): Parsed<Opened> => {
  const [first] = opened;
  if (!first) return bad(say('There is no level to write.'));
  const stranger = opened.find(({ game }) => game !== first.game);
  if (stranger) {
    const values = { one: first.game.title, other: stranger.game.title };
    return bad(say('These files are of two games, {one} and {other}.', values));
  }
  const packs = opened.map(({ pack }) => pack);
  const common = commonTitle(opened);
  const contents = common === undefined ? contentsOf(opened) : '';
  const notes = [contents, said(packs, 'notes')].filter((text) => text !== '').join('\n\n');
  const [author, comments] = [authorOf(packs), said(packs, 'comments')];
  const pack: Pack = {
    title: common ?? title ?? first.pack.title,
    ...(author && { author }),
    ...(notes && { notes }),
    ...(comments && { comments }),
    levels: levelsOf(packs, author),
    problems: [],
  };
  return ok({ ...first, pack });
};
