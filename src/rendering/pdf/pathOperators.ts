import { numbers } from './syntax.ts';

const commandPattern = /([MmLlHhVvCcQqZz])([^MmLlHhVvCcQqZz]*)/g;
const numberPattern = /-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/**
 * SVG path data as PDF operators, without the one that paints.
 * @throws Error for a command that scenes do not have
 */
export function pathOperators(d: string): string {
  let operators = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const draw = (operator: string, ...points: number[]) => {
    operators += `${numbers(...points)} ${operator}\n`;
    [x = 0, y = 0] = points.slice(-2);
  };
  for (const [, letter = '', list = ''] of d.matchAll(commandPattern)) {
    const command = letter.toUpperCase();
    const isRelative = letter !== command;
    if (command === 'Z') {
      operators += 'h\n';
      [x, y] = [startX, startY];
      continue;
    }
    const values = (list.match(numberPattern) ?? []).map(Number);
    const size = lengths[command] ?? 0;
    for (let at = 0; at + size <= values.length; at += size) {
      const points = values.slice(at, at + size);
      if (isRelative && size > 1)
        points.forEach((value, index) => (points[index] = value + (index % 2 === 0 ? x : y)));
      const [a = 0, b = 0, c = 0, e = 0] = points;
      if (command === 'M' && at === 0) {
        draw('m', a, b);
        [startX, startY] = [a, b];
      } else if (command === 'M' || command === 'L') draw('l', a, b);
      else if (command === 'H') draw('l', isRelative ? x + a : a, y);
      else if (command === 'V') draw('l', x, isRelative ? y + a : a);
      else if (command === 'C') draw('c', ...points);
      else draw('c', ...raised(x, y, a, b, c, e));
    }
  }
  return operators;
}

/** A quadratic curve as a cubic one. */
function raised(x: number, y: number, hx: number, hy: number, toX: number, toY: number): number[] {
  return [(x + 2 * hx) / 3, (y + 2 * hy) / 3, (toX + 2 * hx) / 3, (toY + 2 * hy) / 3, toX, toY];
}
