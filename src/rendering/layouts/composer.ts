import { type Language, languageTags } from '#model/language.ts';
import { graphemesOf } from '#model/text/graphemes.ts';
import type { Ink, InkAt } from '../artworkInks.ts';
import type { FaceRole, Fonts } from '../fonts/faces.ts';
import { segment } from '../ornaments/path.ts';
import {
  type Block,
  type Box,
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
  /** It stands on a ground of its own, whatever the paper is. */
  hasOwnGround?: boolean | undefined;
  align?: Align;
  /** Default P. */
  role?: TextBlock['role'] | undefined;
  /** In place of a block of its own. */
  block?: Block;
  /** After so many lines it goes on elsewhere: its edge or middle there, and the baseline of the next one. */
  goesOn?: { after: number; x: number; y: number };
}

/** The look of a block, whose lines are fitted already. */
type BlockStyle = Omit<LineStyle, 'size' | 'tracking'>;

interface LineLimits {
  maxWidth?: number;
  minSize?: number;
  /** Default 1. */
  maxLines?: number;
  /** Points. */
  lineHeight?: number;
}

/** Lines that stand where they stood last are the same shapes, so that painters may keep what they made of them. */
const lastPlaced = new WeakMap<
  FittedText,
  { place: readonly unknown[]; shapes: readonly Shape[] }
>();

/** Collects the shapes of one side in reading order. */
export class Composer {
  readonly shapes: Shape[] = [];
  readonly fonts: Fonts;
  private readonly language: Language;
  private readonly inkAt: InkAt | undefined;
  private ground: readonly Box[] | undefined;

  /** @param inkAt in what is written where the paper is somebody's picture. Default: in the colours that are asked for */
  constructor(fonts: Fonts, language: Language, inkAt?: InkAt) {
    this.fonts = fonts;
    this.language = language;
    this.inkAt = inkAt;
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

  /** What is written now is in the inks that read in all of a box: alike, where the paper is not. */
  alike(box: Box, write: () => void): void {
    this.ground = [box];
    write();
    this.ground = undefined;
  }

  /** @param hasOwnGround it lies on something that was drawn for it */
  rule(x1: number, x2: number, y: number, stroke: string, hasOwnGround = false): void {
    const box = { x: x1, y: y - ruleWidth, width: x2 - x1, height: 2 * ruleWidth };
    const ink = hasOwnGround ? undefined : this.inkAt?.(stroke, this.ground ?? [box]);
    this.draw(stroked(segment(x1, y, x2, y), ink?.fill ?? stroke, ruleWidth));
  }

  /** Whether a colour reads on whatever the paper is in a box. */
  reads(color: string, box: Box): boolean {
    const ink = this.inkAt?.(color, [box]);
    return ink === undefined || (ink.fill === color && !ink.outline);
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
    style: BlockStyle,
  ): void {
    const places = () => linePlaces(fitted, set, x, y, lineHeight, style);
    const ink = style.hasOwnGround
      ? undefined
      : this.inkAt?.(style.fill, this.ground ?? boxesOf(fitted, places()));
    const { fill, contour, align, role, block, goesOn } = { ...style, ...ink };
    const look = [fill, contour, ink?.outline, align, role, goesOn?.after, goesOn?.x, goesOn?.y];
    const place = [x, y, lineHeight, ...look];
    const last = block ? undefined : lastPlaced.get(fitted);
    const shapes = last?.place.every((value, index) => value === place[index])
      ? last.shapes
      : this.placed(fitted, set, places(), { ...style, ...ink });
    if (!block) lastPlaced.set(fitted, { place, shapes });
    for (const shape of shapes) this.shapes.push(shape);
  }

  private placed(
    { lines, size, tracking }: FittedText,
    set: Typeset,
    places: readonly LinePlace[],
    { face, fill, contour, outline, role = 'P', block = { role } }: BlockStyle & Partial<Ink>,
  ): Shape[] {
    return lines.flatMap((line, index) => {
      const { baseline = 0, left: start = 0 } = places[index] ?? {};
      let left = start;
      const isLast = index === lines.length - 1;
      const runs = set.runsOf(line);
      return runs.map((run, position): Shape => {
        const isContinued = !isLast && position === runs.length - 1;
        const common = { text: run.text, size, fill, y: baseline, block, isContinued };
        if (run.kind === 'face') {
          const { xs, right } = placeGlyphs(run.face, run.text, left, size, tracking);
          left = right + tracking;
          const drawn = around({ contour, outline }, size);
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

/** Where a line begins, and how wide it is. */
interface LinePlace {
  left: number;
  baseline: number;
  width: number;
}

function linePlaces(
  { lines, size, tracking }: FittedText,
  set: Typeset,
  x: number,
  y: number,
  lineHeight: number,
  { align = 'left', goesOn }: BlockStyle,
): LinePlace[] {
  return lines.map((line, index) => {
    const width = set.widthOf(line) * size + tracking * Math.max(0, line.length - 1);
    const [place, below] =
      goesOn && index >= goesOn.after ? [goesOn, index - goesOn.after] : [{ x, y }, index];
    return {
      left: place.x - (align === 'center' ? width / 2 : align === 'right' ? width : 0),
      baseline: place.y + below * lineHeight,
      width,
    };
  });
}

/** Of the size: how far letters reach over and below their line. */
const [ascent, descent] = [0.75, 0.25];

const boxesOf = ({ size }: FittedText, places: readonly LinePlace[]): Box[] =>
  places.map(({ left, baseline, width }) => ({
    x: left,
    y: baseline - ascent * size,
    width,
    height: (ascent + descent) * size,
  }));

/** Points. */
const ruleWidth = 0.6;
const outlineWidth = { least: 1.2, most: 2.6, ofSize: 0.1 };

/** What is around letters of a size: a contour as wide as it must be to be seen, an outline as wide as to be read by. */
function around(
  { contour, outline }: Partial<Record<'contour' | 'outline', string | undefined>>,
  size: number,
): { contour?: Contour } {
  if (outline) {
    const { least, most, ofSize } = outlineWidth;
    return { contour: { color: outline, width: Math.min(most, Math.max(least, ofSize * size)) } };
  }
  return contour ? { contour: { color: contour, width: Math.max(0.7, 0.026 * size) } } : {};
}
