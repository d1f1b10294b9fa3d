import { bad, type Message, type Parsed, say } from '../../core/parsed.ts';
import { keeper, settings } from '../keeper.svelte.ts';
import { audio } from './audio.svelte.ts';
import type { Jukebox } from './jukebox.ts';
import { PIECES, type Piece } from './pieces.ts';

const NOT_LOADED = bad(say('The music cannot be loaded.'));

/** What keeps the player's own files, fetched when it is needed; undefined where that fails. */
const ownPieces = () => import('./ownPieces.ts').catch(() => undefined);

/** The music of the page, on whichever screen: what is wanted, and what has come of it. */
class Music {
  #own: readonly Piece[] = $state.raw([]);
  #isPreparing = $state(false);
  #problem: Message | undefined = $state.raw();
  /** Whether nothing is heard for that problem: then it is not tried again before the player wants it. */
  #isStuck = $state(false);
  #jukebox: Jukebox | undefined;
  /** When it is known what the player has added: before that nothing is added or removed, or it would be overlooked. */
  #known: Promise<void> | undefined;
  readonly #pieces = $derived([...PIECES, ...this.#own]);
  readonly #piece = $derived(this.#pieces.find(({ id }) => id === settings.value.piece) ?? PIECES[0]!);
  readonly #isOn = $derived(settings.value.music && audio.isAble && !audio.isStuck && !this.#isStuck);

  /** Whether it is wanted and can be: perhaps the browser does not allow it yet, or it is being prepared. */
  get isOn(): boolean {
    return this.#isOn;
  }

  get piece(): Piece {
    return this.#piece;
  }

  get pieces(): readonly Piece[] {
    return this.#pieces;
  }

  /** Those that the player has added. */
  get own(): readonly Piece[] {
    return this.#own;
  }

  /** Why what is wanted cannot be heard. */
  get problem(): Message | undefined {
    if (settings.value.music && !audio.isAble) return say('This browser cannot play sound.');
    return settings.value.music && audio.isStuck ? say('The browser does not let the sound begin.') : this.#problem;
  }

  /** What is waited for before it is heard. */
  get news(): Message | undefined {
    if (!this.#isOn) return undefined;
    if (!audio.out) return say('The browser allows sound only after the first key or click.');
    return this.#isPreparing ? say('Preparing: {piece}…', { piece: this.#piece.title }) : undefined;
  }

  /** Finds what the player has added; our own pieces are there without it. */
  load(): Promise<void> {
    this.#known ??= this.#find();
    return this.#known;
  }

  /** What could not be heard is tried again. */
  toggle(): void {
    const music = this.#isStuck || audio.isStuck || audio.wasStuck || !settings.value.music;
    this.#forgive();
    void keeper.change({ music });
    // The key or click that wants it has been before it was wanted.
    audio.wake();
  }

  /** A piece that is chosen while there is silence is to be heard. */
  choose({ id }: Piece): void {
    this.#forgive();
    void keeper.change({ piece: id, music: true });
    audio.wake();
  }

  /** Keeps a player's own MIDI file and plays it. If that cannot be, the music goes on as it was. */
  async add(file: File): Promise<Parsed<Piece>> {
    await this.load();
    const kept = (await (await ownPieces())?.keepPiece(file)) ?? NOT_LOADED;
    if (!kept.ok) return kept;
    this.#own = [...this.#own.filter(({ id }) => id !== kept.value.id), kept.value];
    this.choose(kept.value);
    return kept;
  }

  async remove(piece: Piece): Promise<Parsed<unknown>> {
    const dropped = (await (await ownPieces())?.dropPiece(piece)) ?? NOT_LOADED;
    if (!dropped.ok) return dropped;
    this.#own = this.#own.filter((one) => one !== piece);
    this.#jukebox?.forget(piece);
    if (settings.value.piece === piece.id) void keeper.change({ piece: PIECES[0]!.id });
    return dropped;
  }

  setVolume(volume: number): void {
    this.#jukebox?.setVolume(volume);
  }

  /** Does what is wanted. Run as an effect: again whenever that changes, after what it returns. */
  follow(): (() => void) | undefined {
    const { out } = audio;
    const piece = this.#piece;
    if (!out) return undefined;
    if (!this.#isOn) {
      this.#jukebox?.stop();
      return undefined;
    }
    const leaving = new AbortController();
    void this.#play(out, piece, leaving.signal);
    return () => leaving.abort();
  }

  #forgive(): void {
    this.#problem = undefined;
    this.#isStuck = false;
    audio.forgive();
  }

  async #find(): Promise<void> {
    this.#own = (await (await ownPieces())?.ownPieces()) ?? [];
  }

  async #play(out: AudioNode, piece: Piece, signal: AbortSignal): Promise<void> {
    this.#isPreparing = true;
    const played = await this.#begin(out, piece, signal);
    if (signal.aborted) return;
    this.#isPreparing = false;
    if (played?.ok !== false) return;
    this.#problem = say('{piece}: {reason}', { piece: piece.title, reason: played.problem.message });
    // What goes on to sound is what is shown as chosen.
    const heard = this.#jukebox?.piece;
    if (heard) void keeper.change({ piece: heard.id });
    else this.#isStuck = true;
  }

  async #begin(out: AudioNode, piece: Piece, signal: AbortSignal): Promise<Parsed<Piece> | undefined> {
    const loaded = await import('./jukebox.ts').catch(() => undefined);
    if (!loaded) return NOT_LOADED;
    this.#jukebox ??= new loaded.Jukebox(out);
    this.#jukebox.setVolume(settings.value.musicVolume);
    const hear = (): void => {
      this.#isPreparing = false;
    };
    return this.#jukebox.play(piece, { signal, hear });
  }
}

export const music = new Music();
