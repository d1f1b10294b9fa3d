/** The finaliser of MurmurHash3: every bit of the input touches every bit of the output. */
const avalanche = (word: number): number => {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
};

const hex = (word: number): string => word.toString(16).padStart(8, '0');

/**
 * A 64-bit fingerprint of a text as 16 hexadecimal digits. It tells boards apart; it keeps no secrets.
 * Stored results depend on it: it never changes.
 */
export const hash = (text: string): string => {
  let low = 0x9e3779b9;
  let high = 0x7f4a7c15;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul((high << 5) ^ (high >>> 27) ^ code, 0x5bd1e995);
  }
  const first = avalanche(low ^ text.length);
  const second = avalanche(high ^ first);
  return hex(avalanche(first ^ second)) + hex(second);
};
