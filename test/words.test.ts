import { beforeAll, describe, expect, test } from 'vitest';
import { OTHER_LANGUAGES, type Translations } from '../src/core/language.ts';
import { say } from '../src/core/parsed.ts';
import { games } from '../src/games/index.ts';
import { HOUSE_WORDS, loadTranslator, loadWords } from '../src/play/words/translator.ts';
import { surveyRawWords } from './tools/rawWords.ts';
import { faultsOf, gameWords, surveyTemplates } from './tools/templates.ts';

const SRC = `${import.meta.dirname}/../src`;
const PLANTED = `${import.meta.dirname}/planted/words`;

const house = surveyTemplates(SRC);
const planted = surveyTemplates(PLANTED);

/** What is said in the files of a game, or in all others. */
const saidIn = (isThere: (path: string) => boolean): readonly string[] =>
  [...house.saidIn].flatMap(([path, templates]) => (isThere(path) ? templates : []));

const isOf = (id: string, path: string): boolean => path.startsWith(`games/${id}/`);

const saidByHouse = saidIn((path) => !games.some(({ id }) => isOf(id, path)));

/** By the ids of the games. */
const saidBy = new Map<string, readonly string[]>();
for (const game of games) {
  const words = [...saidIn((path) => isOf(game.id, path)), ...(await gameWords(game))];
  saidBy.set(game.id, [...new Set(words)]);
}

describe('every template', () => {
  test('is a literal, so that translations can be found by it', () => {
    expect(house.violations).toEqual([]);
  });

  test('was really read', () => {
    expect(house.files).toBeGreaterThan(120);
    expect(saidByHouse.length).toBeGreaterThan(200);
    for (const said of saidBy.values()) expect(said.length).toBeGreaterThan(5);
  });
});

describe.each(OTHER_LANGUAGES)('in %s', (language) => {
  let parts: readonly Translations[];
  let houseWords: ReadonlyMap<string, string>;
  beforeAll(async () => {
    parts = await HOUSE_WORDS[language]();
    houseWords = new Map(parts.flatMap((part) => Object.entries(part)));
  });

  test('the house has the words for what it says and perhaps for what several games say, with the same names', () => {
    const bySeveral = [...houseWords.keys()].filter(
      (template) => [...saidBy.values()].filter((said) => said.includes(template)).length > 1,
    );
    expect(faultsOf([...new Set([...saidByHouse, ...bySeveral])], houseWords)).toEqual([]);
  });

  test('the house has each word in one place only', () => {
    expect(parts.flatMap((part) => Object.keys(part))).toHaveLength(houseWords.size);
  });

  test.each(games.map((game) => [game.id, game] as const))(
    '%s brings the words that the house has not',
    async (id, game) => {
      const missing = saidBy.get(id)!.filter((template) => !houseWords.has(template));
      expect(faultsOf(missing, new Map(Object.entries(await game.words[language]())))).toEqual([]);
    },
  );

  test('games that say the same say it alike', async () => {
    const all = await loadWords(language);
    for (const { words } of games) {
      const own = Object.entries(await words[language]());
      expect(own.filter(([template, translation]) => all.get(template) !== translation)).toEqual([]);
    }
  });
});

