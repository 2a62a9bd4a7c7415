import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';
import { remembered, rememberedLately } from '#model/remembered.ts';
import type { PixelPicture } from '../pdf/pictures.ts';
import { pixelsOfFile } from '../picture/pixelsOfFile.ts';

/** A glyph where shaping puts it, in ems from where its stretch begins, y upwards. */
export interface ShapedGlyph {
  id: number;
  x: number;
  y: number;
}

/** Ems, y upwards. */
export interface Extent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Ems: where to, after the handles of a curve. */
export interface OutlineStep {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  values: readonly number[];
}

const mostKnown = 10_000;

const blank = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** A font of a file, at one weight. */
export class ForeignFont {
  /** Its glyphs are pictures, as those of emoji are. */
  readonly isColored: boolean;
  readonly ascent: number;
  /** Positive. */
  readonly descent: number;
  private readonly font: Font;
  private readonly unitsPerEm: number;
  // One for all: what is freed by a collector alone would grow over a long list.
  private readonly buffer = new Buffer();
  private readonly known = new Map<string, boolean>();
  /** None or one of a glyph. */
  private readonly pictures = new Map<number, readonly PixelPicture[]>();

  /** @param weight of a variable font */
  constructor(face: Face, weight: number) {
    this.font = new Font(face);
    if (face.getAxisInfos().wght) this.font.setVariations([new Variation('wght', weight)]);
    this.isColored = face.hasColorPng();
    this.unitsPerEm = face.upem;
    const { ascender, descender } = this.font.hExtents();
    this.ascent = ascender / face.upem;
    this.descent = -descender / face.upem;
  }

  /** Whether each character of a cluster is drawn, and something is seen of it. */
  has(cluster: string): boolean {
    return rememberedLately(this.known, mostKnown, cluster, () => {
      const { glyphs } = this.shape(cluster, false);
      const isWhole = glyphs.every(({ id }) => id !== 0);
      return isWhole && (blank.test(cluster) || glyphs.some(({ id }) => this.isSeen(id)));
    });
  }

  /** The glyphs of a stretch of one script and direction, from left to right, and how far they reach. */
  shape(text: string, isRightToLeft: boolean): { glyphs: ShapedGlyph[]; advance: number } {
    const { buffer } = this;
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    shape(this.font, buffer);
    let pen = 0;
    const glyphs = buffer.getGlyphInfosAndPositions().map((glyph) => {
      const { codepoint: id, xAdvance = 0, xOffset = 0, yOffset = 0 } = glyph;
      const placed = { id, x: (pen + xOffset) / this.unitsPerEm, y: yOffset / this.unitsPerEm };
      pen += xAdvance;
      return placed;
    });
    return { glyphs, advance: pen / this.unitsPerEm };
  }

  outline(glyph: number): OutlineStep[] {
    return this.font.glyphToJson(glyph).map(({ type, values }) => ({
      type: type as OutlineStep['type'],
      values: values.map((value) => value / this.unitsPerEm),
    }));
  }

  /** Of a glyph that is one: as wide as its advance, below the ascent. */
  picture(glyph: number): PixelPicture | undefined {
    if (!this.isColored) return undefined;
    const [picture] = remembered(this.pictures, glyph, () => {
      const file = this.font.getGlyphColorPng(glyph);
      const pixels = file && pixelsOfFile(file);
      return pixels ? [{ kind: 'pixels' as const, ...pixels }] : [];
    });
    return picture;
  }

  /** What is seen of a glyph. */
  extentOf(glyph: number): Extent {
    const picture = this.picture(glyph);
    if (picture) {
      const right = this.font.glyphHAdvance(glyph) / this.unitsPerEm;
      const height = (right * picture.height) / picture.width;
      return { left: 0, right, top: this.ascent, bottom: this.ascent - height };
    }
    const {
      xBearing = 0,
      yBearing = 0,
      width = 0,
      height = 0,
    } = this.font.glyphExtents(glyph) ?? {};
    const [left, right, top, bottom] = [
      ...[xBearing, xBearing + width, yBearing, yBearing + height],
    ].map((value) => value / this.unitsPerEm);
    return { left: left ?? 0, right: right ?? 0, top: top ?? 0, bottom: bottom ?? 0 };
  }

  private isSeen(glyph: number): boolean {
    return this.picture(glyph) !== undefined || this.font.glyphToPath(glyph) !== '';
  }
}

/** A face of a file, and what tells it from others. */
export interface FontStyle {
  face: Face;
  family: string;
  /** 100 to 900; of a variable font the range. */
  weights: readonly [lightest: number, boldest: number];
  isSlanted: boolean;
  isFixedPitch: boolean;
  /** Condensed or expanded. */
  isOfOtherWidth: boolean;
}

const collection = 'ttcf';

/** The faces of a TrueType or OpenType file, or of a collection of them. */
export function facesIn(bytes: Uint8Array): FontStyle[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isCollection = new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === collection;
  const count = isCollection ? view.getUint32(8) : 1;
  const blob = new Blob(bytes);
  return Array.from({ length: count }, (_, index) => styleOf(new Face(blob, index)));
}

function styleOf(face: Face): FontStyle {
  const numberIn = (table: string, at: number) => {
    const bytes = face.referenceTable(table) ?? new Uint8Array();
    return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
  };
  const weight = numberIn('OS/2', 4) || 400;
  const { min = weight, max = weight } = face.getAxisInfos().wght ?? {};
  return {
    face,
    family: face.getName(1, 'en'),
    weights: [min, max],
    // Italic and oblique.
    isSlanted: (numberIn('OS/2', 62) & 0x201) !== 0,
    isFixedPitch: numberIn('post', 14) !== 0,
    isOfOtherWidth: ![0, 5].includes(numberIn('OS/2', 6)),
  };
}
