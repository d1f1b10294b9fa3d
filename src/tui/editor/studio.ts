import type { AnyGame } from '../../core/game.ts';
import { bad, ok, type Parsed, say } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import { NOTHING_PENDING } from '../../play/belongings/pending.ts';
import { isDrawn } from '../../play/command/drawing.ts';
import { type DrawnPack, drawnPack, openedDrawn } from '../../play/editor/drawnPacks.ts';
import { Editor } from '../../play/editor/editor.ts';
import type { DrawnPlace } from '../../play/editor/ownLevels.ts';
import { LevelSaver } from '../../play/editor/saving.ts';
import type { Opened } from '../../play/packs/opened.ts';
import { wholeArtOf } from '../art.ts';
import { choose } from '../dialogs/list.ts';
import { ask } from '../dialogs/question.ts';
import type { Atelier } from './atelier.ts';
import { EDITOR_DIALOGS } from './dialogs.ts';
import { type Beginning, EditorLayer, type Leaving } from './editorLayer.ts';
import { OwnList } from './ownList.ts';

/** What somebody wants to draw: a level of his own, or one that he chooses of a game, which he may choose as well. */
export interface ToDraw {
  readonly draws: AnyGame | undefined;
  readonly place?: DrawnPlace;
}

/** A level of the player's own that he wants to play, or to see solved. */
export interface Played {
  readonly opened: Opened;
  readonly level: number;
  /** The moves that are shown. */
  readonly shows?: string;
}

/** Where levels are drawn, one after another, until the player wants to play one. */
export class Studio {
  readonly #atelier: Atelier;
  #layer: EditorLayer | undefined;

  constructor(atelier: Atelier) {
    this.#atelier = atelier;
  }

  /** Done when everything that was drawn is kept. */
  async settled(): Promise<void> {
    await this.#layer?.settled();
  }

  /** What is to be played then; undefined when the player goes back. */
  async draw({ draws, place }: ToDraw): Promise<Played | undefined> {
    const game = draws ?? (await this.#chooseGame());
    if (!game) return undefined;
    const list = new OwnList(this.#atelier, game);
    // Whoever has nothing yet begins at once.
    let wish = place ? { ...place, does: 'draw' as const } : (await list.isEmpty()) ? await list.begin() : undefined;
    for (;;) {
      wish ??= await list.choose();
      if (!wish) return undefined;
      const { pack, number, does } = wish;
      const played = does === 'play' ? { opened: openedDrawn(game, pack), level: number } : await this.#at(game, wish);
      if (played) return played;
      wish = undefined;
    }
  }

  async #chooseGame(): Promise<AnyGame | undefined> {
    const { screen, player } = this.#atelier;
    const { spoken } = player;
    const drawn = games.filter(isDrawn);
    const items = drawn.map(({ title }) => spoken({ text: title }));
    const hint = spoken(say('Enter goes on, Esc goes back'));
    const at = await choose(screen, () => ({ title: spoken(say('My own levels')), items, hint }));
    return at === undefined ? undefined : drawn[at];
  }

  /** Draws one level until it is left; undefined for the list of all. */
  async #at(game: AnyGame, place: DrawnPlace): Promise<Played | undefined> {
    const { screen, player } = this.#atelier;
    const ready = await this.#prepare(game, place);
    if (!ready.ok) {
      await ask(screen, player.spoken(ready.problem.message), [
        { value: undefined, label: player.spoken(say('Close')) },
      ]);
      return undefined;
    }
    const { layer, leaving } = await this.#open(ready.value);
    layer.close();
    await layer.settled();
    this.#layer = undefined;
    if (leaving === 'own-levels') return undefined;
    const { pack, number, level } = layer;
    const shows = leaving === 'watch' ? level.solution : undefined;
    return { opened: openedDrawn(game, pack), level: number, ...(shows !== undefined && { shows }) };
  }

  async #open(beginning: Beginning): Promise<{ readonly layer: EditorLayer; readonly leaving: Leaving }> {
    const { screen } = this.#atelier;
    let layer: EditorLayer | undefined;
    const leaving = await screen.open<Leaving>((leave) => {
      const opened = new EditorLayer(this.#atelier, beginning, {
        leave,
        show: (dialog) => void screen.during(() => EDITOR_DIALOGS[dialog](this.#atelier, opened)),
      });
      layer = opened;
      this.#layer = opened;
      return opened;
    });
    return { layer: layer!, leaving };
  }

  /** What somebody draws on: a level that is there, with all that it takes. */
  async #prepare(game: AnyGame, { pack: { name }, number }: DrawnPlace): Promise<Parsed<Beginning>> {
    const { drawn } = this.#atelier.player;
    const draughtsman = await game.draughtsman!();
    const pack: Parsed<DrawnPack | undefined> = await drawnPack(drawn, { game: game.id, name });
    if (!pack.ok) return pack;
    const level = pack.value?.levels[number - 1];
    if (!pack.value || !level) return bad(say('This level is not there.'));
    const sketch = draughtsman.read(level.board);
    if (!sketch.ok) return sketch;
    return ok({
      editor: new Editor(game, draughtsman, sketch.value),
      saver: new LevelSaver(drawn, { pack: pack.value, number }, NOTHING_PENDING),
      art: await wholeArtOf(game),
    });
  }
}