describe('in the planted tree', () => {
  test('templates are found in scripts and in markup, each once, but not in tests and commands', () => {
    expect(planted.files).toBe(4);
    expect(planted.templates).toEqual([
      'A {word} within.',
      'In a choice.',
      'In a constant.',
      'In a handler.',
      'In a module.',
      'In a script.',
      'In an attribute.',
      'In an object.',
      'In the markup.',
      'Just one.',
      'Many.',
      'None.',
      'One {value}.',
      'word',
    ]);
  });

  test('everything else that is said is seen to fail, with its file and line', () => {
    expect(planted.violations).toEqual([
      'core/bad.ts:2 says what is no literal',
      'core/bad.ts:4 says what is no literal',
      'core/bad.ts:5 says what is no literal',
      'core/bad.ts:6 says what is no literal',
      'core/bad.ts:7 says what is no literal',
      'core/bad.ts:8 says what is no literal',
      'core/bad.ts:9 says what is no literal',
      'web/Bad.svelte:4 says what is no literal',
      'web/Bad.svelte:9 says what is no literal',
    ]);
  });

  test('translations that are missing, empty, stale or with other names are seen to fail', () => {
    const some = planted.templates.slice(-5);
    const translations = {
      'Just one.': 'Egy.',
      'Many.': ' ',
      'One {value}.': 'Egy {szám}.',
      word: 'szó',
      'Few.': 'Pár.',
    };
    expect(faultsOf(some, new Map(Object.entries(translations)))).toEqual([
      'translated by nothing: Many.',
      'not translated: None.',
      'translated with other names: One {value}.',
      'said no more: Few.',
    ]);
  });

  test('raw words of the markup are seen, wherever a reader would meet them, and nothing else', () => {
    expect(surveyRawWords(PLANTED).violations).toEqual([
      'web/Bad.svelte:7 Raw text',
      'web/Bad.svelte:8 Raw title',
      'web/Bad.svelte:8 Raw',
      'web/Bad.svelte:9 Kura and',
      'web/Bad.svelte:11 Raw choice',
      'web/Bad.svelte:11 Raw',
      'web/Bad.svelte:13 raw term',
      'web/Bad.svelte:14 Raw',
      'web/Bad.svelte:16 Ő',
    ]);
  });
});

test('no markup has words of its own', () => {
  const { files, violations } = surveyRawWords(SRC);
  expect(files).toBeGreaterThan(8);
  expect(violations).toEqual([]);
});

const inHungarian = await loadTranslator('hu');

describe('Hungarian as it is written', () => {
  test('has its own quotation marks, and one word for one thing', async () => {
    const translations = [...(await loadWords('hu')).values()];
    expect(translations.filter((text) => /"|tologató|szóközt|elmentett játék/.test(text))).toEqual([]);
  });

  test.each([
    [say('Level {number} is solved!', { number: 3 }), '3. pálya: megoldva!'],
    [say('You have won level {number}!', { number: 3 }), 'Megnyerted! (3. pálya)'],
    [say('Not solved yet: level {level}.', { level: 3 }), 'Még megoldatlan: 3. pálya.'],
    [say('All {levels} levels are solved.', { levels: 5 }), 'Minden pálya meg van oldva (összesen 5).'],
    [say('Move {at} of {length}.', { at: 6, length: 7 }), '6. lépés (összesen 7).'],
    [say('{thing}: {count} gone.', { thing: say('red box'), count: 2 }), 'Eltűnt: 2 piros láda.'],
  ])('%j is %s', (message, translation) => {
    expect(inHungarian(message)).toBe(translation);
  });
});

describe('what was given word for word', () => {
  test.each([
    ['Open pack', 'Pályacsomag megnyitása'],
    ['Results', 'Eredmények'],
    ['Undo', 'Vissza'],
    ['Replay', 'Újra'],
    ['Solution', 'Megoldás'],
    ['Save result', 'Eredmény mentése'],
    ['Back to the game', 'Vissza a játékhoz'],
  ])('%s is %s in Hungarian', (english, translation) => {
    expect(house.templates).toContain(english);
    expect(inHungarian({ text: english })).toBe(translation);
  });

  test.each([
    'No last level! You are now at Level 1.',
    'No next level! You are now at the final level.',
    'Please enter the level you want to select (1 - {levels}):',
    'No such level! Not an integer from 1 to {levels}?',
    'Illegal input! Please enter an integer from 1 to {levels}.',
    'Congratulations! Level {number} passed! Go to next level?',
    'Congratulations! The final level passed! Game over!',
    'Are you sure to stop playing {game}?',
    'No step to undo! The worker does not move.',
  ])('%s is said', (template) => {
    expect(house.templates).toContain(template);
  });

  test('a word inside a sentence is translated with it', () => {
    expect(inHungarian(say('Only one {colour} box is left.', { colour: say('red') }))).toBe(
      'Már csak egy piros láda maradt.',
    );
  });
});
