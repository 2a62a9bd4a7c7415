import type { PathShape } from '#rendering/scene.ts';

const numberPattern = /-?(?:\d+\.?\d*|\.\d+)/g;
const sizes: Readonly<Record<string, number>> = { M: 2, m: 2, l: 2, t: 2, q: 4, s: 4, c: 6, z: 0 };

/** Every point that a path leads through, handles left out. @throws Error for a path that is not written as ours are */
export function pointsOf(d: string): { x: number; y: number }[] {
  const points: { x: number; y: number }[] = [];
  let [x, y] = [0, 0];
  let start = { x, y };
  for (const [part, command = '', list = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    if (command === 'z') ({ x, y } = start);
    const values = (list.match(numberPattern) ?? []).map(Number);
    const size = sizes[command];
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

/** The path of a shape as it lies on the page, in points. */
export function onPage({ d, frame }: Pick<PathShape, 'd' | 'frame'>): string {
  if (!frame) return d;
  const { x, y, unit } = frame;
  return d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, list: string) => {
    const steps = (list.match(numberPattern) ?? []).map((step) => Number(step) * unit);
    const [dx = 0, dy = 0] = steps;
    const placed = command === 'M' ? [x + dx, y + dy] : steps;
    return command + placed.map((step) => Number(step.toFixed(4))).join(' ');
  });
}

/** The box around every point that a path leads through. */
export function boxOf(d: string) {
  const points = pointsOf(d);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}
