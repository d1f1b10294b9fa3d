/** Where something else can be drawn: below the pieces, over them, and beside the board. */
export type Place = 'below' | 'over' | 'beside';
