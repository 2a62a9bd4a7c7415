import { number } from './syntax.ts';

const tokens = /[a-z]|-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?/gi;
/** How many numbers a command takes. */
const lengths: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, Q: 4, Z: 0 };

/**
 * SVG path data as PDF operators, without the one that paints.
 * @throws Error for a command that scenes do not have
 */
export function pathOperators(d: string): string {
  const pen = new Pen();
  let command = '';
  let length = 0;
  let values: number[] = [];
  for (const token of d.match(tokens) ?? []) {
    const value = Number(token);
    if (!Number.isNaN(value)) values.push(value);
    else {
      command = token;
      const known = lengths[token.toUpperCase()];
      if (known === undefined) throw new Error(`A path with the command ${token}`);
      length = known;
      values = [];
    }
    if (values.length < length) continue;
    pen.draw(command, values);
    values = [];
    // More pairs after those of a move are lines.
    if (command === 'M') command = 'L';
    if (command === 'm') command = 'l';
  }
  return pen.operators;
}

class Pen {
  operators = '';
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;

  draw(command: string, values: readonly number[]): void {
    const { x, y } = this;
    const isRelative = command >= 'a';
    const fromX = isRelative ? x : 0;
    const fromY = isRelative ? y : 0;
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values;
    switch (command.toUpperCase()) {
      case 'M':
        this.to('m', fromX + a, fromY + b);
        this.startX = this.x;
        this.startY = this.y;
        break;
      case 'L':
        this.to('l', fromX + a, fromY + b);
        break;
      case 'H':
        this.to('l', fromX + a, y);
        break;
      case 'V':
        this.to('l', x, fromY + a);
        break;
      case 'C':
        this.curve(fromX + a, fromY + b, fromX + c, fromY + d, fromX + e, fromY + f);
        break;
      case 'Q':
        this.quadratic(fromX + a, fromY + b, fromX + c, fromY + d);
        break;
      default:
        this.operators += 'h\n';
        this.x = this.startX;
        this.y = this.startY;
    }
  }

  private to(operator: string, x: number, y: number): void {
    this.operators += `${number(x)} ${number(y)} ${operator}\n`;
    this.x = x;
    this.y = y;
  }

  private curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): void {
    this.operators += `${number(x1)} ${number(y1)} ${number(x2)} ${number(y2)} `;
    this.to('c', x, y);
  }

  /** PDF has cubic curves only. */
  private quadratic(hx: number, hy: number, x: number, y: number): void {
    const towards = (end: number, bend: number) => (end + 2 * bend) / 3;
    const { x: fromX, y: fromY } = this;
    this.curve(towards(fromX, hx), towards(fromY, hy), towards(x, hx), towards(y, hy), x, y);
  }
}
