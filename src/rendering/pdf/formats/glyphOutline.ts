import type { TrueType } from './trueType.ts';

/** Closed curves of a glyph in font units, y upwards. */
export type GlyphOutline = readonly (readonly OutlinePoint[])[];

export interface OutlinePoint {
  x: number;
  y: number;
  /** On the curve, or the handle of a quadratic one. */
  isOn: boolean;
}

/** A glyph of few parts, drawn or composed of others. @param locationOf where its outline begins in the table */
export function readOutline(
  view: DataView,
  glyf: number,
  locationOf: (glyph: number) => number,
  glyph: number,
): GlyphOutline {
  if (locationOf(glyph + 1) === locationOf(glyph)) return [];
  const at = glyf + locationOf(glyph);
  const contours = view.getInt16(at);
  if (contours >= 0) return readContours(view, at, contours);
  return partsOf(view, at).flatMap(({ part, dx, dy }) =>
    readOutline(view, glyf, locationOf, part).map((contour) =>
      contour.map(({ x, y, isOn }) => ({ x: x + dx, y: y + dy, isOn })),
    ),
  );
}

/** Glyphs of which one is composed, each moved. @throws Error for one that is scaled, which the committed fonts have not */
function partsOf(view: DataView, at: number): { part: number; dx: number; dy: number }[] {
  const parts = [];
  let place = at + 10;
  for (let flags = 0x20; flags & 0x20;) {
    flags = view.getUint16(place);
    if (flags & 0xc8 || !(flags & 2)) throw new Error('A glyph with a scaled part');
    const isWide = (flags & 1) !== 0;
    const part = view.getUint16(place + 2);
    const dx = isWide ? view.getInt16(place + 4) : view.getInt8(place + 4);
    const dy = isWide ? view.getInt16(place + 6) : view.getInt8(place + 5);
    parts.push({ part, dx, dy });
    place += isWide ? 8 : 6;
  }
  return parts;
}

function readContours(view: DataView, at: number, count: number): GlyphOutline {
  const ends = Array.from({ length: count }, (_, index) => view.getUint16(at + 10 + 2 * index));
  const total = (ends.at(-1) ?? -1) + 1;
  const instructions = at + 10 + 2 * count;
  let place = instructions + 2 + view.getUint16(instructions);
  const flags: number[] = [];
  while (flags.length < total) {
    const flag = view.getUint8(place++);
    const times = flag & 8 ? view.getUint8(place++) + 1 : 1;
    for (let time = 0; time < times; time++) flags.push(flag);
  }
  /** @param short the bit of a byte @param same that of no step, or of a byte's sign */
  const readAxis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? view.getUint8(place++) : -view.getUint8(place++);
      else if (!(flag & same)) {
        value += view.getInt16(place);
        place += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [readAxis(2, 16), readAxis(4, 32)];
  const points = flags.map((flag, index) => ({
    x: xs[index] ?? 0,
    y: ys[index] ?? 0,
    isOn: (flag & 1) !== 0,
  }));
  return ends.map((end, index) =>
    points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1),
  );
}

/** An outline in font units as PDF operators, without the one that paints; empty for a space. */
export function glyphPath(outline: GlyphOutline): string {
  return outline.map(contourPath).join('');
}

type Point = Pick<OutlinePoint, 'x' | 'y'>;

const place = ({ x, y }: Point) => `${Math.round(x)} ${Math.round(y)}`;

function contourPath(contour: readonly OutlinePoint[]): string {
  const whole = withMiddles(contour);
  const [start] = whole;
  if (!start) return '';
  let path = `${place(start)} m\n`;
  let from: Point = start;
  for (let index = 1; index <= whole.length; index++) {
    const point = whole[index % whole.length] ?? start;
    if (point.isOn) {
      path += `${place(point)} l\n`;
      from = point;
      continue;
    }
    index++;
    const to = whole[index % whole.length] ?? start;
    path += `${place(between(from, point, 2 / 3))} ${place(between(to, point, 2 / 3))} ${place(to)} c\n`;
    from = to;
  }
  return `${path}h\n`;
}

/** With the points between two handles, which fonts leave out, beginning on the curve. */
function withMiddles(contour: readonly OutlinePoint[]): OutlinePoint[] {
  const whole = contour.flatMap((point, index) => {
    const next = contour[(index + 1) % contour.length] ?? point;
    const isImplied = !point.isOn && !next.isOn;
    return isImplied ? [point, { ...between(point, next, 1 / 2), isOn: true }] : [point];
  });
  const first = whole.findIndex(({ isOn }) => isOn);
  return [...whole.slice(first), ...whole.slice(0, first)];
}

function between(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** An outline that is filled and has a line around it, to be drawn in font units. */
export interface OutlineForm {
  /** Of its dictionary. */
  entries: string;
  operators: string;
}

/** The widest line around an outline, font units. */
const lineRoom = 200;

/** Of a character; of a space nothing is drawn. */
export function outlineForm(font: TrueType, character: string): OutlineForm {
  const path = glyphPath(font.outlineOf(font.glyphOf(character.codePointAt(0) ?? 0)));
  const [left, bottom, right, top] = font.bounds;
  const box = [left - lineRoom, bottom - lineRoom, right + lineRoom, top + lineRoom].join(' ');
  const entries = `/Type/XObject/Subtype/Form/BBox[${box}]/Resources<<>>`;
  return { entries, operators: path === '' ? '' : `${path}S\n` };
}
