import { type Message, say } from '../core/parsed.ts';
import { FIELDS } from '../play/belongings/settingFields.ts';
import type { Settings } from '../play/belongings/settings.ts';
import { LANGUAGE_NAMES } from '../play/words/language.ts';

/** A setting that can be changed here: its name, and what its values are called. */
interface Choice {
  readonly field: 'language' | 'route' | 'speed' | 'cells' | 'undoWith';
  readonly name: Message;
  called(value: string | number): Message;
}

const LANGUAGES: Readonly<Record<string, Message>> = {
  auto: say("The terminal's"),
  en: { text: LANGUAGE_NAMES.en },
  hu: { text: LANGUAGE_NAMES.hu },
};

const UNDOING: Readonly<Record<string, Message>> = {
  none: say('Nothing'),
  wheel: say('The wheel'),
  'right-click': say('The right button'),
};

const CHOICES: readonly Choice[] = [
  { field: 'language', name: say('Language'), called: (value) => LANGUAGES[value]! },
  {
    field: 'cells',
    name: say('Cells'),
    called: (value) => (value === 'large' ? say('Large') : say('Compact')),
  },
  {
    field: 'route',
    name: say('A click walks and pushes with'),
    called: (value) => (value === 'pushes' ? say('Fewest pushes') : say('Fewest moves')),
  },
  {
    field: 'undoWith',
    name: say('The mouse takes back moves with'),
    called: (value) => UNDOING[value]!,
  },
  { field: 'speed', name: say('Speed of moves being shown'), called: (value) => ({ text: `×${value}` }) },
];

/** `Language: English`, and so on. */
export const settingMessages = (settings: Settings): readonly Message[] =>
  CHOICES.map(({ field, name, called }) =>
    say('{setting}: {value}', { setting: name, value: called(settings[field]) }),
  );

/** The settings with the next value of one of them. */
export const nextValue = (settings: Settings, index: number): Partial<Settings> => {
  const { field } = CHOICES[index]!;
  const choices: readonly (string | number)[] = FIELDS[field].choices ?? [];
  const at = choices.indexOf(settings[field]);
  return { [field]: choices[(at + 1) % choices.length] };
};
