import { type Language, languageTags } from '#domain/language.ts';
import { composeCombiningMarks } from '#domain/text/composeCombiningMarks.ts';
import { splitGraphemes } from '#domain/text/graphemes.ts';
import type { ColoredLines, TextColorPicker } from '../textColorPicker.ts';
import type { FontRole, LoadedCertificateFonts } from '../fonts/faces.ts';
import { traceRoundedRectangle } from './ornaments/curves.ts';
import { traceLine } from './ornaments/path.ts';
import {
  type Box,
  type TextStroke,
  type ImageShape,
  type PathShape,
  type Shape,
  createFilledPath,
  createStrokedPath,
} from '../scene.ts';
import { type FittedText, fitText } from '../text/fitText.ts';
import { placeGlyphs, type TextMeasurer, getTextMeasurer } from '../text/textMeasurer.ts';
import { getLineBoxes, getLinePositions, type LinePosition } from './linePositions.ts';
import type { BlockStyle, LineLimits, TextLineStyle } from './textStyle.ts';

/**
 * Shapes of each fitted text from the last time that the text was drawn. If the text is drawn again at the same
 * position, the same shape objects are used again, because screen and PDF use shape objects as cache keys.
 */
const latestPlacements = new WeakMap<
  FittedText,
  { cacheKey: readonly unknown[]; shapes: readonly Shape[] }
>();

/**
 * Returns whether a text has no space where it is broken into two lines: in a script that writes none, in an identifier, or
 * in a long word. A copied text should have none either.
 */
function isBrokenWithoutSpace(line: string, nextLine: string, text: string): boolean {
  if (!text.includes(line + nextLine)) return false;
  // Looks for the rare space first: in 100,000 equal letters, each of them could be the start of the line.
  return !text.includes(` ${nextLine}`) || !text.includes(`${line} ${nextLine}`);
}

/** A collector of the shapes of one side of a document, in reading order. */
export class ShapeCollector {
  readonly shapes: Shape[] = [];
  readonly fonts: LoadedCertificateFonts;
  private readonly language: Language;
  private readonly colorPicker: TextColorPicker | undefined;
  private sharedBoxes: readonly Box[] | undefined;
  private measuredLines: ColoredLines[] | undefined;
  private hasVeil = false;

  /**
   * Creates a collector without shapes.
   * @param colorPicker chooses text colours that are legible on the background image. Default: texts keep their colour
   */
  constructor(fonts: LoadedCertificateFonts, language: Language, colorPicker?: TextColorPicker) {
    this.fonts = fonts;
    this.language = language;
    this.colorPicker = colorPicker;
  }

  addShapes(...shapes: readonly (PathShape | ImageShape)[]): void {
    if (!this.measuredLines) this.shapes.push(...shapes);
  }

  /** Calls `draw` without drawing. Returns the lines of text that it would draw on the background image. */
  measureLines(draw: () => void): ColoredLines[] {
    const lines: ColoredLines[] = [];
    this.measuredLines = lines;
    draw();
    this.measuredLines = undefined;
    return lines;
  }

  /** Returns whether texts are legible on the background image without a veil. */
  areLegible(lines: readonly ColoredLines[]): boolean {
    return this.colorPicker?.areLegible(lines) ?? true;
  }

  /** Returns the contrast ratio between the darkest and the brightest part of the background image in boxes of the page. */
  getBackgroundContrast(boxes: readonly Box[]): number {
    return this.colorPicker?.getBackgroundContrast(boxes) ?? 1;
  }

  /**
   * Covers a part of the background image with a veil, a plate with rounded corners. All texts that are drawn afterwards
   * must be on the veil.
   * @param lineColor colour of the line around it: a veil in the colour of the paper would otherwise cut off the shapes
   * of the image
   */
  drawVeil(box: Box, lineColor: string): void {
    if (!this.colorPicker || this.hasVeil) return;
    const { fill, opacity } = this.colorPicker.veil;
    this.hasVeil = true;
    const d = traceRoundedRectangle(box.x, box.y, box.width, box.height, veilRadius);
    const stroke = this.pickColor(lineColor, () => [box]);
    this.addShapes(
      { ...createFilledPath(d, fill), opacity },
      createStrokedPath(d, stroke, veilLineWidth),
    );
  }

