/** Returns whether no more than `depth` objects and arrays of a JSON value are within each other. */
export const isWithinDepth = (value: unknown, depth: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (depth > 0 && Object.values(value).every((part) => isWithinDepth(part, depth - 1)));
