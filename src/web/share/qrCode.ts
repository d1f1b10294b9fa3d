import { encode } from 'uqr';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';

/** A code as a camera reads it. */
export interface QrCode {
  /** Modules along a side, with the quiet ones around it. */
  readonly size: number;
  /** The dark ones, as the path of a drawing. */
  readonly path: string;
}

/** Light modules on every side, without which a camera does not find it: ISO/IEC 18004 wants four. */
const QUIET = 4;

/** Bytes that the largest code holds, with the least of correction. */
const MOST_BYTES = 2953;

/** Runs of dark modules in a row. */
const rowPath = (row: readonly boolean[], y: number): string =>
  row
    .map((isDark, x) => {
      if (!isDark || row[x - 1]) return '';
      const end = row.indexOf(false, x);
      const length = (end < 0 ? row.length : end) - x;
      return `M${x} ${y}h${length}v1h-${length}z`;
    })
    .join('');

/** The code of a link. */
export const qrCodeOf = (link: string): Parsed<QrCode> => {
  if (new TextEncoder().encode(link).length > MOST_BYTES) return bad(say('This link is too long for a QR code.'));
  const { size, data } = encode(link, { ecc: 'L', boostEcc: true, border: QUIET });
  return ok({ size, path: data.map(rowPath).join('') });
};
