import about from '../../package.json' with { type: 'json' };
import type { GameHelp } from '../core/help.ts';
import { type Message, say } from '../core/parsed.ts';
import { columnsOf, tame } from '../node/columns.ts';
import type { Keymap } from '../play/command/keymap.ts';
import { aboutKura } from '../play/speech/about.ts';
import type { AboutLevel, AboutLines, Said } from '../play/speech/aboutLevel.ts';
import type { Translator } from '../play/words/language.ts';
import { BOLD, type Line } from './dialogs/box.ts';
import { type Drawing, sceneLines } from './helpScenes.ts';
import { keyText, type Named } from './status.ts';

/** How a game is played, in so many columns. */
export const rulesLines = (
  { rules, terminal = [], scenes = [] }: GameHelp,
  drawing: Drawing,
  spoken: Translator,
  room: number,
): readonly Line[] => [
  ...[...rules, ...terminal].map((message) => ({ text: spoken(message) })),
  ...sceneLines(scenes, drawing, spoken, room),
];

/** Commands as a list shows them: the keys, if there are any, and the name. */
export const commandRows = (
  commands: readonly Named[],
  { keys }: Pick<Keymap, 'keys'>,
  { spoken, isWide }: { readonly spoken: Translator; readonly isWide: boolean },
): readonly string[] => {
  const keysOf = ({ id }: Named): string => (keys[id] ?? []).map((key) => keyText(key, isWide)).join('  ');
  const width = Math.max(...commands.map((command) => columnsOf(keysOf(command))));
  return commands.map((command) => {
    const shown = keysOf(command);
    return `${shown}${' '.repeat(width - columnsOf(shown) + 2)}${spoken(command.name)}`;
  });
};

/** Whose work all of it is; the games tell whom they are owed to. */
export const aboutKuraLines = (origins: readonly Message[], spoken: Translator): readonly Line[] => [
  { text: spoken(aboutKura(about.version)), style: BOLD },
  { text: spoken(say('By the Kura authors. Free under the MIT licence.')) },
  { text: '' },
  ...[...origins, say('All levels, pictures and texts were made for Kura.')].map((message) => ({
    text: spoken(message),
  })),
];

/** Of a line of somebody's notes, more is not read by anybody. */
const LONGEST = 2000;

const saidLines = ({ title, author, notes }: Said, spoken: Translator): readonly Line[] => [
  { text: spoken(title), style: BOLD },
  ...(author ? [{ text: spoken(author) }] : []),
  ...(notes ? spoken(notes).split('\n') : []).map((text) => ({ text: tame(text, LONGEST) })),
  { text: '' },
];

/** What a file says of a level, and of the pack that it is in. */
export const aboutLevelLines = (
  { said, grade, doubts }: AboutLevel,
  lines: AboutLines | undefined,
  spoken: Translator,
): readonly Line[] => [
  ...said.flatMap((one) => saidLines(one, spoken)),
  ...(grade ? [{ text: spoken(grade) }, { text: '' }] : []),
  ...doubts.map((doubt) => ({ text: spoken(doubt) })),
  ...(lines ? [lines.state, ...lines.doubts] : []).map((message) => ({ text: spoken(message) })),
];
