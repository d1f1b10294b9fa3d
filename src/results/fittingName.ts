/** Bytes that a name may take as a file: nearly everywhere 255, less what is put at its end. */
const ROOM = 220;

/** What no system takes as it is: three letters stand for it. */
const SIGNED = /[%/\\:*?"<>|\p{Cc}]/u;

const bytesOf = (letter: string): number => {
  const code = letter.codePointAt(0)!;
  if (code < 0x80) return SIGNED.test(letter) ? 3 : 1;
  if (code < 0x800) return 3;
  return code >= 0xd800 && code < 0xe000 ? 6 : 4;
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