  /** Draws shapes and places them before all previous shapes in reading order. */
  prepend<T>(draw: () => T): T {
    const previousShapes = this.shapes.splice(0);
    const result = draw();
    this.shapes.push(...previousShapes);
    return result;
  }

  /**
   * Calls `draw`. All texts and lines that `draw` adds get colours that are legible on every part of the given boxes, so
   * texts of equal colour stay equal on an uneven background.
   */
  withSharedColor<T>(boxes: Box | readonly Box[], draw: () => T): T {
    this.sharedBoxes = [boxes].flat();
    const result = draw();
    this.sharedBoxes = undefined;
    return result;
  }

  /**
   * Draws a horizontal line from `x1` to `x2`.
   * @param hasOwnBackground whether the line is on a shape, such as a band, and not directly on the background image
   */
  drawRule(x1: number, x2: number, y: number, stroke: string, hasOwnBackground = false): void {
    const box = { x: x1, y: y - ruleWidth, width: x2 - x1, height: 2 * ruleWidth };
    const color = hasOwnBackground ? stroke : this.pickColor(stroke, () => [box]);
    this.addShapes(createStrokedPath(traceLine(x1, y, x2, y), color, ruleWidth));
  }

  /** Returns a legible colour for a text or line. @param getBoxes returns the boxes that it covers */
  private pickColor(color: string, getBoxes: () => readonly Box[]): string {
    const { colorPicker, hasVeil } = this;
    return colorPicker?.pickColor(color, this.sharedBoxes ?? getBoxes(), hasVeil) ?? color;
  }

  /**
   * Returns whether text in this colour is legible everywhere in a box of the page, so that it needs no other colour.
   */
  hasContrast(color: string, box: Box): boolean {
    const { colorPicker, hasVeil } = this;
    return !colorPicker || colorPicker.pickColor(color, [box], hasVeil) === color;
  }

  toUpperCase(text: string): string {
    return text.toLocaleUpperCase(languageTags[this.language]);
  }

  /** Capitalizes the first letter of a text in the document's language. */
  capitalizeFirst(text: string): string {
    const [first = ''] = splitGraphemes(text);
    return this.toUpperCase(first) + text.slice(first.length);
  }

  getMeasurer(text: string, face: FontRole): TextMeasurer {
    return getTextMeasurer(composeCombiningMarks(text), face, this.fonts);
  }

  /**
   * Draws a text in a smaller font size if it is wider than `maxWidth`.
   * @param x left edge, middle or right edge of the text, depending on `style.align`
   * @param y baseline of the first line
   */
  drawText(text: string, x: number, y: number, style: TextLineStyle & LineLimits): void {
    if (text === '') return;
    const { size, maxWidth = Infinity, minSize = 0, maxLines = 1, tracking = 0 } = style;
    const measurer = this.getMeasurer(text, style.face);
    const rules = { size, minSize, width: maxWidth, maxLines, tracking, oneLineShare: 0 };
    const fitted = fitText(measurer, rules);
    this.drawLines(fitted, measurer, x, y, style.lineHeight ?? size * 1.2, style);
  }

