import type { Box } from '../scene.ts';

/** Space between texts and the edges of the veil behind them, points. */
export const veilPadding = { x: 24, y: 20 };
export const footVeilPadding = { x: 12, y: 8 };

/** Enlarges a box on each side. */
export const padBox = (box: Box, { x, y }: Pick<Box, 'x' | 'y'>): Box => ({
  x: box.x - x,
  y: box.y - y,
  width: box.width + 2 * x,
  height: box.height + 2 * y,
});
