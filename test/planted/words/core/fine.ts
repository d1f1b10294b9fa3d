import { say } from './parsed.ts';

declare const voice: { say(text: string): void };

// say(comments) are not read, nor is 'say(strings)'.
export const whole = (value: string) => say('One {value}.', { value });
export const nested = say('A {word} within.', { word: say('word') });
export const choice = (size: number) => say(size > 1 ? 'Many.' : size === 1 ? `Just one.` : "None.");
export const again = say('Many.');
export const aloud = (text: string) => voice.say(text);
export const named = { say: 'a property' };
