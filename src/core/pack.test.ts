import { expect, test } from 'vitest';
import { titleOf } from './pack.ts';

test('a file is called by its name, without folder and ending', () => {
  expect(['maps/map7.txt', 'C:\\levels\\Docks.old.sok', 'plain', '.sok', 'a/.b'].map(titleOf)).toEqual([
    'map7',
    'Docks.old',
    'plain',
    '.sok',
    '.b',
  ]);
});
