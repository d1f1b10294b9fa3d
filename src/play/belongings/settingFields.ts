import type { Language } from '../../core/language.ts';
import type { Keys } from '../command/keymap.ts';
import type { DuelBook, Duels } from '../opponent/duels.ts';
import { type Preference, SIDES } from '../opponent/sides.ts';
import { SPEEDS } from '../table/playback.ts';
import { languages } from '../words/language.ts';
import { type Check, isBoolean, isListOf, isOneOf, isRecord, isRecordOf, isText, isWhole } from './json.ts';

/** One setting: its value where nobody chose another, and which values it can have. */
export interface Field<T> {
  readonly standard: T;
  readonly isSound: Check<T>;
}

/** A setting with a few values. */
interface ChoiceField<T> extends Field<T> {
  /** In the order shown. */
  readonly choices: readonly T[];
}

const choice = <const T extends string | number>(standard: NoInfer<T>, choices: readonly T[]): ChoiceField<T> => ({
  standard,
  isSound: isOneOf(choices),
  choices,
});

const yesNo = (standard: boolean): ChoiceField<boolean> => ({ standard, isSound: isBoolean, choices: [false, true] });

/** In hundredths. */
const volume = (standard: number): Field<number> => ({ standard, isSound: isWhole(0, 100) });

const isKeyList = isListOf(isText(40, /./), 8);

const isKeys = isRecordOf(isKeyList, 200);

const isPreference = (value: unknown): value is Preference =>
  isRecord(value) && (value.rival === 'friend' || isWhole(0, 99)(value.rival)) && isOneOf(SIDES)(value.side);

const isCount = isWhole(0, 1_000_000_000);

const isDuels = (value: unknown): value is Duels =>
  isRecord(value) && isCount(value.won) && isCount(value.lost) && isCount(value.drawn);

/** Every setting there is. */
export const FIELDS = {
  language: choice<'auto' | Language>('auto', ['auto', ...languages]),
  /** Day, night, or as the player's system says; whether things move, and in what manner boards are drawn. */
  light: choice('system', ['system', 'day', 'night']),
  movement: choice('system', ['system', 'full', 'little']),
  skin: choice('storehouse', ['storehouse', 'classic', 'contrast']),
  /** The name that results are saved under, remembered from the last time. */
  player: { standard: '', isSound: isText(100) },
  /** Whether a solved level is saved under it without being asked. */
  autoSave: yesNo(false),
  /** What a route that was clicked keeps lowest. */
  route: choice('moves', ['moves', 'pushes']),
  /** What result tables are sorted by, and which of two equal results comes first. */
  sort: choice('moves', ['moves', 'pushes']),
  ties: choice('faster', ['faster', 'slower']),
  /** How many times faster than a tick a step is, when a line is played back. */
  speed: choice(1, SPEEDS),
  /** By the ids of the games: in each only the commands whose keys the player changed. */
  keys: { standard: {} as Readonly<Record<string, Keys>>, isSound: isRecordOf(isKeys, 100) },
  /** Whether a click further away walks there also where a fall on the way can spoil the level. */
  clickToWalk: yesNo(false),
  /** How many times faster than a tick a cell things fall. */
  fallSpeed: choice(1, [0.5, 1, 2, 4, 8]),
  /** Whether the letters of level authors stand on what has a colour and a pattern. */
  letters: yesNo(false),
  /** Of what mistakes somebody is warned, graded; as it is at first, in lessons only. */
  warnings: choice<'lessons' | 0 | 1 | 2 | 3>('lessons', ['lessons', 0, 1, 2, 3]),
  /** How boards lie: turned clockwise by so many quarters, then mirrored; and turned once more where a phone shows them larger so. */
  quarters: choice(0, [0, 1, 2, 3]),
  isMirrored: yesNo(false),
  turnToFit: yesNo(true),
  /** By the ids of the games: whom the player plays with, and how often he has won and lost. */
  opponents: { standard: {} as Readonly<Record<string, Preference>>, isSound: isRecordOf(isPreference, 100) },
  duels: {
    standard: {} as Readonly<Record<string, DuelBook>>,
    isSound: isRecordOf(isRecordOf(isDuels, 1000), 100),
  },
  /** Whether a piece that was touched has to move. */
  touchMove: yesNo(true),
  /** Whether what is thought of the position is told while somebody plays. */
  analysis: yesNo(false),
  /** Whether there are direction buttons: beside the board on a wide screen, and below it on a phone. */
  pad: yesNo(true),
  phonePad: yesNo(false),
  undoWith: choice('none', ['none', 'wheel', 'right-click']),
  /** Whether there is to be music, and which: the id of a piece, or of none that is here any more. */
  music: yesNo(true),
  piece: { standard: 'blue-danube', isSound: isText(200) },
  musicVolume: volume(70),
  /** Small sounds for what happens on the board. */
  sounds: yesNo(true),
  soundVolume: volume(70),
  /** How large the terminal draws a cell. */
  cells: choice('compact', ['compact', 'large']),
};

type Fields = typeof FIELDS;

export type Settings = { readonly [Name in keyof Fields]: Fields[Name]['standard'] };
