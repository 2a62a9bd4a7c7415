import { number } from './syntax.ts';

/** A command and its numbers. */
const steps = /([a-z])([^a-z]*)/gi;
const lengths = /-?(?:\d+\.?\d*|\.\d+)/g;

/**
 * SVG path data as PDF operators, without the one that paints.
 * @param path as `PathWriter` writes it
 * @throws Error for a command that scenes do not have
 */
export function pathOperators(path: string): string {
  let operators = '';
  let [x, y, startX, startY] = [0, 0, 0, 0];
  // The last handle of the curve before, which `s` and `t` mirror.
  let [handleX, handleY] = [0, 0];
  const goTo = (operator: string, toX: number, toY: number) => {
    operators += `${number(toX)} ${number(toY)} ${operator}\n`;
    x = toX;
    y = toY;
    if (operator === 'm') [startX, startY] = [x, y];
  };
  for (const [, command, list = ''] of path.matchAll(steps)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.match(lengths)?.map(Number) ?? [];
    const [mirroredX, mirroredY] = [2 * x - handleX, 2 * y - handleY];
    const curve = (x1: number, y1: number, x2: number, y2: number, toX: number, toY: number) => {
      operators += `${number(x1)} ${number(y1)} ${number(x2)} ${number(y2)} `;
      goTo('c', toX, toY);
      [handleX, handleY] = [x2, y2];
    };
    // As a cubic curve, which is all that a PDF has.
    const bend = (hx: number, hy: number, toX: number, toY: number) => {
      const [x1, y1] = [(x + 2 * hx) / 3, (y + 2 * hy) / 3];
      curve(x1, y1, (toX + 2 * hx) / 3, (toY + 2 * hy) / 3, toX, toY);
      [handleX, handleY] = [hx, hy];
    };
    switch (command) {
      case 'M':
        goTo('m', a, b);
        break;
      case 'm':
      case 'l':
        goTo(command, x + a, y + b);
        break;
      case 'c':
        curve(x + a, y + b, x + c, y + d, x + e, y + f);
        break;
      case 's':
        curve(mirroredX, mirroredY, x + a, y + b, x + c, y + d);
        break;
      case 'q':
        bend(x + a, y + b, x + c, y + d);
        break;
      case 't':
        bend(mirroredX, mirroredY, x + a, y + b);
        break;
      case 'z':
        operators += 'h\n';
        [x, y] = [startX, startY];
        break;
      default:
        throw new Error(`A path with the command ${command}`);
    }
  }
  return operators;
}
