import type { AnyGame } from '../../core/game.ts';
import { type Message, type Parsed, problemsOf, say } from '../../core/parsed.ts';
import type { Draughtsman } from '../../core/sketching.ts';
import { drawnNotes } from '../../play/editor/drawnNotes.ts';
import {
  bringBackPack,
  changePack,
  type DrawnLevel,
  type DrawnPack,
  drawnPacks,
  withLevel,
  withLevelAgain,
  withMovedLevel,
  withoutLevel,
} from '../../play/editor/drawnPacks.ts';
import { addNewLevel, type DrawnPlace, newPack } from '../../play/editor/ownLevels.ts';
import { choose } from '../dialogs/list.ts';
import { prompt } from '../dialogs/prompt.ts';
import { ask } from '../dialogs/question.ts';
import { type Atelier, ownLevelsOf } from './atelier.ts';

/** What somebody wants of a level of his own. */
export interface OwnWish extends DrawnPlace {
  readonly does: 'draw' | 'play';
}

/** What becomes of something that was chosen: the list is left with a wish, or seen again. */
type Deed = () => Promise<OwnWish | undefined>;

interface Item {
  readonly text: string;
  readonly deed: Deed;
}

/** The packs that the player draws, of one game: to be drawn on, played, moved, doubled and taken away. */
export class OwnList {
  readonly #atelier: Atelier;
  readonly #game: AnyGame;
  /** What was taken away last, and how it comes back. */
  #taken: { readonly said: Message; readonly back: () => Promise<Parsed<unknown>> } | undefined;

  /** Fetched before anything is listed. */
  #draughtsman: Draughtsman | undefined;

  constructor(atelier: Atelier, game: AnyGame) {
    this.#atelier = atelier;
    this.#game = game;
  }

  /** Until the player has chosen something; undefined when he goes back. */
  async choose(): Promise<OwnWish | undefined> {
    const { screen, player } = this.#atelier;
    let at = 0;
    this.#draughtsman = await this.#game.draughtsman!();
    for (;;) {
      const { spoken } = player;
      const items = this.#items(await this.#packs());
      const title = `${spoken(say('My own levels'))} · ${spoken({ text: this.#game.title })}`;
      const hint = spoken(say('Enter goes on, Esc goes back'));
      const index = await choose(
        screen,
        () => ({ title, items: items.map(({ text }) => text), hint }),
        Math.min(at, items.length - 1),
      );
      if (index === undefined) return undefined;
      at = index;
      const wish = await items[index]!.deed();
      if (wish) return wish;
    }
  }

