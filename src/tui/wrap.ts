import { columnsOf, lettersOf } from '../node/columns.ts';

/** A word that is longer than a line is broken where the line ends. */
const broken = (word: string, width: number): readonly string[] => {
  const parts = [''];
  for (const letter of lettersOf(word)) {
    if (columnsOf(parts.at(-1)! + letter) > width) parts.push('');
    parts[parts.length - 1] += letter;
  }
  return parts;
};

/** A text in lines of at most so many columns, broken between words. */
export const wrapped = (text: string, width: number): readonly string[] => {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => broken(each, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (columnsOf(longer) <= width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  return [...lines, line];
};
