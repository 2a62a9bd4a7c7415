import type { BidirectionalLine, Shape } from '../scene.ts';

/** Returns the bidirectional line to which a shape belongs, if any. */
export const getLine = (shape: Shape | undefined): BidirectionalLine | undefined =>
  shape && 'line' in shape ? shape.line : undefined;

/**
 * Groups adjacent shapes that belong to the same object, such as a structure element. Each shape without an owner
 * (decoration) is a group of its own.
 * @param getOwner returns the object to which a shape belongs
 */
export function groupAdjacentShapes(
  shapes: readonly Shape[],
  getOwner: (shape: Shape) => object | undefined,
): Shape[][] {
  const groups: Shape[][] = [];
  let current: object | undefined;
  for (const shape of shapes) {
    const owner = getOwner(shape);
    if (owner && owner === current) groups.at(-1)?.push(shape);
    else groups.push([shape]);
    current = owner;
  }
  return groups;
}
