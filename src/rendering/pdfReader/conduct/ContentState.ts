import { AmbiguousPdfError } from '../structure/pdfValues.ts';

/** Kind of object that a content stream belongs to. Only the stream of a page begins with a known state. */
export type ContentKind = 'page' | 'form' | 'glyph';

/** The parts of the graphics state that decide what the operands of an operator mean. */
interface GraphicsState {
  /** Number of values of a colour, `pattern`, or undefined if the stream above has set the colour space. */
  fillComponents: number | 'pattern' | undefined;
  strokeComponents: number | 'pattern' | undefined;
  textMode: number;
  isType3: boolean;
  /** Area of a unit square since the start of the stream. */
  unitArea: number;
}

const splitWords = (operators: string): ReadonlySet<string> => new Set(operators.split(' '));

/** Operators that begin or continue a path, and those that draw it (ISO 32000-2, 8.5). */
const startingOperators = splitWords('m re');
const continuingOperators = splitWords('l c v y h');
const clippingOperators = splitWords('W W*');
const paintingOperators = splitWords('S s f F f* B B* b b* n');
/** Operators that place or draw text. */
const placingOperators = splitWords('\' " Tj TJ Td TD Tm T*');
const showingOperators = splitWords('\' " Tj TJ');
/** Operators that are not allowed within a text. */
const outerOperators = splitWords('BT q Q cm Do sh m re S s f F f* B B* b b* n');
const widthOperators = splitWords('d0 d1');

/** Render mode from which text is invisible or clips. Some programs draw the glyphs of a Type 3 font in every mode. */
const firstHiddenMode = 3;

/**
 * Follows the objects and the state of a content stream (ISO 32000-2, 8.2 and 8.4). Operators where the format does not
 * allow them are drawn by some programs and ignored by others.
 */
export class ContentState {
  private readonly kind: ContentKind;
  private readonly states: GraphicsState[] = [];
  private state: GraphicsState;
  private object: 'none' | 'text' | 'path' | 'clip' = 'none';
  private markDepth = 0;
  private operatorCount = 0;

  constructor(kind: ContentKind) {
    this.kind = kind;
    const components = kind === 'page' ? 1 : undefined;
    this.state = {
      fillComponents: components,
      strokeComponents: components,
      textMode: 0,
      isType3: false,
      unitArea: 1,
    };
  }

  /** Follows an operator. @throws AmbiguousPdfError if it is not allowed where it is */
  apply(operator: string): void {
    const isWidth = widthOperators.has(operator);
    if (isWidth !== (this.kind === 'glyph' && this.operatorCount++ === 0))
      throw createPlaceError(operator);
    this.checkObject(operator);
    if (startingOperators.has(operator)) this.object = 'path';
    else if (clippingOperators.has(operator)) this.object = 'clip';
    else if (paintingOperators.has(operator)) this.object = 'none';
    else if (operator === 'BT') this.object = 'text';
    else if (operator === 'ET') this.object = 'none';
    else if (operator === 'q') this.states.push({ ...this.state });
    else if (operator === 'Q') this.restore();
    else if (operator === 'BMC' || operator === 'BDC') this.markDepth++;
    else if (operator === 'EMC' && --this.markDepth < 0) throw createPlaceError(operator);
    const isHidden = this.state.textMode >= firstHiddenMode;
    if (isHidden && (operator === 'Do' || (this.state.isType3 && showingOperators.has(operator))))
      throw createPlaceError(operator);
  }

  /** Notes the render mode of text. */
  setTextMode(mode: number): void {
    this.state.textMode = mode;
  }

  /**
   * Follows a change of the coordinates.
   * @throws AmbiguousPdfError if they are so small or large that some programs draw nothing, and some a line
   */
  transform(matrix: readonly number[]): void {
    this.state.unitArea *= computeUnitArea(matrix);
    checkUnitArea(this.state.unitArea);
  }

  /** Notes whether a font is one whose glyphs are content streams. */
  setFont(isType3: boolean): void {
    this.state.isType3 = isType3;
  }

  /** Notes how many values the colours of a colour space have. */
  setColorSpace(operator: string, components: number | 'pattern'): void {
    if (operator === 'CS') this.state.strokeComponents = components;
    else this.state.fillComponents = components;
  }

  /** Notes a colour whose operator names the colour space, and checks the number of values of others. */
  setColor(operator: string, valueCount: number): void {
    const isStroke = operator === operator.toUpperCase();
    const key = isStroke ? 'strokeComponents' : 'fillComponents';
    const components = componentCounts.get(operator.toLowerCase());
    if (components !== undefined) this.state[key] = components;
    else if (this.state[key] !== 'pattern' && this.state[key] !== valueCount)
      throw new AmbiguousPdfError('A colour has too few or too many values.');
  }

  /** @throws AmbiguousPdfError if something was begun and not ended */
  end(): void {
    if (this.object !== 'none' || this.states.length > 0 || this.markDepth > 0)
      throw new AmbiguousPdfError('A content stream is incomplete.');
  }

  private restore(): void {
    const state = this.states.pop();
    if (!state) throw createPlaceError('Q');
    this.state = state;
  }

  private checkObject(operator: string): void {
    const isPainting = paintingOperators.has(operator);
    const continuesPath = continuingOperators.has(operator) || clippingOperators.has(operator);
    const isAllowed = {
      none: !continuesPath && !placingOperators.has(operator) && operator !== 'ET',
      text: !continuesPath && !outerOperators.has(operator),
      path: continuesPath || isPainting || startingOperators.has(operator),
      clip: isPainting,
    }[this.object];
    if (!isAllowed) throw createPlaceError(operator);
  }
}

/** Limits of the area of a unit square. Programs compute with numbers of different precision. */
const [minUnitArea, maxUnitArea] = [1e-9, 1e12];

/** Returns the area of a square of one unit after a matrix was applied. */
export const computeUnitArea = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]): number =>
  Math.abs(a * d - b * c);

/** @throws AmbiguousPdfError for an area that some programs take for none */
export function checkUnitArea(area: number): void {
  if (!(area >= minUnitArea && area <= maxUnitArea))
    throw new AmbiguousPdfError('Coordinates are too small or too large.');
}

/** Number of values of the colour spaces that operators name. */
const componentCounts: ReadonlyMap<string, number> = new Map([
  ['g', 1],
  ['rg', 3],
  ['k', 4],
]);

const createPlaceError = (operator: string) => new AmbiguousPdfError(`Unexpected “${operator}”.`);
