/** The levels that were asked to be printed; none where the browser was asked, which prints the one on the screen. */
let numbers: readonly number[] = $state.raw([]);

export const printing = {
  get numbers(): readonly number[] {
    return numbers;
  },
  /** Opens the browser's own way to print. */
  print(chosen: readonly number[]): void {
    numbers = chosen;
    window.print();
  },
  end(): void {
    numbers = [];
  },
};
