import fc from 'fast-check';

/** Something that takes what others made, and inputs to try it with. A check that throws has found a bug. */
export interface Target {
  readonly name: string;
  /** Tries so many inputs; `around` may measure each of them. Answers how many of them came through a reader. */
  assert(parameters: fc.Parameters<[unknown]>, around?: (check: () => Promise<void>) => Promise<void>): Promise<number>;
}

/** A check answers whether there was anything to check: of inputs that are all refused at once nothing is learned. */
export const target = <T>(
  name: string,
  input: fc.Arbitrary<T>,
  check: (value: T) => boolean | Promise<boolean>,
): Target => ({
  name,
  assert: async (parameters, around = (run) => run()) => {
    let read = 0;
    const property = fc.asyncProperty(input, (value) =>
      around(async () => {
        if (await check(value)) read += 1;
      }),
    );
    await fc.assert(property, parameters as fc.Parameters<[T]>);
    return read;
  },
});
