import { isFailed, type Judged } from '../../core/judge.ts';
import type { Level, SavedLine } from '../../core/pack.ts';
import { type Message, say } from '../../core/parsed.ts';
import { problemMessage } from './problems.ts';

/** The line is told already: of a place in its moves the step is what counts. */
const reasonOf = ({ problem }: Judged): Message => {
  if (!problem) return say('It does not solve the level.');
  const { step, message } = problem;
  return step === undefined ? problemMessage(problem) : say('Step {step}: {reason}', { step, reason: message });
};

/** Something about a line that came with a level, with its name and its place in the file. */
export const aboutLine = ({ title, line }: SavedLine, reason: Message): Message => {
  const values = { title: title ?? say('A saved line'), reason };
  return line === undefined
    ? say('{title} in the file: {reason}', values)
    : say('{title} in line {line} of the file: {reason}', { ...values, line });
};

/** Which of the lines that came with a level cannot be what they are called. */
export const doubtsOf = ({ lines }: Pick<Level, 'lines'>, judged: readonly Judged[]): readonly Message[] =>
  judged.flatMap((verdict, index) =>
    verdict.problem || isFailed(verdict) ? [aboutLine(lines[index]!, reasonOf(verdict))] : [],
  );
