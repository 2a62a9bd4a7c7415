import { formatDecimal } from '../../formatDecimal.ts';

/**
 * A writer of SVG path data with relative commands and one or two decimals. Each command is relative to the rounded end
 * of the previous command, so that rounding errors do not accumulate.
 */
export class PathWriter {
  private readonly scale: number;
  private d = '';
  private x = 0;
  private y = 0;
  private startX = 0;
  private startY = 0;

  constructor(decimals: 1 | 2 = 1) {
    this.scale = 10 ** decimals;
  }

  move(x: number, y: number): this {
    // The first command is absolute, so that paths can be concatenated.
    this.addStep(this.d === '' ? 'M' : 'm', x, y);
    this.startX = this.x;
    this.startY = this.y;
    return this;
  }

  addLine(x: number, y: number): this {
    this.addStep('l', x, y);
    return this;
  }

  addCurve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    const { x: fromX, y: fromY } = this;
    this.d += 'c';
    this.addPair(this.round(x1 - fromX), this.round(y1 - fromY));
    this.addPair(this.round(x2 - fromX), this.round(y2 - fromY), true);
    this.addStep('', x, y, true);
    return this;
  }

  /** Adds a cubic curve with a first control handle that mirrors the last handle of the previous curve. */
  addSmoothCurve(x2: number, y2: number, x: number, y: number): this {
    const { x: fromX, y: fromY } = this;
    this.d += 's';
    this.addPair(this.round(x2 - fromX), this.round(y2 - fromY));
    this.addStep('', x, y, true);
    return this;
  }

  /** Adds a quadratic curve from the current point. x1 and y1 are its control point. */
  addQuadraticCurve(x1: number, y1: number, x: number, y: number): this {
    const { x: fromX, y: fromY } = this;
    this.d += 'q';
    this.addPair(this.round(x1 - fromX), this.round(y1 - fromY));
    this.addStep('', x, y, true);
    return this;
  }

  /** Adds a quadratic curve with a control handle that mirrors the handle of the previous curve. */
  addSmoothQuadraticCurve(x: number, y: number): this {
    this.addStep('t', x, y);
    return this;
  }

  close(): this {
    this.d += 'z';
    this.x = this.startX;
    this.y = this.startY;
    return this;
  }

  toString(): string {
    return this.d;
  }

  /**
   * Adds a path command and moves the current point by the rounded distance.
   * @param isListed whether other numbers precede x and y in the same command
   */
  private addStep(command: string, x: number, y: number, isListed = false): void {
    const dx = this.round(x - this.x);
    const dy = this.round(y - this.y);
    this.x += dx / this.scale;
    this.y += dy / this.scale;
    this.d += command;
    this.addPair(dx, dy, isListed);
  }

  private round(length: number): number {
    return Math.round(length * this.scale);
  }

  /**
   * Adds a pair of numbers to the path data.
   * @param x the number multiplied by `scale`, as is y
   * @param isListed whether other numbers precede the pair in the same command
   */
  private addPair(x: number, y: number, isListed = false): void {
    if (isListed && x >= 0) this.d += ' ';
    this.d += formatDecimal(x / this.scale);
    if (y >= 0) this.d += ' ';
    this.d += formatDecimal(y / this.scale);
  }
}

export function traceRectangle(x: number, y: number, width: number, height: number): string {
  return new PathWriter(2)
    .move(x, y)
    .addLine(x + width, y)
    .addLine(x + width, y + height)
    .addLine(x, y + height)
    .close()
    .toString();
}

export function traceLine(x1: number, y1: number, x2: number, y2: number): string {
  return new PathWriter(2).move(x1, y1).addLine(x2, y2).toString();
}
