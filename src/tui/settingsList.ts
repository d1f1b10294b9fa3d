import { type Message, say } from '../core/parsed.ts';
import { games } from '../games/index.ts';
import { type ChosenSetting, settingsNamed, settingsOf } from '../play/belongings/settingNames.ts';
import type { Settings } from '../play/belongings/settings.ts';

const NAMED = settingsNamed(say("The terminal's"));

/** A terminal has letters on boxes where its colours do not tell, and boards as they were drawn. */
const OF_THE_PAGE: readonly ChosenSetting[] = ['letters', 'quarters', 'isMirrored', 'turnToFit'];

/** The settings that can be changed here. */
const SHOWN: readonly ChosenSetting[] = [
  'language',
  'cells',
  'undoWith',
  'speed',
  ...settingsOf(games)
    .map(({ field }) => field)
    .filter((field) => !OF_THE_PAGE.includes(field)),
];

/** `Language: English`, and so on. */
export const settingMessages = (settings: Settings): readonly Message[] =>
  SHOWN.map((field) => {
    const { name: setting, choices } = NAMED[field];
    return say('{setting}: {value}', { setting, value: choices.find(({ value }) => value === settings[field])!.name });
  });

/** The next value of one of the settings. */
export const nextValue = (settings: Settings, index: number): Partial<Settings> => {
  const field = SHOWN[index]!;
  const { choices } = NAMED[field];
  const at = choices.findIndex(({ value }) => value === settings[field]);
  return { [field]: choices[(at + 1) % choices.length]!.value };
};
