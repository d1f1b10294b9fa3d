/** What a report tells about where the page was when it stopped. */
export interface Incident {
  readonly version: string;
  readonly address: string;
  readonly browser: string;
  readonly time: string;
}

/** A report is pasted into a letter: an address with thousands of moves in it helps nobody. */
const MOST_LETTERS = 500;
const MOST_FRAMES = 20;
const MOST_CAUSES = 5;

const clipped = (text: string): string => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}…` : text);

/** Browsers differ in whether a stack begins with the error itself. */
const framesOf = ({ name, message, stack = '' }: Error): readonly string[] => {
  const heading = `${name}: ${message}`;
  const frames = stack.startsWith(heading) ? stack.slice(heading.length) : stack;
  return frames
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MOST_FRAMES);
};

const causesOf = (error: unknown): readonly unknown[] => {
  const causes = [error];
  while (causes.length < MOST_CAUSES) {
    const last = causes.at(-1);
    if (!(last instanceof Error) || last.cause === undefined) break;
    causes.push(last.cause);
  }
  return causes;
};

const told = (error: unknown): readonly string[] => {
  if (!(error instanceof Error)) return [`thrown: ${clipped(String(error))}`];
  return [clipped(`${error.name}: ${error.message}`), ...framesOf(error).map((frame) => `  ${frame}`)];
};

/** Everything that whoever repairs it needs, in English, as it is for the authors; nothing about the player. */
export const reportOf = (error: unknown, { version, address, browser, time }: Incident): string => {
  const [first, ...causes] = causesOf(error).map(told);
  return [
    `Kura ${version}`,
    `time: ${time}`,
    `address: ${clipped(address)}`,
    `browser: ${browser}`,
    '',
    ...first!,
    ...causes.flatMap(([heading, ...frames]) => [`caused by ${heading}`, ...frames]),
    '',
  ].join('\n');
};
