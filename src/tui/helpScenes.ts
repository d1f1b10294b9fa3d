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

const paint = (canvas: Canvas, view: View, x: number, { game, art, ability }: Drawing): void => {
  const size = art.sizes[0]!;
  const { width, height } = CELL[size];
  const area = { x, y: 0, width: view.width * width, height: view.height * height };
  const pane = paneFor(view, { size, border: 'none' }, area, { focus: 0 });
  const seen = { view, facing: 'down', cursor: undefined, selected: undefined, marks: [] } as const;
  paintBoard(canvas, game, seen, { pane, art, ability });
};

/** A scene before and after its moves, side by side, as rows of a sheet. */
const pictureLines = (scene: Scene, drawing: Drawing): readonly Line[] => {
  const [before, after] = picturesOf(drawing.game, scene);
  const { width, height } = CELL[drawing.art.sizes[0]!];
  const canvas = new Canvas((before.width + after.width) * width + GAP, before.height * height);
  paint(canvas, before, 0, drawing);
  paint(canvas, after, before.width * width + GAP, drawing);
  const arrow = drawing.ability.isWide ? '→' : '>';
  canvas.put(before.width * width + Math.floor(GAP / 2), Math.floor(canvas.height / 2), arrow);
  return Array.from({ length: canvas.height }, (_, y) => {
    const places = canvas.row(y);
    return { text: places.map(({ letter }) => letter).join(''), places, isRow: true };
  });
};

/** Rules in pictures and words. */
export const sceneLines = (scenes: readonly Scene[], drawing: Drawing, spoken: Translator): readonly Line[] =>
  scenes.flatMap((scene) => [{ text: '' }, { text: spoken(scene.tells) }, ...pictureLines(scene, drawing)]);
