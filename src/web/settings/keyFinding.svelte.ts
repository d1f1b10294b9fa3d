import type { AnyGame } from '../../core/game.ts';
import { say } from '../../core/parsed.ts';
import type { Command } from '../../play/command/command.ts';
import { type Keys, keymapFor } from '../../play/command/keymap.ts';
import type { Keying } from '../../play/command/rekey.ts';
import { keyText } from '../desk/keyText.ts';
import { pageCommands } from '../desk/pageCommands.ts';
import { settings } from '../keeper.svelte.ts';
import { spoken } from '../words.svelte.ts';
import { isFound } from './rows.ts';

/** The commands of a game with their keys, as far as they are looked for. */
export class KeyFinding {
  game: AnyGame;
  readonly keying: Keying;
  readonly keys: Keys;
  readonly found: readonly Command[];

  constructor(first: AnyGame, typed: () => string) {
    this.game = $state.raw(first);
    this.keying = $derived({
      game: this.game,
      commands: pageCommands(this.game),
      chosen: settings.value.keys[this.game.id] ?? {},
    });
    this.keys = $derived(keymapFor(this.game, this.keying.chosen, this.keying.commands).keys);
    this.found = $derived(
      this.keying.commands.filter(({ id, name }) =>
        isFound(typed(), [spoken(say('Keys')), spoken(name), ...this.keysOf(id).map(keyText)]),
      ),
    );
  }

  keysOf(id: string): readonly string[] {
    return this.keys[id] ?? [];
  }
}
