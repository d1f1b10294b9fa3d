import type { Direction } from './grid.ts';

/** The letters that every Sokoban program writes for the four directions. */
const DIRECTION_OF: Readonly<Record<string, Direction>> = { u: 'up', r: 'right', d: 'down', l: 'left' };

export const directionOf = (letter: string): Direction | undefined => DIRECTION_OF[letter];

export const letterOf = (direction: Direction): string => direction.charAt(0);
