const STRIDES: Readonly<Record<string, (page: number) => number>> = {
  ArrowUp: () => -1,
  ArrowDown: () => 1,
  PageUp: (page) => -page,
  PageDown: (page) => page,
  Home: () => Number.NEGATIVE_INFINITY,
  End: () => Number.POSITIVE_INFINITY,
};

/** How many lines a key goes on, `page` being as many as there is room for; undefined for a key that goes nowhere. */
export const strideOf = (key: string, page: number): number | undefined => STRIDES[key]?.(page);
