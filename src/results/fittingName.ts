/** Bytes that a name may take as a file: nearly everywhere 255, less what is put at its end. */
const ROOM = 220;

/** What no system takes as it is: three letters stand for it. */
const SIGNED = /[%/\\:*?"<>|\p{Cc}]/u;

/** Lone halves of letters, separators of lines and signs that turn the direction of writing: six letters stand for each. */
const SPELT = /[\p{Zl}\p{Zp}\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/u;

const bytesOf = (letter: string): number => {
  const code = letter.codePointAt(0)!;
  if (code < 0x80) return SIGNED.test(letter) ? 3 : 1;
  if (SPELT.test(letter)) return 6;
  return code < 0x800 ? 3 : 4;
};

/** A pack's name, without its end where a file of that name could not be: what is kept under it is kept all the same. */
export const fittingName = (name: string): string => {
  let [kept, room] = ['', ROOM];
  for (const letter of name) {
    room -= bytesOf(letter);
    if (room < 0) return kept.trimEnd();
    kept += letter;
  }
  return name;
};
