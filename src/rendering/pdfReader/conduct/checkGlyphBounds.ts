import { applyMatrix, combineMatrices, type Matrix } from '../matrix.ts';
import { AmbiguousPdfError, PdfName } from '../structure/pdfValues.ts';
import { readOperations } from '../structure/readOperations.ts';

type Point = readonly [number, number];

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const strokingOperators = new Set('S s B B* b b*'.split(' '));
const fillingOperators = new Set('f F f*'.split(' '));

/** Number of parts into which a curve is divided to find out how far it goes. */
const curveSteps = 16;
/** Share of the size of a box by which a glyph may go beyond it: programs round the box. */
const tolerance = 0.05;

/** Operators of colours and opacity, which some programs ignore in a glyph that takes the colour of the text. */
const colorOperators = new Set('CS cs SC SCN sc scn G g RG rg K k gs ri'.split(' '));

/** Operators that draw what has no box here. */
const unboundOperators = new Set(["'", '"', 'Tj', 'TJ', 'sh']);

/**
 * Checks that a glyph of a Type 3 font is within the box that it names. Some programs clip it to the box, others draw all
 * of it.
 * @param stencilNames names of the images without colours that the glyph can draw
 * @throws AmbiguousPdfError for a glyph outside of its box, or with colours
 */
export function checkGlyphBounds(content: Uint8Array, stencilNames: ReadonlySet<string>): void {
  const bounds = new GlyphBounds();
  for (const { operator = '', operands } of readOperations(content)) {
    // Glyphs with colours of their own have no box.
    if (operator === 'd0') return;
    const [name] = operands;
    const isStencil = name instanceof PdfName && stencilNames.has(name.text);
    if (colorOperators.has(operator)) throw new AmbiguousPdfError('A glyph has colours.');
    if (unboundOperators.has(operator) || (operator === 'Do' && !isStencil))
      throw new AmbiguousPdfError('A glyph has more than a shape.');
    bounds.apply(
      operator,
      operands.map((operand) => (typeof operand === 'number' ? operand : 0)),
    );
  }
}

/** The box of a glyph, and the matrix and line width while it is drawn. */
class GlyphBounds {
  private box: readonly [number, number, number, number] = [0, 0, 0, 0];
  private state: { matrix: Matrix; lineWidth: number } = { matrix: identity, lineWidth: 1 };
  private readonly states: (typeof this.state)[] = [];
  private point: Point = [0, 0];
  /** Points of the current path, in units of the glyph. */
  private path: Point[] = [];

  apply(operator: string, numbers: readonly number[]): void {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers;
    if (operator === 'd1')
      this.box = [Math.min(c, e), Math.min(d, f), Math.max(c, e), Math.max(d, f)];
    else if (operator === 'q') this.states.push({ ...this.state });
    else if (operator === 'Q') this.state = this.states.pop() ?? this.state;
    else if (operator === 'w') this.state.lineWidth = a;
    else if (operator === 'cm')
      this.state.matrix = combineMatrices(this.state.matrix, [a, b, c, d, e, f]);
    else if (operator === 'm' || operator === 'l') this.addPoint([a, b]);
    else if (operator === 'c') this.addCurve([a, b], [c, d], [e, f]);
    else if (operator === 'v') this.addCurve(this.point, [a, b], [c, d]);
    else if (operator === 'y') this.addCurve([a, b], [c, d], [c, d]);
    else if (operator === 're') this.addRectangle(a, b, c, d);
    else if (operator === 'n') this.path = [];
    else if (operator === 'Do') {
      this.addRectangle(0, 0, 1, 1);
      this.draw(0);
    } else if (strokingOperators.has(operator)) this.draw(this.state.lineWidth / 2);
    else if (fillingOperators.has(operator)) this.draw(0);
  }

  private addPoint(point: Point): void {
    this.point = point;
    this.path.push(applyMatrix(this.state.matrix, point));
  }

  private addRectangle(x: number, y: number, width: number, height: number): void {
    for (const corner of [
      [x + width, y],
      [x + width, y + height],
      [x, y + height],
      [x, y],
    ] as const)
      this.addPoint(corner);
  }

  private addCurve(first: Point, second: Point, end: Point): void {
    const start = this.point;
    for (let step = 1; step <= curveSteps; step++) {
      const t = step / curveSteps;
      const weights = [(1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t ** 3];
      const compute = (axis: 0 | 1) =>
        [start, first, second, end].reduce(
          (sum, point, index) => sum + (weights[index] ?? 0) * point[axis],
          0,
        );
      this.addPoint([compute(0), compute(1)]);
    }
  }

  private draw(lineRadius: number): void {
    const [left, bottom, right, top] = this.box;
    const [a, b, c, d] = this.state.matrix;
    const radius = lineRadius * Math.max(Math.hypot(a, b), Math.hypot(c, d));
    const room = tolerance * Math.max(right - left, top - bottom) - radius;
    const isWithin = this.path.every(
      ([x, y]) => x >= left - room && x <= right + room && y >= bottom - room && y <= top + room,
    );
    if (!isWithin) throw new AmbiguousPdfError('A glyph is larger than its box.');
    this.path = [];
  }
}
