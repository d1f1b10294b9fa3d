import { type FileLine, isForeignMoves } from './lines.ts';
import { TITLE_KEY } from './titles.ts';

export const isText = (line: FileLine): boolean =>
  line.kind === 'floor' || line.kind === 'moves' || (line.kind === 'text' && !isForeignMoves(line));

export const isTitleKey = ({ kind, text }: FileLine): boolean => kind === 'key' && TITLE_KEY.test(text);

/** A line without the semicolons that some put before every word of their own. */
export const bare = (text: string): string => text.replace(/^;+[ \t]?/, '');

/** The lines since the last board or moves. How many of them are text is counted, as it is asked for often. */
export class Gap {
  lines: FileLine[] = [];
  #texts = 0;

  push(line: FileLine): void {
    this.lines.push(line);
    if (isText(line)) this.#texts += 1;
  }

  get last(): FileLine | undefined {
    return this.lines.at(-1);
  }

  /** The last line of text before a board or moves, if it stands alone there or below a blank line. */
  get heading(): number {
    const last = this.lines.findLastIndex(isText);
    return this.#texts === 1 || this.lines[last - 1]?.kind === 'blank' ? last : -1;
  }

  /** Takes one line of text out. */
  takeText(at: number): string {
    this.#texts -= 1;
    return bare(this.lines.splice(at, 1)[0]!.text).trim();
  }

  /** Takes all lines from one on. */
  takeFrom(at: number): readonly FileLine[] {
    const taken = this.lines.splice(at);
    this.#texts -= taken.filter(isText).length;
    return taken;
  }
}
