import { say } from './parsed.ts';

export const asserted = (text: string) => say(text);
