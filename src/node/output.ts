import { visible, visibleLines } from './visible.ts';

/*
 * The only way from here to a terminal, but for the pictures of tui/terminal.ts. Titles, names, letters and file names come from
 * anywhere: none of them does anything to a terminal but stand there. test/output.test.ts looks for other ways.
 */

/** Prints lines. What is no part of a line, a break in a name, is written out. */
export const print = (...lines: readonly string[]): void => {
  process.stdout.write(lines.map((line) => `${visible(line)}\n`).join(''));
};

/** One JSON object, alone on its line. */
export const printJson = (value: object): void => print(JSON.stringify(value));

/** Prints a text of several lines that is ours, whatever the values are that stand in it. */
export const printText = (text: string): void => void process.stdout.write(visibleLines(text));

/** A file on the standard output: exactly as it is, unless a terminal would obey it. */
export const printFile = (text: string): void =>
  void process.stdout.write(process.stdout.isTTY ? visibleLines(text) : text);

/** A line on the standard error. */
export const complain = (line: string): void => void process.stderr.write(`${visible(line)}\n`);

/** A text of several lines on the standard error, that is ours but for its values. */
export const complainText = (text: string): void => void process.stderr.write(visibleLines(text));

/** Columns of the terminal that complaints go to; undefined where they go elsewhere. */
export const complaintColumns = (): number | undefined =>
  process.stderr.isTTY ? process.stderr.columns || 80 : undefined;

/** Puts a text over the line that the cursor stands in. */
export const complainOver = (text: string): void => void process.stderr.write(`\r${visible(text)}`);

/** Whoever reads our output may stop reading, or its disk be full: told once, with the system's code. */
export const onUnwritable = (told: (code: string | undefined) => void): void => {
  process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => told(code));
};
