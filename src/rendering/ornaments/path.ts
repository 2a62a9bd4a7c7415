/** The handle length of a quarter circle drawn as one cubic curve, for radius 1. */
export const quarterHandle = 0.5523;

/** Hundredths as they are written after the point: nothing, `.01`, … `.1`, … Far quicker than writing each number. */
const fractions = Array.from({ length: 100 }, (_, hundredths) =>
  hundredths === 0 ? '' : String(hundredths / 100).slice(1),
);

/**
 * Writes path data in relative commands with few decimals. Each step starts from where the rounded path really is, so
 * errors do not add up however long it grows.
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
    // The first one is absolute, so that paths can be put one after the other.
    this.step(this.d === '' ? 'M' : 'm', x, y);
    this.startX = this.x;
    this.startY = this.y;
    return this;
  }

  line(x: number, y: number): this {
    this.step('l', x, y);
    return this;
  }

  curve(x1: number, y1: number, x2: number, y2: number, x: number, y: number): this {
    const { x: fromX, y: fromY } = this;
    this.d += 'c';
    this.pair(this.round(x1 - fromX), this.round(y1 - fromY));
    this.pair(this.round(x2 - fromX), this.round(y2 - fromY), true);
    this.step('', x, y, true);
    return this;
  }

  /** A cubic curve whose first handle mirrors the last one of the curve before. */
  smooth(x2: number, y2: number, x: number, y: number): this {
    const { x: fromX, y: fromY } = this;
    this.d += 's';
    this.pair(this.round(x2 - fromX), this.round(y2 - fromY));
    this.step('', x, y, true);
    return this;
  }

  /** A quadratic curve. */
  bend(x1: number, y1: number, x: number, y: number): this {
    const { x: fromX, y: fromY } = this;
    this.d += 'q';
    this.pair(this.round(x1 - fromX), this.round(y1 - fromY));
    this.step('', x, y, true);
    return this;
  }

  /** A quadratic curve whose handle mirrors that of the one before. */
  bendOn(x: number, y: number): this {
    this.step('t', x, y);
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

  /** Where the path really is: sums of rounded steps. */
  private step(command: string, x: number, y: number, isListed = false): void {
    const dx = this.round(x - this.x);
    const dy = this.round(y - this.y);
    this.x += dx / this.scale;
    this.y += dy / this.scale;
    this.d += command;
    this.pair(dx, dy, isListed);
  }

  private round(length: number): number {
    return Math.round(length * this.scale);
  }

  /** @param isListed other numbers stand before these */
  private pair(x: number, y: number, isListed = false): void {
    if (isListed && x >= 0) this.d += ' ';
    this.d += this.short(x);
    if (y >= 0) this.d += ' ';
    this.d += this.short(y);
  }

  /** A number without the zero before its decimals. */
  private short(steps: number): string {
    const size = Math.abs(steps);
    const whole = Math.floor(size / this.scale);
    const decimals = fractions[((size % this.scale) * 100) / this.scale] ?? '';
    const isBelowOne = whole === 0 && decimals !== '';
    return `${steps < 0 ? '-' : ''}${isBelowOne ? '' : whole}${decimals}`;
  }
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return new PathWriter(2)
    .move(x, y)
    .line(x + width, y)
    .line(x + width, y + height)
    .line(x, y + height)
    .close()
    .toString();
}

export function roundedRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
): string {
  const [right, bottom] = [x + width, y + height];
  const near = radius * (1 - quarterHandle);
  return new PathWriter(2)
    .move(x + radius, y)
    .line(right - radius, y)
    .curve(right - near, y, right, y + near, right, y + radius)
    .line(right, bottom - radius)
    .curve(right, bottom - near, right - near, bottom, right - radius, bottom)
    .line(x + radius, bottom)
    .curve(x + near, bottom, x, bottom - near, x, bottom - radius)
    .line(x, y + radius)
    .curve(x, y + near, x + near, y, x + radius, y)
    .close()
    .toString();
}

export function segment(x1: number, y1: number, x2: number, y2: number): string {
  return new PathWriter(2).move(x1, y1).line(x2, y2).toString();
}

/**
 * A quarter of a circle from (cx + sx·r, cy) to (cx, cy + sy·r).
 * @param sx 1 or -1: which quarter
 */
export function quarterArc(
  path: PathWriter,
  cx: number,
  cy: number,
  radius: number,
  sx: number,
  sy: number,
): PathWriter {
  const reach = radius * quarterHandle;
  return path.curve(
    cx + sx * radius,
    cy + sy * reach,
    cx + sx * reach,
    cy + sy * radius,
    cx,
    cy + sy * radius,
  );
}

export function circle(cx: number, cy: number, radius: number): string {
  const reach = radius * quarterHandle;
  const [left, right] = [cx - radius, cx + radius];
  const [top, bottom] = [cy - radius, cy + radius];
  return new PathWriter(2)
    .move(left, cy)
    .curve(left, cy - reach, cx - reach, top, cx, top)
    .curve(cx + reach, top, right, cy - reach, right, cy)
    .curve(right, cy + reach, cx + reach, bottom, cx, bottom)
    .curve(cx - reach, bottom, left, cy + reach, left, cy)
    .close()
    .toString();
}

/** A smooth open curve through points (Catmull-Rom as cubic curves). */
export function throughPoints(
  path: PathWriter,
  points: readonly (readonly [number, number])[],
): void {
  const at = (index: number) =>
    points[Math.min(points.length - 1, Math.max(0, index))] ?? ([0, 0] as const);
  path.move(...at(0));
  for (let index = 0; index < points.length - 1; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    path.curve(
      from[0] + (to[0] - before[0]) / 6,
      from[1] + (to[1] - before[1]) / 6,
      to[0] - (after[0] - from[0]) / 6,
      to[1] - (after[1] - from[1]) / 6,
      to[0],
      to[1],
    );
  }
}
