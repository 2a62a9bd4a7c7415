import { formatDecimal } from '../formatDecimal.ts';
import type { FaceName, TextFontName } from '../fonts/faces.ts';
import { getTaggedBlock, groupAdjacentShapes } from '../groupAdjacentShapes.ts';
import type {
  FallbackTextShape,
  GlyphRunShape,
  ImageShape,
  PathShape,
  CircularTextShape,
  Shape,
  TaggedElement,
  TextShape,
} from '../scene.ts';
import type { FontUsage, SpacedFontName } from './FontUsage.ts';
import { formatPdfColor, formatNumbers, formatPrecise } from './syntax.ts';
import { createCircularTextForm, createOutlineForm, type PdfForm } from './formats/glyphForms.ts';
import { ByteWriter } from './content/ByteWriter.ts';
import { writePath } from './content/pathOperators.ts';
import {
  formatGlyphRun,
  formatInvisibleLine,
  formatInvisibleText,
  formatSpacedText,
  formatText,
  getSpacedFontName,
  isSpacedText,
  splitShapeAtGaps,
} from './textOperators.ts';

/**
 * Access to the fonts, images and graphics states of a PDF document. Page contents refer to images and graphics states
 * by resource names.
 */
export interface PainterResources {
  getFont(name: TextFontName): FontUsage;
  /** Returns the font of a letter-spaced text or of aligned digits. */
  getSpacedFont(name: SpacedFontName, face: FaceName): FontUsage;
  /** Returns the resource name of an image, or undefined for an image that could not be loaded and is not drawn. */
  getImageName(url: string): string | undefined;
  /** Returns the font of invisible text over images of text. */
  getInvisibleFont(): FontUsage;
  getFallbackTextName(shape: FallbackTextShape): string;
  /** Returns the resource name of a form. Forms with the same key are written once. */
  getFormName(key: string, form: PdfForm): string;
  /** Returns the resource name of the graphics state that sets this opacity. */
  getOpacityName(value: number): string;
}

/**
 * A writer that converts shapes to operators of a PDF content stream. In the shapes' coordinates, y grows downwards, so
 * the page's transformation matrix must flip the y axis.
 */
export class Painter {
  private readonly resources: PainterResources;
  private readonly content = new ByteWriter();
  private fill = '';
  private stroke = '';
  private strokeWidth = -1;

  constructor(resources: PainterResources) {
    this.resources = resources;
  }

  /** The operators written so far. Do not use the array after the next write, which may change it. */
  get bytes(): Uint8Array {
    return this.content.bytes;
  }

  write(operators: string): void {
    this.content.write(operators);
  }

  paintBackground(shapes: readonly (PathShape | ImageShape)[]): void {
    for (const shape of shapes) this.paintShape(shape);
  }

  /**
   * Paints shapes in reading order as marked content for screen readers. Adjacent shapes of the same structure element
   * form one marked-content sequence. All shapes without a structure element are marked as decoration.
   * @param assignMark returns the identifier of the next marked-content sequence, given its structure element
   */
  paintMarkedContent(shapes: readonly Shape[], assignMark: (block: TaggedElement) => number): void {
    for (const { owner: block, members } of groupAdjacentShapes(shapes, getTaggedBlock)) {
      const contoured = members.filter(
        (shape) => (shape.kind === 'text' || shape.kind === 'glyphRun') && shape.contour,
      );
      if (contoured.length > 0) {
        this.write('/Artifact BMC\n');
        for (const shape of contoured) {
          if (shape.kind === 'text') this.paintContour(shape);
          else if (shape.kind === 'glyphRun') this.paintGlyphRunContour(shape);
        }
        this.write('EMC\n');
      }
      this.write(block ? `/${block.role} <</MCID ${assignMark(block)}>> BDC\n` : '/Artifact BMC\n');
      for (const shape of members) this.paintShape(shape);
      this.write('EMC\n');
    }
  }

  private paintShape(shape: Shape): void {
    switch (shape.kind) {
      case 'path':
        this.paintPath(shape);
        break;
      case 'image':
        this.paintImage(shape);
        break;
      case 'text':
        this.paintText(shape);
        break;
      case 'circularText':
        this.paintCircularText(shape);
        break;
      case 'glyphRun':
        this.paintGlyphRun(shape);
        break;
      case 'fallbackText':
        this.paintFallbackText(shape);
    }
  }

