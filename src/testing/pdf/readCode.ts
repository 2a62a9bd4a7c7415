import jsQR from 'jsqr';
import type { FigureBlock } from '#rendering/scene.ts';
import type { Raster } from './likeness.ts';

/**
 * What a camera reads that looks at a code of a page.
 * @param resolution of the page, dots an inch
 * @param around points around the code that it sees, too
 */
export function readCode(
  { width, pixels }: Raster,
  resolution: number,
  [left, top, size]: FigureBlock['box'],
  around: number,
): string | undefined {
  const dots = (points: number) => Math.round((points * resolution) / 72);
  const [x, y, across] = [dots(left - around), dots(top - around), dots(size + 2 * around)];
  const rgba = new Uint8ClampedArray(4 * across * across).fill(255);
  for (let row = 0; row < across; row++)
    for (let column = 0; column < across; column++) {
      const grey = pixels[(y + row) * width + x + column] ?? 0;
      rgba.fill(grey, 4 * (row * across + column), 4 * (row * across + column) + 3);
    }
  return jsQR(rgba, across, across)?.data;
}
