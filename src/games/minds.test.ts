import { expect, test } from 'vitest';
import { games } from './index.ts';
import { minds } from './minds.ts';

test('somebody thinks about every game that has rivals, and about no other', () => {
  const rivalled = games.filter(({ rivals }) => rivals).map(({ id, rivals }) => [id, rivals]);
  expect(minds.map(({ id, rivals }) => [id, rivals])).toEqual(rivalled);
});
