import { FAR } from '../board/lengths.ts';

/**
 * Whether boxes cannot all be given ends of their own, by what the cheapest assignment takes together. A solution brings each box to another end, by pushes that
 * could be made as well if it were alone: so it is an assignment itself, and where there is none that can be made there is no solution.
 */
export const isUnassignable = (pushes: number): boolean => pushes >= FAR;
