/** A piece of music: one of ours, or a file that the player added. */
export interface Piece {
  readonly id: string;
  readonly title: string;
}

/** Our own pieces in the order in which they are offered. Their ids are the names of their files. */
export const PIECES: readonly Piece[] = [
  { id: 'blue-danube', title: 'Blue Danube' },
  { id: 'courage', title: 'Courage' },
  { id: 'luster', title: 'Luster' },
  { id: 'ten-years', title: 'Ten Years' },
  { id: 'titanic', title: 'Titanic' },
];
