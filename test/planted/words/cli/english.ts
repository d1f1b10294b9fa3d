import { say } from '../core/parsed.ts';

export const told = (text: string) => say(text);
