import type { Shape, StructureElement } from '../scene.ts';

/** Returns the bidirectional line to which a shape belongs, if any. */
export const getLine = (shape: Shape | undefined) =>
  shape && 'line' in shape ? shape.line : undefined;

/** Groups adjacent shapes of the same bidirectional line. Each other shape is a group of its own. */
export function groupByLine(shapes: readonly Shape[]): Shape[][] {
  const groups: Shape[][] = [];
  for (const shape of shapes) {
    const last = groups.at(-1);
    const line = getLine(shape);
    if (last && line && getLine(last[0]) === line) last.push(shape);
    else groups.push([shape]);
  }
  return groups;
}

/**
 * Groups adjacent shapes that belong to the same structure element (heading, paragraph, figure). Each shape without a
 * structure element (decoration) is a group of its own.
 */
export function groupByBlock(shapes: readonly Shape[]): Shape[][] {
  const groups: Shape[][] = [];
  let current: StructureElement | undefined;
  for (const shape of shapes) {
    const { block } = shape;
    if (block && block === current) groups.at(-1)?.push(shape);
    else groups.push([shape]);
    current = block;
  }
  return groups;
}
