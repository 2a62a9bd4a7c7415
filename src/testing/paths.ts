import type { PathShape } from '#rendering/scene.ts';

const numberPattern = /-?(?:\d+\.?\d*|\.\d+)/g;
const operandCounts: Readonly<Record<string, number>> = {
  M: 2,
  m: 2,
  l: 2,
  t: 2,
  q: 4,
  s: 4,
  c: 6,
  z: 0,
};

/**
 * Parses the end point of each step of an SVG path; control points are left out.
 * @throws Error for commands other than M m l t q s c z, or several steps in one command
 */
export function getPathPoints(d: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  let start = { x, y };
  for (const [part, command = '', list = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (command === 'z') ({ x, y } = start);
    const values = (list.match(numberPattern) ?? []).map(Number);
    const size = operandCounts[command];
    if (values.length !== size) throw new Error(`A path with the step ${part}`);
    if (size === 0) continue;
    const [dx = 0, dy = 0] = values.slice(-2);
    x = dx + (command === 'M' ? 0 : x);
    y = dy + (command === 'M' ? 0 : y);
    if (command.toLowerCase() === 'm') start = { x, y };
    points.push({ x, y });
  }
  return points;
}

/** Converts the SVG path of a shape to page coordinates, in points. */
export function toPagePath({ d, frame }: Pick<PathShape, 'd' | 'frame'>): string {
  if (!frame) return d;
  const { x, y, unit } = frame;
  return d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, list: string) => {
    const steps = (list.match(numberPattern) ?? []).map((step) => Number(step) * unit);
    const [dx = 0, dy = 0] = steps;
    const values = command === 'M' ? [x + dx, y + dy] : steps;
    return command + values.map((step) => Number(step.toFixed(4))).join(' ');
  });
}

/** Computes the bounding box of the end points of a path. */
export function getBoundingBox(d: string) {
  const points = getPathPoints(d);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
