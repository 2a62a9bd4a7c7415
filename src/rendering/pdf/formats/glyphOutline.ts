/** Closed curves of a glyph, as points in font units. y grows upwards. */
export type GlyphOutline = readonly (readonly OutlinePoint[])[];

export interface OutlinePoint {
  x: number;
  y: number;
  /** Whether the point is on the curve. False for a control point of a quadratic curve. */
  isOnCurve: boolean;
}

/**
 * Reads the outline of a simple or composite glyph from a TrueType font.
 * @param getLocation returns the offset of a glyph in the table `glyf`
 * @throws Error for a scaled component, which the committed fonts do not have
 */
export function readGlyphOutline(
  view: DataView,
  glyf: number,
  getLocation: (glyph: number) => number,
  glyph: number,
): GlyphOutline {
  if (getLocation(glyph + 1) === getLocation(glyph)) return [];
  const start = glyf + getLocation(glyph);
  const contours = view.getInt16(start);
  if (contours >= 0) return readContours(view, start, contours);
  return readComponents(view, start).flatMap(({ component, dx, dy, isScaled }) => {
    if (isScaled) throw new Error('A glyph with a scaled part');
    return readGlyphOutline(view, glyf, getLocation, component).map((contour) =>
      contour.map(({ x, y, isOnCurve }) => ({ x: x + dx, y: y + dy, isOnCurve })),
    );
  });
}

interface GlyphComponent {
  component: number;
  dx: number;
  dy: number;
  /** Whether the component is scaled, or not placed by `dx` and `dy`. */
  isScaled: boolean;
}

/** Reads the components of a composite glyph. @param start offset of the glyph's outline */
export function readComponents(view: DataView, start: number): GlyphComponent[] {
  const components = [];
  let offset = start + 10;
  for (let flags = 0x20; flags & 0x20;) {
    flags = view.getUint16(offset);
    const isWide = (flags & 1) !== 0;
    components.push({
      component: view.getUint16(offset + 2),
      dx: isWide ? view.getInt16(offset + 4) : view.getInt8(offset + 4),
      dy: isWide ? view.getInt16(offset + 6) : view.getInt8(offset + 5),
      isScaled: (flags & 0xc8) !== 0 || !(flags & 2),
    });
    const scale = flags & 8 ? 2 : flags & 0x40 ? 4 : flags & 0x80 ? 8 : 0;
    offset += (isWide ? 8 : 6) + scale;
  }
  return components;
}

function readContours(view: DataView, start: number, count: number): GlyphOutline {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(start + 10 + 2 * index));
  const total = (ends.at(-1) ?? -1) + 1;
  const instructions = start + 10 + 2 * count;
  let offset = instructions + 2 + view.getUint16(instructions);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(offset++);
    const repeats = flag & 8 ? view.getUint8(offset++) + 1 : 1;
    for (let repeat = 0; repeat < repeats; repeat++) flags.push(flag);
  }
  /**
   * Decodes the x or y coordinates of all points.
   * @param short flag of a point whose difference to the previous point takes one byte
   * @param same flag of a point with a difference of zero. For a difference of one byte, this flag means a positive
   * sign
   */
  const decodeAxis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(offset++) : -view.getUint8(offset++);
      else if (!(flag & same)) {
        value += view.getInt16(offset);
        offset += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [decodeAxis(2, 16), decodeAxis(4, 32)];
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOnCurve: (flag & 1) !== 0,
  }));
  return ends.map((end, index) =>
    points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1),
  );
}

/**
 * Formats a glyph outline in font units as PDF path operators, without the operator that fills or strokes the path. The
 * result is empty for a space.
 */
export function formatGlyphPath(outline: GlyphOutline): string {
  return outline.map(formatContour).join('');
}

type Point = Pick<OutlinePoint, 'x' | 'y'>;

const formatPoint = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

function formatContour(contour: readonly OutlinePoint[]): string {
  const points = addImpliedPoints(contour);
  const [start] = points;
  if (!start) return '';
  let path = `${formatPoint(start)} m\n`;
  let from: Point = start;
  for (let index = 1; index <= points.length; index++) {
    const point = points[index % points.length] ?? start;
    if (point.isOnCurve) {
      path += `${formatPoint(point)} l\n`;
      from = point;
      continue;
    }
    index++;
    const to = points[index % points.length] ?? start;
    path += `${formatPoint(interpolate(from, point, 2 / 3))} ${formatPoint(interpolate(to, point, 2 / 3))} ${formatPoint(to)} c\n`;
    from = to;
  }
  return `${path}h\n`;
}

/**
 * Adds the points on the curve that TrueType fonts omit between two control points. Rotates the contour so that it
 * starts with a point on the curve.
 */
function addImpliedPoints(contour: readonly OutlinePoint[]): OutlinePoint[] {
  const points = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point;
    const isImplied = !point.isOnCurve && !next.isOnCurve;
    return isImplied ? [point, { ...interpolate(point, next, 1 / 2), isOnCurve: true }] : [point];
  });
  const first = points.findIndex(({ isOnCurve }) => isOnCurve);
  return [...points.slice(first), ...points.slice(0, first)];
}

function interpolate(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
