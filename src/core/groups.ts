/** Things with equal keys together, in the order of their first ones. */
export const groupsBy = <T>(all: readonly T[], keyOf: (each: T) => string): readonly (readonly T[])[] => {
  const groups = new Map<string, T[]>();
  for (const each of all) {
    const key = keyOf(each);
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
};
