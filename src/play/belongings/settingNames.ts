import type { AnyGame, GameSetting } from '../../core/game.ts';
import { type Message, say } from '../../core/parsed.ts';
import { speedMessage } from '../speech/figures.ts';
import { LANGUAGE_NAMES } from '../words/language.ts';
import { FIELDS, type Settings } from './settingFields.ts';

/** The settings that a player chooses from a few values. */
export type ChosenSetting =
  | 'language'
  | 'light'
  | 'movement'
  | 'skin'
  | 'cells'
  | 'undoWith'
  | 'speed'
  | 'pad'
  | 'phonePad'
  | GameSetting;

/** A setting as a player sees it. */
export interface NamedSetting {
  readonly name: Message;
  /** What there is to know about it before it is chosen. */
  readonly hint?: Message;
  /** In the order shown. */
  readonly choices: readonly { readonly value: Settings[ChosenSetting]; readonly name: Message }[];
}

const named = <T extends Settings[ChosenSetting]>(
  name: Message,
  { choices }: { readonly choices: readonly T[] },
  called: (value: T) => Message,
): NamedSetting => ({ name, choices: choices.map((value) => ({ value, name: called(value) })) });

const yesNo = (value: boolean): Message => (value ? say('Yes') : say('No'));

const SYSTEM = say('As the system');
const LIGHTS = { system: SYSTEM, day: say('Day'), night: say('Night') };
const MOVEMENTS = { system: SYSTEM, full: say('Full'), little: say('Little') };
const SKINS = { storehouse: say('Storehouse'), classic: say('Classic'), contrast: say('High contrast') };

const QUARTERS = [say('Not at all'), say('To the right'), say('Upside down'), say('To the left')] as const;

const WARNINGS = { lessons: say('Lessons'), 0: say('Off'), 1: say('Cells'), 2: say('Boxes'), 3: say('All') };

const UNDOING = { none: say('Nothing'), wheel: say('The wheel'), 'right-click': say('The right button') };

/** What settings and their values are called; `auto` is what a screen calls the language that it was started in. */
export const settingsNamed = (auto: Message): Readonly<Record<ChosenSetting, NamedSetting>> => ({
  language: named(say('Language'), FIELDS.language, (value) =>
    value === 'auto' ? auto : { text: LANGUAGE_NAMES[value] },
  ),
  light: named(say('Light'), FIELDS.light, (value) => LIGHTS[value]),
  movement: named(say('Movement'), FIELDS.movement, (value) => MOVEMENTS[value]),
  skin: {
    ...named(say('Skin'), FIELDS.skin, (value) => SKINS[value]),
    hint: say('Classic: flat pictures of 30 pixels, and in them a tiny man.'),
  },
  cells: named(say('Cells'), FIELDS.cells, (value) => (value === 'large' ? say('Large') : say('Compact'))),
  undoWith: named(say('The mouse takes back moves with'), FIELDS.undoWith, (value) => UNDOING[value]),
  speed: named(say('Speed of moves being shown'), FIELDS.speed, speedMessage),
  pad: named(say('Direction buttons'), FIELDS.pad, yesNo),
  phonePad: named(say('Direction buttons on a phone'), FIELDS.phonePad, yesNo),
  route: named(say('A click walks and pushes with'), FIELDS.route, (value) =>
    value === 'pushes' ? say('Fewest pushes') : say('Fewest moves'),
  ),
  letters: {
    ...named(say('Letters on the boxes'), FIELDS.letters, yesNo),
    hint: say('Every colour has a pattern of its own already.'),
  },
  warnings: {
    ...named(say('Warnings'), FIELDS.warnings, (value) => WARNINGS[value]),
    hint: say('Where a box would be lost; lost boxes too; all that is proven. Lessons: lost boxes, in First Steps.'),
  },
  clickToWalk: named(say('A click further away walks there'), FIELDS.clickToWalk, yesNo),
  fallSpeed: named(say('Speed of falling'), FIELDS.fallSpeed, speedMessage),
  quarters: named(say('The board is turned'), FIELDS.quarters, (value) => QUARTERS[value]),
  isMirrored: named(say('The board is mirrored'), FIELDS.isMirrored, yesNo),
  turnToFit: {
    ...named(say('A phone turns a board that is too wide for it'), FIELDS.turnToFit, yesNo),
    hint: say('Only where its cells get large enough for a finger.'),
  },
  touchMove: named(say('A piece that was touched has to move'), FIELDS.touchMove, yesNo),
});

/** Every setting that is for some games only, with those games. */
export const settingsOf = (
  games: readonly AnyGame[],
): readonly { readonly field: GameSetting; readonly games: readonly AnyGame[] }[] =>
  [...new Set(games.flatMap(({ settings = [] }) => settings))].map((field) => ({
    field,
    games: games.filter(({ settings }) => settings?.includes(field)),
  }));