  /**
   * Draws the lines of a fitted text as one structure element, such as a paragraph.
   * @param x left edge, middle or right edge of the text, depending on `style.align`, points
   * @param y baseline of the first line, points
   * @param lineHeight distance between baselines, points
   */
  drawLines(
    fitted: FittedText,
    measurer: TextMeasurer,
    x: number,
    y: number,
    lineHeight: number,
    style: BlockStyle,
  ): void {
    const getPositions = () => getLinePositions(fitted, measurer, x, y, lineHeight, style);
    const getBoxes = () => getLineBoxes(fitted, getPositions());
    if (this.measuredLines) {
      if (!style.hasOwnBackground)
        this.measuredLines.push({ color: style.fill, size: fitted.size, boxes: getBoxes() });
      return;
    }
    const fill = style.hasOwnBackground ? style.fill : this.pickColor(style.fill, getBoxes);
    const { contour, align, role, block, continuation } = style;
    const styleKey = [
      fill,
      contour,
      align,
      role,
      continuation?.after,
      continuation?.x,
      continuation?.y,
    ];
    const cacheKey = [x, y, lineHeight, ...styleKey];
    const last = block ? undefined : latestPlacements.get(fitted);
    const shapes = last?.cacheKey.every((value, index) => value === cacheKey[index])
      ? last.shapes
      : this.placeLines(fitted, measurer, getPositions(), { ...style, fill });
    if (!block) latestPlacements.set(fitted, { cacheKey, shapes });
    for (const shape of shapes) this.shapes.push(shape);
  }

  private placeLines(
    { lines, size, tracking }: FittedText,
    measurer: TextMeasurer,
    positions: readonly LinePosition[],
    { face, fill, contour, role = 'P', block = { role } }: BlockStyle,
  ): Shape[] {
    const contourProps = createContour(contour);
    return lines.flatMap((line, index) => {
      const { baseline = 0, left: start = 0 } = positions[index] ?? {};
      let left = start;
      const runs = measurer.splitRuns(line);
      const nextLine = lines[index + 1];
      const hasSpaceAfter =
        nextLine !== undefined && !isBrokenWithoutSpace(line, nextLine, measurer.text);
      const isRightToLeft = measurer.isRightToLeft(line);
      const lineProps = runs.some(({ kind }) => kind === 'glyphs')
        ? { line: { text: line, isRightToLeft } }
        : {};
      const lastPosition = isRightToLeft ? 0 : runs.length - 1;
      return runs.map((run, position): Shape => {
        const isContinued = hasSpaceAfter && position === lastPosition;
        const common = {
          text: run.text,
          size,
          fill,
          y: baseline,
          block,
          isContinued,
          ...lineProps,
        };
        if (run.kind === 'face') {
          const { face: runFace, text, hasGroupGaps } = run;
          const { xs, right } = placeGlyphs(runFace, text, left, size, tracking, hasGroupGaps);
          left = right + tracking;
          return {
            ...common,
            ...contourProps,
            ...(run.sourceText !== undefined && { sourceText: run.sourceText }),
            ...(run.hasGroupGaps && { hasGroupGaps: true }),
            kind: 'text',
            face: run.face.name,
            tracking,
            xs,
            right,
          };
        }
        if (run.kind === 'glyphs') {
          const x = left;
          const right = x + (run.run.advance / run.run.unitsPerEm) * size;
          left = right + tracking;
          return { ...common, ...contourProps, kind: 'glyphRun', run: run.run, x, right };
        }
        const metrics = this.fonts.measureFallbackText(run.text, face);
        const x = left;
        const width = metrics.width * size;
        const ascent = metrics.ascent * size;
        const descent = metrics.descent * size;
        left += width + tracking;
        return { ...common, kind: 'fallbackText', role: face, x, width, ascent, descent };
      });
    });
  }

  getCapHeight(face: FontRole): number {
    const coreFace = this.fonts.getFace(face);
    return coreFace ? coreFace.capHeight / coreFace.unitsPerEm : 0.7;
  }
}

/** Radius of the corners of a veil, and stroke width of the line around it, points. */
const veilRadius = 6;
const veilLineWidth = 0.8;
/** Stroke width of horizontal lines, points. */
const ruleWidth = 0.6;
/** Stroke width of thin contours, points. The half inside the letters is hidden, so that they do not look bolder. */
const contourWidth = 0.7;

/** Creates the thin contour around letters of a pale colour. */
const createContour = (contour: string | undefined): { contour?: TextStroke } =>
  contour ? { contour: { color: contour, width: contourWidth } } : {};