  private paintPath({ d, frame, fill, stroke, strokeWidth = 1, opacity = 1 }: PathShape): void {
    if (!fill && !stroke) return;
    const needsOwnState = opacity < 1 || frame;
    if (needsOwnState) this.write('q\n');
    if (opacity < 1) this.write(`/${this.resources.getOpacityName(opacity)} gs\n`);
    if (frame)
      this.write(
        `${formatPrecise(frame.unit, 0, 0, frame.unit)} ${formatNumbers(frame.x, frame.y)} cm\n`,
      );
    if (fill) this.setFill(fill);
    if (stroke) this.setStroke(stroke, strokeWidth);
    writePath(this.content, d);
    this.write(fill && stroke ? 'B\n' : fill ? 'f\n' : 'S\n');
    if (needsOwnState) {
      this.write('Q\n');
      this.resetState();
    }
  }

  private paintImage({ url, x, y, width, height, clip }: ImageShape): void {
    const name = this.resources.getImageName(url);
    if (!name) return;
    const clipOperators = clip
      ? `${formatNumbers(clip.x, clip.y, clip.width, clip.height)} re W n `
      : '';
    this.write(
      `q ${clipOperators}${formatNumbers(width, 0, 0, -height, x, y + height)} cm /${name} Do Q\n`,
    );
  }

  /**
   * Paints the contour of letters as paths. If the contour were written as text, text copied from the PDF would contain
   * these letters twice.
   */
  private paintContour({ contour, face, size, text, xs, y }: TextShape): void {
    if (!contour) return;
    const { font } = this.resources.getFont(face);
    const scale = size / font.unitsPerEm;
    const strokeColor = formatPdfColor(contour.color);
    // The outlines are in font units, and so is the line around them.
    this.write(`q ${strokeColor} RG 1 j ${formatDecimal(contour.width / scale)} w\n`);
    for (const [index, x] of xs.entries()) {
      const character = text.charAt(index);
      const form = createOutlineForm(character, font);
      if (!form) continue;
      const name = this.resources.getFormName(`outline ${face} ${character}`, form);
      this.write(
        `q ${formatPrecise(scale, 0, 0, -scale)} ${formatNumbers(x, y)} cm /${name} Do Q\n`,
      );
    }
    this.write('Q\n');
  }

  /**
   * Paints text on a circle as paths, with invisible text in a straight line above it: MuPDF, Ghostscript and pdf.js take
   * each rotated letter for a line of its own.
   */
  private paintCircularText(shape: CircularTextShape): void {
    const usage = this.resources.getFont(shape.face);
    this.setFill(shape.fill);
    const { face, size, text, positions } = shape;
    const key = `circle ${face} ${size} ${text} ${positions.join(' ')}`;
    const form = createCircularTextForm(shape, usage.font);
    this.write(`/${this.resources.getFormName(key, form)} Do\n`);
    this.write(formatInvisibleLine(shape, usage));
  }

  private paintText(shape: TextShape): void {
    this.setFill(shape.fill);
    for (const part of splitShapeAtGaps(shape))
      this.write(
        isSpacedText(part)
          ? formatSpacedText(part, this.resources.getSpacedFont(getSpacedFontName(part), part.face))
          : formatText(part, this.resources.getFont(part.face)),
      );
  }

  private paintGlyphRun(shape: GlyphRunShape): void {
    this.setFill(shape.fill);
    this.write(formatGlyphRun(shape, this.resources.getFont(shape.run.fontName)));
  }

  private paintGlyphRunContour({ run, contour, size, x, y }: GlyphRunShape): void {
    if (!contour) return;
    const unit = size / run.unitsPerEm;
    this.write('q 1 j\n');
    this.paintPath({
      kind: 'path',
      d: run.outline,
      frame: { x, y, unit },
      stroke: contour.color,
      strokeWidth: contour.width / unit,
    });
    this.write('Q\n');
    this.resetState();
  }

  /**
   * Paints a text with characters that the fonts of the repository lack: as an image, below invisible text for searching
   * and copying.
   */
  private paintFallbackText(shape: FallbackTextShape): void {
    const { x, y, width, ascent, descent } = shape;
    const height = ascent + descent;
    this.write(
      `q ${formatNumbers(width, 0, 0, -height, x, y + descent)} cm /${this.resources.getFallbackTextName(shape)} Do Q\n` +
        formatInvisibleText(shape, this.resources.getInvisibleFont()),
    );
  }

  private setFill(fill: string): void {
    if (fill !== this.fill) this.write(`${formatPdfColor(fill)} rg\n`);
    this.fill = fill;
  }

  private setStroke(stroke: string, width: number): void {
    if (stroke !== this.stroke) this.write(`${formatPdfColor(stroke)} RG\n`);
    if (width !== this.strokeWidth) this.write(`${formatDecimal(width)} w\n`);
    this.stroke = stroke;
    this.strokeWidth = width;
  }

  private resetState(): void {
    this.fill = '';
    this.stroke = '';
    this.strokeWidth = -1;
  }
}
