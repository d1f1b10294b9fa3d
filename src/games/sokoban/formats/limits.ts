/** More levels in a file are a mistake or an attack: the rest is not read. */
export const MAX_LEVELS = 100_000;

/** Cells that the short rows of all boards of a file may lack: each board is laid out as wide as its widest row. */
export const MAX_MISSING = 16_000_000;

export const missingIn = (rows: readonly string[]): number => {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), 0);
  return rows.reduce((sum, row) => sum + widest - row.length, 0);
};
