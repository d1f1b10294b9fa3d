import { type Message, say } from '../../core/parsed.ts';
import { clockText } from './clockText.ts';

/** Figures whose parts have other marks between them in other languages. */

const decimal = (value: number): Message => {
  const [whole = '', part] = String(value).split('.');
  return part === undefined ? { text: whole } : say('{whole}.{part}', { whole, part });
};

const FRACTIONS: Readonly<Record<number, string>> = { 0.25: '¼', 0.5: '½' };

/** `½×`, `1×`, `1.5×` */
export const speedMessage = (speed: number): Message => say('{speed}×', { speed: FRACTIONS[speed] ?? decimal(speed) });

/** `4:07.3`: results that took equally many moves differ in tenths of seconds. */
export const resultTime = (ms: number): Message =>
  say('{whole}.{part}', { whole: clockText(ms), part: Math.floor(ms / 100) % 10 });

const two = (value: number): string => String(value).padStart(2, '0');

/** `2026-11-15 10:20`: when a result was made, by the clock of whoever reads it. */
export const dateMessage = (date: string): Message => {
  const moment = new Date(date);
  const [year, month, day] = [moment.getFullYear(), two(moment.getMonth() + 1), two(moment.getDate())];
  const time = `${two(moment.getHours())}:${two(moment.getMinutes())}`;
  return say('{year}-{month}-{day} {time}', { year, month, day, time });
};
