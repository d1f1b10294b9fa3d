import { expect, test } from 'vitest';
import { surveyLayers } from './tools/layers.ts';

const house = surveyLayers(`${import.meta.dirname}/../src`);
const planted = surveyLayers(`${import.meta.dirname}/planted/layers`);

const PLANTED = [
  'attic/old.ts is in no folder of the table',
  'attic/old.ts may not import ../core/fine.ts',
  'cli/bad.ts may not import ../web/fine.ts',
  'core/outside.ts may not import ../../../package.json',
  'core/outside.ts may not import ../../tools/unwrap.ts',
  'core/packages.ts may not import fs',
  'core/packages.ts may not import node:fs',
  'core/packages.ts may not import svelte',
  'core/packages.ts may not import types:dom',
  'core/packages.ts may not import types:node',
  'core/packages.ts may not import zod',
  'core/upwards.ts may not import ../cli/fine.ts',
  'core/upwards.ts may not import ../games/chess/index.ts',
  'core/upwards.ts may not import ../node/fine.ts',
  'core/upwards.ts may not import ../play/fine.ts',
  'core/upwards.ts may not import ../results/fine.ts',
  'core/upwards.ts may not import ../server/fine.ts',
  'core/upwards.ts may not import ../sound/fine.ts',
  'core/upwards.ts may not import ../tui/fine.ts',
  'core/upwards.ts may not import ../web/fine.ts',
  'games/chess/index.ts may not import ../../play/fine.ts',
  'games/chess/index.ts may not import ../go/index.ts',
  'games/chess/index.ts may not import ../index.ts',
  'games/chess/index.ts may not import ../shared.ts',
  'games/chess/rules.ts may not import chessops',
  'games/shared.ts belongs to no game',
  'games/sokoban/formats/slc.ts may not import ../../../../../../package.json',
  'games/sokoban/formats/slc.ts may not import node:fs',
  'games/sokoban/formats/slc.ts may not import saxes/saxes.js',
  'games/sokoban/formats/slc.ts may not import xmlchars',
  'games/sokoban/formats/sok.ts may not import saxes',
  'games/sokoban/slc.ts may not import saxes',
  'node/bad.ts may not import ../cli/fine.ts',
  'node/bad.ts may not import ../tui/fine.ts',
  'play/bad.ts may not import ../../music/titanic.mid?url',
  'play/bad.ts may not import ../games/chess/index.ts',
  'play/bad.ts may not import ../node/fine.ts',
  'play/bad.ts may not import ../sound/fine.ts',
  'play/bad.ts may not import ../web/fine.ts',
  'play/bad.ts may not import node:crypto',
  'results/bad.ts may not import ../games/index.ts',
  'results/bad.ts may not import ../play/fine.ts',
  'results/bad.ts may not import saxes',
  'server/bad.ts may not import ../cli/fine.ts',
  'server/bad.ts may not import ../tui/fine.ts',
  'server/bad.ts may not import ../web/fine.ts',
  'sound/bad.ts may not import ../games/index.ts',
  'sound/bad.ts may not import ../play/fine.ts',
  'sound/bad.ts may not import ../results/fine.ts',
  'sound/bad.ts may not import midi-file',
  'sound/midi.ts may not import node:fs',
  'stray.ts is in no folder of the table',
  'tui/bad.ts may not import ../cli/fine.ts',
  'tui/bad.ts may not import ../server/fine.ts',
  'tui/bad.ts may not import ../web/fine.ts',
  'web/Bad.svelte may not import ../../music/scores/titanic.score',
  'web/Bad.svelte may not import ../cli/worker.ts',
  'web/Bad.svelte may not import ../node/fine.ts',
  'web/Bad.svelte may not import ../server/fine.ts',
  'web/Bad.svelte may not import ../tui/fine.ts',
  'web/Bad.svelte may not import /core/fine.ts',
  'web/Long.svelte has 301 lines',
];

test('every file of src imports only what the table allows', () => {
  expect(house.violations).toEqual([]);
});

test('the check really reads the sources', () => {
  expect(house.files).toBeGreaterThan(60);
  expect(house.imports).toBeGreaterThan(2 * house.files);
});

test('each clause of the table is seen to fail in the planted tree, and nothing else there does', () => {
  expect(planted.violations).toEqual(PLANTED);
});
