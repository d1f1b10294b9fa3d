import { type Message, type Problem, say } from '../../core/parsed.ts';

/** What is wrong with a text, with its place where that is known. */
export const problemMessage = ({ message, line, column = 1 }: Problem): Message =>
  line === undefined ? message : say('Line {line}, column {column}: {reason}', { line, column, reason: message });
