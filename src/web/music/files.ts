import blueDanube from '../../../music/blue-danube.mid?url&no-inline';
import courage from '../../../music/courage.mid?url&no-inline';
import luster from '../../../music/luster.mid?url&no-inline';
import tenYears from '../../../music/ten-years.mid?url&no-inline';
import titanic from '../../../music/titanic.mid?url&no-inline';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { ownFile } from './ownPieces.ts';
import type { Piece } from './pieces.ts';

const ADDRESSES: Readonly<Record<string, string>> = {
  'blue-danube': blueDanube,
  courage,
  luster,
  'ten-years': tenYears,
  titanic,
};

const fetched = async (address: string): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  try {
    const response = await fetch(address);
    return response.ok ? new Uint8Array(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  }
};

/** The MIDI file of a piece. */
export const fileOf = async (piece: Piece): Promise<Parsed<Uint8Array<ArrayBuffer>>> => {
  const address = ADDRESSES[piece.id];
  if (address === undefined) return ownFile(piece);
  const bytes = await fetched(address);
  return bytes ? ok(bytes) : bad(say('The music cannot be loaded.'));
};
