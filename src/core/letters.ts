import { DIRECTIONS, type Direction } from './grid.ts';

/** The letters that every Sokoban program writes for the four directions: u r d l. */
export const letterOf = (direction: Direction): string => direction.charAt(0);

export const directionOf = (letter: string): Direction | undefined =>
  DIRECTIONS.find((direction) => letterOf(direction) === letter);