  /** A new level, at once. */
  async begin(into?: DrawnPack): Promise<OwnWish | undefined> {
    const { player } = this.#atelier;
    const place = await addNewLevel(ownLevelsOf(player), this.#game, player.spoken(say('New level')), into);
    if (place.ok) return { ...place.value, does: 'draw' };
    return this.#tell(place.problem.message);
  }

  async isEmpty(): Promise<boolean> {
    return (await this.#packs()).every(({ levels }) => levels.length === 0);
  }

  async #packs(): Promise<readonly DrawnPack[]> {
    const packs = await drawnPacks(this.#atelier.player.drawn, this.#game.id);
    for (const { message } of problemsOf(packs)) await this.#tell(message);
    return packs.ok ? packs.value : [];
  }

  #items(packs: readonly DrawnPack[]): readonly Item[] {
    const { spoken } = this.#atelier.player;
    const taken = this.#taken;
    return [
      ...(taken ? [{ text: `${spoken(taken.said)} ${spoken(say('Undo'))}`, deed: () => this.#bringBack() }] : []),
      { text: spoken(say('New level')), deed: () => this.begin() },
      ...packs.flatMap((pack) => [
        { text: `${pack.title} (${pack.levels.length})`, deed: () => this.#askPack(pack) },
        ...pack.levels.map((level, index) => ({
          text: `  ${this.#named(level, index + 1)}`,
          deed: () => this.#askLevel({ pack, number: index + 1 }),
        })),
      ]),
      {
        text: spoken(say('New pack')),
        deed: async () => this.#done(await newPack(ownLevelsOf(this.#atelier.player), this.#game)),
      },
    ];
  }

  #named(level: DrawnLevel, number: number): string {
    const { spoken } = this.#atelier.player;
    const name = spoken(say('{number}. {title}', { number, title: level.title }));
    const notes = drawnNotes(this.#game, this.#draughtsman!, level).map(spoken).join(' · ');
    return notes === '' ? name : `${name} (${notes})`;
  }

  async #askLevel(place: DrawnPlace): Promise<OwnWish | undefined> {
    const { pack, number } = place;
    const level = pack.levels[number - 1]!;
    const { id, ...copied } = level;
    const change = (work: (pack: DrawnPack) => DrawnPack) => async () => this.#change(pack, work);
    const isSound = this.#game.parse(level.board).ok;
    return this.#ask(this.#named(level, number), [
      [say('Change'), async () => ({ ...place, does: 'draw' as const })],
      ...(isSound ? [[say('Play'), async () => ({ ...place, does: 'play' as const })] as const] : []),
      ...(number > 1 ? [[say('Move up'), change((old) => withMovedLevel(old, id, -1))] as const] : []),
      ...(number < pack.levels.length
        ? [[say('Move down'), change((old) => withMovedLevel(old, id, 1))] as const]
        : []),
      [say('Duplicate'), change((old) => withLevel(old, copied, id))],
      [say('Delete'), () => this.#takeLevel(place, level)],
    ]);
  }

  #askPack(pack: DrawnPack): Promise<OwnWish | undefined> {
    return this.#ask(pack.title, [
      [say('New level'), () => this.begin(pack)],
      [say('Title, author, notes'), () => this.#rename(pack)],
      [say('Delete pack'), () => this.#takePack(pack)],
    ]);
  }

  /** What is to be done with something. */
  async #ask(title: string, deeds: readonly (readonly [Message, Deed])[]): Promise<OwnWish | undefined> {
    const { screen, player } = this.#atelier;
    const { spoken } = player;
    const items = deeds.map(([name]) => spoken(name));
    const hint = spoken(say('Enter does it, Esc goes back'));
    const at = await choose(screen, () => ({ title, items, hint }));
    return at === undefined ? undefined : deeds[at]![1]();
  }

  async #rename(pack: DrawnPack): Promise<undefined> {
    const { screen, player } = this.#atelier;
    const { spoken } = player;
    const hint = spoken(say('Enter goes on, Esc goes back'));
    const fields = { title: say('Title'), author: say('Author'), notes: say('Notes') };
    for (const field of ['title', 'author', 'notes'] as const) {
      const question = spoken(say('{name}:', { name: fields[field] }));
      const text = (await prompt(screen, { question, text: pack[field] ?? '', hint }))?.trim();
      if (text === undefined) return;
      if (field !== 'title' || text !== '') await this.#change(pack, (old) => ({ ...old, [field]: text }));
    }
  }

  async #takeLevel({ pack, number }: DrawnPlace, level: DrawnLevel): Promise<undefined> {
    const said = say('"{title}" is deleted.', { title: level.title });
    const back = () => this.#changed(pack, (old) => withLevelAgain(old, level, number - 1));
    const taken = await this.#changed(pack, (old) => withoutLevel(old, level.id));
    if (taken.ok) this.#taken = { said, back };
    return this.#done(taken);
  }

  async #takePack(pack: DrawnPack): Promise<undefined> {
    const said = say('The pack "{title}" is deleted.', { title: pack.title });
    const taken = await this.#changed(pack, () => undefined);
    if (taken.ok) this.#taken = { said, back: () => bringBackPack(this.#atelier.player.drawn, pack) };
    return this.#done(taken);
  }

  async #bringBack(): Promise<undefined> {
    const back = await this.#taken!.back();
    if (back.ok) this.#taken = undefined;
    return this.#done(back);
  }

  #changed(pack: DrawnPack, work: (pack: DrawnPack) => DrawnPack | undefined): Promise<Parsed<unknown>> {
    return changePack(this.#atelier.player.drawn, pack, work);
  }

  async #change(pack: DrawnPack, work: (pack: DrawnPack) => DrawnPack): Promise<undefined> {
    return this.#done(await this.#changed(pack, work));
  }

  async #done(parsed: Parsed<unknown>): Promise<undefined> {
    if (!parsed.ok) await this.#tell(parsed.problem.message);
  }

  async #tell(message: Message): Promise<undefined> {
    const { screen, player } = this.#atelier;
    await ask(screen, player.spoken(message), [{ value: undefined, label: player.spoken(say('Close')) }]);
  }
}
