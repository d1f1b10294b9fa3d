import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import type { Opened } from './opened.ts';

/** How many levels are to be played, out of what somebody wrote and of how many there are. */
export const readLevelCount = (written: string, most: number): Parsed<number> => {
  const text = written.trim();
  const isNumber = /^[+-]?\d+$/.test(text);
  const count = isNumber ? Number(text) : 0;
  if (count >= 1 && count <= most) return ok(count);
  const named = isNumber ? text : say('"{text}"', { text });
  return bad(say('The number of levels is from 1 to {most}, not {count}.', { most, count: named }));
};

/** A pack with as many of its levels, from the first on, as somebody wrote. */
export const firstLevels = (opened: Opened, written: string): Parsed<Opened> => {
  const { pack } = opened;
  const count = readLevelCount(written, pack.levels.length);
  if (!count.ok) return count;
  // The same pack stays the same.
  if (count.value === pack.levels.length) return ok(opened);
  return ok({ ...opened, pack: { ...pack, levels: pack.levels.slice(0, count.value) } });
};
