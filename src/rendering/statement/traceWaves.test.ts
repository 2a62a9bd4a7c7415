import { getPathPoints } from '#testing/paths.ts';
import { traceWaves } from './traceWaves.ts';

describe('traceWaves', () => {
  it('fills its band from end to end and stays in it', () => {
    const points = getPathPoints(traceWaves(740, 21));
    const along = points.map(({ x }) => x);
    expect(Math.min(...along)).toBeCloseTo(0, 1);
    expect(Math.max(...along)).toBeCloseTo(740, 0);
    for (const { y } of points) {
      expect(y).toBeGreaterThanOrEqual(-0.1);
      expect(y).toBeLessThanOrEqual(21.1);
    }
  });

  it('follows the sine', () => {
    const length = 520;
    const points = getPathPoints(traceWaves(length, 20));
    // The first line ends where the second one begins, at the left edge.
    const nextLine = points.findIndex(({ x }, index) => index > 0 && x < 1);
    for (const { x, y } of points.slice(0, nextLine))
      expect(y).toBeCloseTo(10 + 9.6 * Math.sin((2 * Math.PI * x) / (length / 26)), 0);
  });
});
