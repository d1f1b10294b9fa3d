import type { AnyGame } from '../../core/game.ts';
import { groupsBy } from '../../core/groups.ts';
import { type Message, say } from '../../core/parsed.ts';
import { games } from '../../games/index.ts';
import {
  type ChosenSetting,
  type NamedSetting,
  settingsNamed,
  settingsOf,
} from '../../play/belongings/settingNames.ts';
import { type Settings, STANDARD } from '../../play/belongings/settings.ts';
import { folded } from '../../play/speech/folded.ts';
import { listed } from '../../play/speech/listed.ts';

export const NAMED: Readonly<Record<ChosenSetting, NamedSetting>> = settingsNamed(say("The browser's"));

/** What is chosen about music and sounds. */
export type MusicPart = 'music' | 'piece' | 'musicVolume' | 'sounds' | 'soundVolume';

export const MUSIC: Readonly<Record<MusicPart, Message>> = {
  music: say('Play BGM'),
  piece: say('Background music'),
  musicVolume: say('Volume of the music'),
  sounds: say('Small sounds for what happens on the board'),
  soundVolume: say('Volume of the small sounds'),
};

export const isMusic = (field: ChosenSetting | MusicPart): field is MusicPart => Object.hasOwn(MUSIC, field);

/** One thing that can be set, and all the words that it is found by. */
export interface Row {
  readonly field: ChosenSetting | MusicPart;
  readonly words: readonly Message[];
}

/** Settings that stand together. */
export interface Section {
  readonly name: Message;
  readonly rows: readonly Row[];
}

const chosen = (field: ChosenSetting): Row => {
  const { name, hint, choices } = NAMED[field];
  const values = choices.flatMap(({ value, name: called }) => (typeof value === 'boolean' ? [] : [called]));
  return { field, words: [name, ...(hint ? [hint] : []), ...values] };
};

const heard = ([field, name]: readonly [string, Message]): Row => ({ field: field as MusicPart, words: [name] });

/** Those that are for the same games only stand together. */
const sectionsOf = (all: readonly AnyGame[]): readonly Section[] =>
  groupsBy(settingsOf(all), ({ games: concerned }) => concerned.map(({ id }) => id).join()).map((group) => ({
    name: listed(group[0]!.games.map(({ title }) => ({ text: title }))),
    rows: group.map(({ field }) => chosen(field)),
  }));

const LOOK: readonly ChosenSetting[] = ['language', 'light', 'movement', 'skin'];
const PLAYING: readonly ChosenSetting[] = ['pad', 'phonePad', 'undoWith', 'speed'];

/** All but the keys, in the order shown. */
export const SECTIONS: readonly Section[] = [
  { name: say('Look and language'), rows: LOOK.map(chosen) },
  { name: say('Playing'), rows: PLAYING.map(chosen) },
  { name: say('Music and sounds'), rows: Object.entries(MUSIC).map(heard) },
  ...sectionsOf(games),
];

/** What the section about a server is found by. */
export const SHARED_WORDS: readonly Message[] = [
  say('Shared results'),
  say('Name that others see'),
  say('Delete everything I have sent'),
];

/** Whether every word that was typed is among these, in whatever order. */
export const isFound = (typed: string, texts: readonly string[]): boolean => {
  const all = folded(texts.join('\n'));
  return folded(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
};

/** The usual values of the settings of a section. */
export const usual = ({ rows }: Section): Partial<Settings> =>
  Object.fromEntries(rows.map(({ field }) => [field, STANDARD[field]]));

/** Whether they have those. */
export const isUsual = (section: Section, settings: Settings): boolean =>
  section.rows.every(({ field }) => settings[field] === STANDARD[field]);
