/** What no Windows takes in a name, what means something in a path, what turns the direction of writing, and what begins one of our own signs. */
const FORBIDDEN = /[%/\\:*?"<>|\p{Cc}\p{Zl}\p{Zp}\p{Surrogate}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** A dot in front hides a file, and is kept for files of ours; a dot or a blank at the end is dropped by Windows. */
const AT_AN_END = /^\.|[. ]$/g;

/** Devices of Windows, which a name must not have before its first dot. */
const DEVICE = /^(con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³]|conin\$|conout\$)(?= *(\.|$))/i;

/** `%3A`, or `%uD800` for what is no letter alone. */
const sign = (letter: string): string => {
  const code = letter.charCodeAt(0).toString(16).toUpperCase();
  return code.length > 2 ? `%u${code.padStart(4, '0')}` : `%${code.padStart(2, '0')}`;
};

/** A file name for any text: its own, unless some system would refuse or misunderstand that. */
export const encodeName = (name: string): string => {
  if (name === '') return '%';
  return name
    .replace(FORBIDDEN, sign)
    .replace(AT_AN_END, sign)
    .replace(DEVICE, (device) => sign(device) + device.slice(1));
};

/** The text of a file name; undefined for one that is not of our making. */
export const decodeName = (file: string): string | undefined => {
  const name = file.replace(/%u([0-9A-F]{4})|%([0-9A-F]{2})|^%$/g, (_, wide?: string, narrow?: string) => {
    const code = wide ?? narrow;
    return code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16));
  });
  return encodeName(name) === file ? name : undefined;
};
