import type { AnyGame } from '../core/game.ts';
import type { Scene } from '../core/help.ts';
import { CELL } from '../core/terminalArt.ts';
import type { View } from '../core/view.ts';
import { picturesOf } from '../play/speech/help.ts';
import type { Translator } from '../play/words/language.ts';
import type { WholeArt } from './art.ts';
import { type Ability, paintBoard } from './board.ts';
import { Canvas } from './canvas.ts';
import type { Line } from './dialogs/box.ts';
import { paneFor } from './pane.ts';

/** How boards are drawn here. */
export interface Drawing {
  readonly game: AnyGame;
  readonly art: WholeArt;
  readonly ability: Ability;
}

/** Columns between two pictures, with an arrow in their middle. */
const GAP = 5;

/** Of a view, in columns and rows. */
const sizeOf = (view: View, { art }: Drawing) => {
  const { width, height } = CELL[art.sizes[0]!];
  return { width: view.width * width, height: view.height * height };
};

const paint = (
  canvas: Canvas,
  view: View,
  corner: { readonly x: number; readonly y: number },
  drawing: Drawing,
): void => {
  const { game, art, ability } = drawing;
  const size = art.sizes[0]!;
  const area = { ...corner, ...sizeOf(view, drawing) };
  const pane = paneFor(view, { size, border: 'none' }, area, { focus: 0 });
  const seen = { view, facing: 'down', cursor: undefined, selected: undefined, marks: [] } as const;
  paintBoard(canvas, game, seen, { pane, art, ability });
};

/** Two pictures side by side, with an arrow from one to the other. */
const sideBySide = (before: View, after: View, drawing: Drawing): Canvas => {
  const { width, height } = sizeOf(before, drawing);
  const canvas = new Canvas(2 * width + GAP, height);
  paint(canvas, before, { x: 0, y: 0 }, drawing);
  paint(canvas, after, { x: width + GAP, y: 0 }, drawing);
  canvas.put(width + Math.floor(GAP / 2), Math.floor(height / 2), drawing.ability.isWide ? '→' : '>');
  return canvas;
};

/** The same below each other, the arrow in a row of its own. */
const belowEachOther = (before: View, after: View, drawing: Drawing): Canvas => {
  const { width, height } = sizeOf(before, drawing);
  const canvas = new Canvas(width, 2 * height + 1);
  paint(canvas, before, { x: 0, y: 0 }, drawing);
  paint(canvas, after, { x: 0, y: height + 1 }, drawing);
  canvas.put(Math.floor(width / 2), height, drawing.ability.isWide ? '↓' : 'v');
  return canvas;
};

/** A scene before and after its moves as rows of a sheet, side by side where there is room. */
const pictureLines = (scene: Scene, drawing: Drawing, room: number): readonly Line[] => {
  const [before, after] = picturesOf(drawing.game, scene);
  const beside = sideBySide(before, after, drawing);
  const canvas = beside.width <= room ? beside : belowEachOther(before, after, drawing);
  return Array.from({ length: canvas.height }, (_, y) => {
    const places = canvas.row(y);
    return { text: places.map(({ letter }) => letter).join(''), places, isRow: true };
  });
};

/** Rules in pictures and words, in so many columns. */
export const sceneLines = (
  scenes: readonly Scene[],
  drawing: Drawing,
  spoken: Translator,
  room: number,
): readonly Line[] =>
  scenes.flatMap((scene) => [{ text: '' }, { text: spoken(scene.tells) }, ...pictureLines(scene, drawing, room)]);
