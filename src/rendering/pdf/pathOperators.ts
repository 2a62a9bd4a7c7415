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
  const goTo = (operator: string, toX: number, toY: number) => {
    operators += `${number(toX)} ${number(toY)} ${operator}\n`;
    x = toX;
    y = toY;
    if (operator === 'm') [startX, startY] = [x, y];
  };
  for (const [, command, list = ''] of path.matchAll(steps)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = list.match(lengths)?.map(Number) ?? [];
    switch (command) {
      case 'M':
        goTo('m', a, b);
        break;
      case 'm':
      case 'l':
        goTo(command, x + a, y + b);
        break;
      case 'c':
        operators += `${number(x + a)} ${number(y + b)} ${number(x + c)} ${number(y + d)} `;
        goTo('c', x + e, y + f);
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
