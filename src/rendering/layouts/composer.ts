import { type Language, languageTags } from '#model/language.ts';
import { graphemesOf } from '#model/text/graphemes.ts';
import type { FaceRole, Fonts } from '../fonts/faces.ts';
import { segment } from '../ornaments/path.ts';
import {
  type Block,
  type Contour,
  type ImageShape,
  type PathShape,
  type Shape,
  stroked,
  type TextBlock,
} from '../scene.ts';
import { type FittedText, fitText } from '../text/fit.ts';
import { placeGlyphs, type Typeset, typeset } from '../text/typeset.ts';

export type Align = 'left' | 'center' | 'right';

export interface LineStyle {
  face: FaceRole;
  size: number;
  fill: string;
  tracking?: number;
  /** Of the contour around the letters, where there is one. */
  contour?: string | undefined;
  align?: Align;
  /** Default P. */
  role?: TextBlock['role'] | undefined;
  /** In place of a block of its own. */
  block?: Block;
  /** After so many lines it goes on elsewhere: its edge or middle there, and the baseline of the next one. */
  goesOn?: { after: number; x: number; y: number };
}

interface LineLimits {
  maxWidth?: number;
  minSize?: number;
  /** Default 1. */
  maxLines?: number;
  /** Points. */
  lineHeight?: number;
}

/** Lines that stand where they stood last are the same shapes, so that painters may keep what they made of them. */
const lastPlaced = new WeakMap<FittedText, { place: string; shapes: readonly Shape[] }>();

/** Collects the shapes of one side in reading order. */
export class Composer {
  readonly shapes: Shape[] = [];
  readonly fonts: Fonts;
  private readonly language: Language;

  constructor(fonts: Fonts, language: Language) {
    this.fonts = fonts;
    this.language = language;
  }

  draw(...shapes: readonly (PathShape | ImageShape)[]): void {
    this.shapes.push(...shapes);
  }

  /** What is written now is read before all that stands here already. */
  before<T>(write: () => T): T {
    const later = this.shapes.splice(0);
    const result = write();
    this.shapes.push(...later);
    return result;
  }

  rule(x1: number, x2: number, y: number, stroke: string): void {
    this.draw(stroked(segment(x1, y, x2, y), stroke, 0.6));
  }

  capitals(text: string): string {
    return text.toLocaleUpperCase(languageTags[this.language]);
  }

  /** With its first letter as one that begins a sentence. */
  opened(text: string): string {
    const [first = ''] = graphemesOf(text);
    return this.capitals(first) + text.slice(first.length);
  }

  typeset(text: string, face: FaceRole): Typeset {
    return typeset(text.normalize('NFC'), face, this.fonts);
  }

  /**
   * Words outside the stacks with their left edge, middle or right edge at x, shrunk to a width if need be.
   * @param y baseline of the first line
   */
  line(text: string, x: number, y: number, style: LineStyle & LineLimits): void {
    if (text === '') return;
    const { size, maxWidth = Infinity, minSize = 0, maxLines = 1, tracking = 0 } = style;
    const set = this.typeset(text, style.face);
    const rules = { size, minSize, width: maxWidth, maxLines, tracking, oneLineShare: 0 };
    const fitted = fitText(set, rules);
    this.lines(fitted, set, x, y, style.lineHeight ?? size * 1.2, style);
  }

  /**
   * Lines of one block.
   * @param y baseline of the first
   * @param lineHeight points
   */
  lines(
    fitted: FittedText,
    set: Typeset,
    x: number,
    y: number,
    lineHeight: number,
    style: Omit<LineStyle, 'size' | 'tracking'>,
  ): void {
    const { fill, contour, align, role, block, goesOn } = style;
    const look = [fill, contour, align, role, goesOn?.after, goesOn?.x, goesOn?.y];
    const place = [x, y, lineHeight, ...look].join('|');
    const last = block ? undefined : lastPlaced.get(fitted);
    const shapes =
      last?.place === place ? last.shapes : this.placed(fitted, set, x, y, lineHeight, style);
    if (!block) lastPlaced.set(fitted, { place, shapes });
    for (const shape of shapes) this.shapes.push(shape);
  }

  private placed(
    { lines, size, tracking }: FittedText,
    set: Typeset,
    x: number,
    y: number,
    lineHeight: number,
    {
      face,
      fill,
      contour,
      align = 'left',
      role = 'P',
      block = { role },
      goesOn,
    }: Omit<LineStyle, 'size' | 'tracking'>,
  ): Shape[] {
    return lines.flatMap((line, index) => {
      const width = set.widthOf(line) * size + tracking * Math.max(0, line.length - 1);
      const [place, below] =
        goesOn && index >= goesOn.after ? [goesOn, index - goesOn.after] : [{ x, y }, index];
      let left = place.x - (align === 'center' ? width / 2 : align === 'right' ? width : 0);
      const baseline = place.y + below * lineHeight;
      const isLast = index === lines.length - 1;
      const runs = set.runsOf(line);
      return runs.map((run, position): Shape => {
        const isContinued = !isLast && position === runs.length - 1;
        const common = { text: run.text, size, fill, y: baseline, block, isContinued };
        if (run.kind === 'face') {
          const { xs, right } = placeGlyphs(run.face, run.text, left, size, tracking);
          left = right + tracking;
          const drawn = contour ? { contour: contourOf(contour, size) } : {};
          return { ...common, ...drawn, kind: 'text', face: run.face.name, tracking, xs, right };
        }
        const { width: em, ascent, descent } = this.fonts.measureForeign(run.text, face);
        const shape = { x: left, width: em * size, ascent: ascent * size, descent: descent * size };
        left += em * size + tracking;
        return { ...common, kind: 'foreign', role: face, ...shape };
      });
    });
  }

  capHeight(face: FaceRole): number {
    const core = this.fonts.face(face);
    return core ? core.capHeight / core.unitsPerEm : 0.7;
  }
}

/** As wide as it must be to be seen around letters of a size. */
const contourOf = (color: string, size: number): Contour => ({
  color,
  width: Math.max(0.7, 0.026 * size),
});
