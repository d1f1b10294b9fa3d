import type { Direction } from '../../core/grid.ts';
import type { CellSize, Rows, Scene, Style, TerminalArt } from '../../core/terminalArt.ts';

const STYLES: Readonly<Record<string, Style>> = {
  wall: { fg: 'wallLine', bg: 'wall' },
  floor: { bg: 'floor' },
  goal: { fg: 'goal', bg: 'floor' },
  box: { fg: 'ink', bg: 'wood' },
  boxHome: { fg: 'ink', bg: 'home' },
  pusher: { fg: 'white', bold: true },
  waiting: { fg: 'dim' },
};

/** A box that is home has another shape as well: nobody needs to see colours. */
const DRAWINGS: Readonly<Record<string, readonly [wide: Rows, ascii: Rows]>> = {
  wall: [
    { compact: ['▒▒'], large: ['▒▒▒▒', '▒▒▒▒'] },
    { compact: ['##'], large: ['####', '####'] },
  ],
  floor: [
    { compact: ['  '], large: ['    ', '    '] },
    { compact: ['  '], large: ['    ', '    '] },
  ],
  goal: [
    { compact: ['<>'], large: [' /\\ ', ' \\/ '] },
    { compact: ['<>'], large: [' /\\ ', ' \\/ '] },
  ],
  box: [
    { compact: ['[]'], large: ['┌──┐', '└──┘'] },
    { compact: ['[]'], large: ['+--+', '+--+'] },
  ],
  boxHome: [
    { compact: ['**'], large: ['╔══╗', '╚══╝'] },
    { compact: ['**'], large: ['*==*', '*==*'] },
  ],
};

/** Which way he looks: a sign beside him, or his face. */
const BESIDE: Readonly<Record<Direction, (man: string) => string>> = {
  up: (man) => `${man}^`,
  right: (man) => `${man}>`,
  down: (man) => `${man}v`,
  left: (man) => `<${man}`,
};

const FACES: Readonly<Record<Direction, string>> = { up: ' ^^ ', right: ' o> ', down: ' oo ', left: ' <o ' };

/** On a goal he is a plus, as in level files. */
const pusher = (size: CellSize, { facing, ground }: Scene): readonly string[] => {
  const isOnGoal = ground === 'goal';
  return size === 'compact' ? [BESIDE[facing](isOnGoal ? '+' : '@')] : [FACES[facing], isOnGoal ? '<||>' : '/||\\'];
};

const waiting = (size: CellSize): readonly string[] => (size === 'compact' ? ['@ '] : [' oo ', ' || ']);

const rowsOf = (look: string, size: CellSize, scene: Scene): readonly string[] | undefined => {
  if (look === 'pusher') return pusher(size, scene);
  if (look === 'waiting') return waiting(size);
  return DRAWINGS[look]?.[scene.isWide ? 0 : 1][size];
};

export const terminalArt: TerminalArt = {
  border: 'none',
  sizes: ['compact', 'large'],
  draw: (look, size, scene) => {
    const rows = rowsOf(look, size, scene);
    return rows && { rows, style: STYLES[look]! };
  },
};
