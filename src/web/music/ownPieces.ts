import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { memoryStore } from '../../results/memoryStore.ts';
import type { Store } from '../../results/store.ts';
import { pageDatabase } from '../storage/storage.ts';
import { dropLoops } from './keptLoops.ts';
import type { Piece } from './pieces.ts';

const OWN = 'own:';

/** A score of hours is smaller; what is larger is something else. */
const MOST_BYTES = 1_000_000;
const MOST_PIECES = 50;
const MOST_LETTERS = 100;

/** Where the browser keeps nothing: as long as the page is open. */
const fallback = memoryStore();

const storeOf = async (): Promise<Store> => {
  const database = await pageDatabase();
  return database.ok ? database.value.store('music') : fallback;
};

const pieceNamed = (title: string): Piece => ({ id: OWN + title, title });

/** `Für Elise.mid` is called "Für Elise". */
const titleOf = ({ name }: File): string => name.replace(/\.(midi?|kar)$/i, '').slice(0, MOST_LETTERS) || name;

/** A store keeps texts: of a file each byte is a letter. */
const written = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
const bytesIn = (text: string): Uint8Array<ArrayBuffer> => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

/** What the player has added, by title. */
export const ownPieces = async (): Promise<readonly Piece[]> => {
  const names = await (await storeOf()).names();
  return names.ok ? names.value.toSorted().map(pieceNamed) : [];
};

export const ownFile = async ({ title }: Piece): Promise<Parsed<Uint8Array<ArrayBuffer>>> => {
  const text = await (await storeOf()).read(title);
  if (!text.ok) return text;
  return text.value === undefined ? bad(say('This piece is not kept here any more.')) : ok(bytesIn(text.value));
};

const bytesOf = async (file: File): Promise<Parsed<Uint8Array<ArrayBuffer>>> => {
  if (file.size > MOST_BYTES) return bad(say('A MIDI file of this size cannot be kept.'));
  try {
    return ok(new Uint8Array(await file.arrayBuffer()));
  } catch (cause) {
    return bad(say('This file cannot be read: {code}.', { code: cause instanceof Error ? cause.name : String(cause) }));
  }
};

/** Keeps a MIDI file that can be played; one of the same name makes way for it. */
export const keepPiece = async (file: File): Promise<Parsed<Piece>> => {
  const bytes = await bytesOf(file);
  if (!bytes.ok) return bytes;
  const { readMidi } = await import('../../sound/midi.ts');
  const song = readMidi(bytes.value);
  if (!song.ok) return song;
  const store = await storeOf();
  const piece = pieceNamed(titleOf(file));
  const names = await store.names();
  if (names.ok && names.value.length >= MOST_PIECES && !names.value.includes(piece.title)) {
    return bad(say('{count} files are kept already: remove one first.', { count: MOST_PIECES }));
  }
  const text = written(bytes.value);
  const kept = await store.update(piece.title, () => ({ text }));
  return kept.ok ? ok(piece) : kept;
};

export const dropPiece = async (piece: Piece): Promise<Parsed<unknown>> => {
  const bytes = await ownFile(piece);
  const dropped = await (await storeOf()).update(piece.title, () => ({ text: undefined }));
  if (dropped.ok && bytes.ok) await dropLoops(bytes.value);
  return dropped;
};
