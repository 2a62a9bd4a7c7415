import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { applyMatrix, combineMatrices, type Matrix } from './matrix.ts';

/** A letter on a page of a PDF. Coordinates in points from the upper left corner of the page. */
export interface Glyph {
  /** Text of the letter; several characters for a ligature. */
  text: string;
  /** Start of the letter on its baseline. */
  x: number;
  y: number;
  /** Point where the next letter begins. */
  endX: number;
  endY: number;
  /** Font size, points. */
  size: number;
}

interface PdfjsGlyph {
  unicode: string;
  /** Width in units of the font's matrix, usually thousandths of the font size. */
  width: number;
  isSpace: boolean;
}

interface TextState {
  matrix: Matrix;
  fontSize: number;
  fontScale: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
}

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const defaultFontScale = 0.001;

/**
 * Maximum number of letters of a page. Further ones could not be compared. A page of a certificate or statement has less
 * than 10,000.
 */
const maxGlyphs = 60_000;

/** Reads the letters of a page with their positions, in the order in which they are drawn. @throws Error for too many */
export function readGlyphs(
  page: PDFPageProxy,
  { fnArray, argsArray }: Awaited<ReturnType<PDFPageProxy['getOperatorList']>>,
): Glyph[] {
  const reader = new GlyphReader(page);
  for (const [index, operator] of fnArray.entries()) {
    if (reader.glyphs.length > maxGlyphs) throw new Error('A page has too many letters.');
    reader.apply(operator, (argsArray[index] ?? []) as unknown[]);
  }
  return reader.glyphs;
}

/** Follows the operators that place text (ISO 32000-2, 9.3 and 9.4). */
class GlyphReader {
  readonly glyphs: Glyph[] = [];
  private readonly page: PDFPageProxy;
  private readonly top: number;
  private readonly states: TextState[] = [];
  private state: TextState = {
    matrix: identity,
    fontSize: 0,
    fontScale: defaultFontScale,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
  };
  private textMatrix: Matrix = identity;
  private x = 0;
  private y = 0;
  private lineX = 0;
  private lineY = 0;

  constructor(page: PDFPageProxy) {
    this.page = page;
    const [left = 0, , , top = 0] = page.view;
    this.top = top;
    this.state.matrix = [1, 0, 0, 1, -left, 0];
  }

  apply(operator: number, operands: readonly unknown[]): void {
    const [first, second] = operands;
    switch (operator) {
      case OPS.save:
      case OPS.paintFormXObjectBegin:
      case OPS.beginGroup:
        this.states.push({ ...this.state });
        this.transform(operator === OPS.beginGroup ? getGroupMatrix(first) : first);
        break;
      case OPS.restore:
      case OPS.paintFormXObjectEnd:
      case OPS.endGroup:
        this.state = this.states.pop() ?? this.state;
        break;
      case OPS.transform:
        this.transform(operands);
        break;
      case OPS.beginText:
        this.setTextMatrix(identity);
        break;
      case OPS.setTextMatrix:
        this.setTextMatrix(toMatrix(first) ?? identity);
        break;
      case OPS.moveText:
        this.moveText(Number(first), Number(second));
        break;
      case OPS.setLeadingMoveText:
        this.state.leading = Number(second);
        this.moveText(Number(first), Number(second));
        break;
      case OPS.nextLine:
        this.moveText(0, this.state.leading);
        break;
      case OPS.showText:
        this.showText(first as readonly (PdfjsGlyph | number)[]);
        break;
      default:
        this.setTextState(operator, first, second);
    }
  }

  private setTextState(operator: number, first: unknown, second: unknown): void {
    const value = Number(first);
    if (operator === OPS.setFont) {
      this.state.fontSize = Number(second);
      this.state.fontScale = this.readFontScale(String(first));
    } else if (operator === OPS.setCharSpacing) this.state.charSpacing = value;
    else if (operator === OPS.setWordSpacing) this.state.wordSpacing = value;
    else if (operator === OPS.setHScale) this.state.horizontalScale = value / 100;
    else if (operator === OPS.setLeading) this.state.leading = -value;
    else if (operator === OPS.setTextRise) this.state.rise = value;
  }

  private readFontScale(name: string): number {
    if (!this.page.commonObjs.has(name)) return defaultFontScale;
    const font = this.page.commonObjs.get(name) as { fontMatrix?: readonly number[] };
    return font.fontMatrix?.[0] ?? defaultFontScale;
  }

  private transform(operand: unknown): void {
    const matrix = toMatrix(operand);
    if (matrix) this.state.matrix = combineMatrices(this.state.matrix, matrix);
  }

  private setTextMatrix(matrix: Matrix): void {
    this.textMatrix = matrix;
    [this.x, this.y, this.lineX, this.lineY] = [0, 0, 0, 0];
  }

  private moveText(x: number, y: number): void {
    this.x = this.lineX += x;
    this.y = this.lineY += y;
  }

  private showText(glyphs: readonly (PdfjsGlyph | number)[]): void {
    const { fontSize, fontScale, charSpacing, wordSpacing, horizontalScale, rise } = this.state;
    const matrix = combineMatrices(this.state.matrix, this.textMatrix);
    const size = Math.abs(fontSize) * Math.hypot(matrix[2], matrix[3]);
    for (const glyph of glyphs) {
      if (typeof glyph === 'number') {
        this.x -= (glyph * fontSize * horizontalScale) / 1000;
        continue;
      }
      const [x, y] = applyMatrix(matrix, [this.x, this.y + rise]);
      const spacing = charSpacing + (glyph.isSpace ? wordSpacing : 0);
      const width = glyph.width * fontSize * fontScale * horizontalScale;
      const [endX, endY] = applyMatrix(matrix, [this.x + width, this.y + rise]);
      this.x += width + spacing * horizontalScale;
      this.glyphs.push({
        text: glyph.unicode,
        x,
        y: this.top - y,
        endX,
        endY: this.top - endY,
        size,
      });
    }
  }
}

function getGroupMatrix(group: unknown): unknown {
  return typeof group === 'object' && group && 'matrix' in group ? group.matrix : undefined;
}

/** Returns a matrix of pdf.js, which is an array or typed array of six numbers. */
function toMatrix(operand: unknown): Matrix | undefined {
  const isList = Array.isArray(operand) || ArrayBuffer.isView(operand);
  const numbers = isList ? Array.from(operand as ArrayLike<number>) : [];
  return numbers.length === 6 ? (numbers as unknown as Matrix) : undefined;
}
