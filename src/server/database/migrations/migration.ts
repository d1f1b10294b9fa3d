/** A step from one form of the tables to the next. What is in main never changes any more: a later one mends it. */
export interface Migration {
  /** From 1, without gaps. */
  readonly number: number;
  /** One after another, all or none. */
  readonly statements: readonly string[];
}
