import type { Seat } from '../../core/game.ts';
import type { FromServer } from '../../play/together/protocol.ts';

/** Somebody at a match, as the rooms see him. */
export interface Guest {
  /** Where he sits; undefined where he watches. */
  readonly seat: Seat | undefined;
  readonly name: string | undefined;
  send(words: FromServer): void;
  /** The same, written already. */
  sendText(text: string): void;
  /** Asks whether he is still there; who has not answered before is not. */
  beat(): void;
  /** The server ends. */
  leave(): void;
}
