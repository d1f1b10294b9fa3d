import { say } from './parsed.ts';
import { say as tell } from './parsed.ts';

export const given = (text: string) => say(text);
export const filled = (name: string) => say(`Hello ${name}.`);
export const glued = say('In two ' + 'pieces.');
export const half = (text: string) => say(text ? 'Half a literal.' : text);
export const handed = ['A list.'].map(say);
export const kit = { say };
export const looked = (texts: Record<string, string>) =>
  tell(texts.here ?? 'Unknown.');
