import { expect, test } from 'vitest';
import { boardOf, type Scene } from './terminalArt.ts';

const plain = { compact: ['()'], large: ['/--\\', '\\--/'] };
const blocks = { compact: ['██'], large: ['████', '████'] };
const style = { fg: 'wood' } as const;

const board = boardOf({ doll: { style, plain, blocks }, cell: { style, plain } });

const SCENE: Scene = { facing: 'up', ground: undefined, isWide: true, isLettered: false };

const rows = (look: string, scene: Partial<Scene> = {}) => board.draw(look, 'large', { ...SCENE, ...scene })?.rows;

test('a board for two is as large as it can be, with the names of its cells around it', () => {
  expect([board.border, board.sizes]).toEqual(['names', ['large', 'compact']]);
  expect(board.draw('doll', 'compact', SCENE)).toEqual({ rows: blocks.compact, style });
});

test('shapes are drawn instead of blocks for ASCII and for those who do not see colours', () => {
  expect(rows('doll')).toEqual(blocks.large);
  expect(rows('doll', { isWide: false })).toEqual(plain.large);
  expect(rows('doll', { isLettered: true })).toEqual(plain.large);
});

test('what has no blocks is drawn in shapes, and what has no drawing is not drawn', () => {
  expect(rows('cell')).toEqual(plain.large);
  expect(rows('cloud')).toBeUndefined();
});
