import type { PathShape } from '../scene.ts';

/** An area of one colour. */
export const filled = (d: string, fill: string): PathShape => ({ kind: 'path', d, fill });

/** A line of one colour. */
export const stroked = (
  d: string,
  stroke: string,
  strokeWidth: number,
  look?: Pick<PathShape, 'opacity' | 'isFine'>,
): PathShape => ({ kind: 'path', d, stroke, strokeWidth, ...look });
