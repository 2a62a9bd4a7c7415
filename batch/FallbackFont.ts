import { Blob, Buffer, Direction, Face, Font, shape, Variation } from 'harfbuzzjs';
import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';
import type { PixelImage } from '#rendering/pdf/pdfImages.ts';
import { readPng } from '#rendering/images/formats/readPng.ts';
import { shrinkImage } from '#rendering/images/shrink.ts';

/** A glyph and its position relative to the start of its text, in ems. y grows upwards. */
export interface ShapedGlyph {
  id: number;
  x: number;
  y: number;
}

/** Bounding box of the visible parts of a glyph, in ems. y grows upwards. */
export interface GlyphExtent {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/**
 * A path command of a glyph outline. `values` contains x and y of each control point, then of the end point, in ems.
 */
export interface OutlineSegment {
  type: 'M' | 'L' | 'Q' | 'C' | 'Z';
  values: readonly number[];
}

const maxCachedClusters = 10_000;

const blank = /^[\s\p{Default_Ignorable_Code_Point}]*$/u;

/** A font of one weight, for text with characters that the certificate fonts lack. */
export class FallbackFont {
  /** Whether the glyphs are colour images, as in emoji fonts. */
  readonly isColored: boolean;
  readonly ascent: number;
  /** Depth of the font below the baseline in ems, a positive number. */
  readonly descent: number;
  private readonly font: Font;
  private readonly unitsPerEm: number;
  // Reuse one buffer: buffers are only freed by garbage collection and would pile up over a long list.
  private readonly buffer = new Buffer();
  private readonly coverage = new Map<string, boolean>();
  /** Colour image of a glyph, by glyph id. The array is empty for a glyph without an image. */
  private readonly images = new Map<number, readonly PixelImage[]>();

  /**
   * Creates a font from a face (one style) of a font file.
   * @param weight weight of the letters, 100 to 900. Only affects variable fonts, which contain several weights
   */
  constructor(face: Face, weight: number) {
    this.font = new Font(face);
    if (face.getAxisInfos().wght) this.font.setVariations([new Variation('wght', weight)]);
    this.isColored = face.hasColorPng();
    this.unitsPerEm = face.upem;
    const { ascender, descender } = this.font.hExtents();
    this.ascent = ascender / face.upem;
    this.descent = -descender / face.upem;
  }

  /**
   * Returns whether the font has all characters of a grapheme, and draws something visible unless the grapheme is
   * blank.
   */
  has(cluster: string): boolean {
    return getOrCreateLru(this.coverage, maxCachedClusters, cluster, () => {
      const { glyphs } = this.shape(cluster, false);
      const isComplete = glyphs.every(({ id }) => id !== 0);
      return isComplete && (blank.test(cluster) || glyphs.some(({ id }) => this.isVisible(id)));
    });
  }

  /**
   * Selects and positions the glyphs of a text in one script and direction. Returns the glyphs from left to right, and
   * the total advance width in ems.
   */
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
      const positioned = { id, x: (pen + xOffset) / this.unitsPerEm, y: yOffset / this.unitsPerEm };
      pen += xAdvance;
      return positioned;
    });
    return { glyphs, advance: pen / this.unitsPerEm };
  }

  getOutline(glyph: number): OutlineSegment[] {
    return this.font.glyphToJson(glyph).map(({ type, values }) => ({
      type: type as OutlineSegment['type'],
      values: values.map((value) => value / this.unitsPerEm),
    }));
  }

  /**
   * Returns the image of a colour glyph. The image is drawn as wide as the glyph's advance width, with its top at the
   * height of the font's ascent.
   */
  getImage(glyph: number): PixelImage | undefined {
    if (!this.isColored) return undefined;
    const [image] = getOrCreate(this.images, glyph, () => {
      const file = this.font.getGlyphColorPng(glyph);
      const pixels = file && readPng(file);
      return pixels ? [{ kind: 'pixels' as const, ...shrinkImage(pixels) }] : [];
    });
    return image;
  }

  /** Returns the bounding box of a glyph's visible parts. */
  getExtent(glyph: number): GlyphExtent {
    const image = this.getImage(glyph);
    if (image) {
      const right = this.font.glyphHAdvance(glyph) / this.unitsPerEm;
      const height = (right * image.height) / image.width;
      return { left: 0, right, top: this.ascent, bottom: this.ascent - height };
    }
    const {
      xBearing = 0,
      yBearing = 0,
      width = 0,
      height = 0,
    } = this.font.glyphExtents(glyph) ?? {};
    const toEms = (units: number) => units / this.unitsPerEm;
    return {
      left: toEms(xBearing),
      right: toEms(xBearing + width),
      top: toEms(yBearing),
      bottom: toEms(yBearing + height),
    };
  }

  private isVisible(glyph: number): boolean {
    return this.getImage(glyph) !== undefined || this.font.glyphToPath(glyph) !== '';
  }
}

/**
 * A face (one style) of a font file, with the properties by which a font is chosen: weight, slant, width and serifs.
 */
export interface FontStyle {
  face: Face;
  family: string;
  /** Weights that the font can show, 100 to 900. Both numbers are equal if the font is not variable. */
  weights: readonly [lightest: number, boldest: number];
  isSlanted: boolean;
  isFixedPitch: boolean;
  isCondensedOrExpanded: boolean;
}

const collectionTag = 'ttcf';

/** Reads the faces (fonts of one style) of a TrueType or OpenType file or collection. */
export function readFaces(bytes: Uint8Array): FontStyle[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isCollection = new TextDecoder('latin1').decode(bytes.subarray(0, 4)) === collectionTag;
  const count = isCollection ? view.getUint32(8) : 1;
  const blob = new Blob(bytes);
  return Array.from({ length: count }, (_, index) => readStyle(new Face(blob, index)));
}

function readStyle(face: Face): FontStyle {
  const readUint16 = (table: string, offset: number) => {
    const bytes = face.referenceTable(table) ?? new Uint8Array();
    return ((bytes[offset] ?? 0) << 8) | (bytes[offset + 1] ?? 0);
  };
  const weight = readUint16('OS/2', 4) || 400;
  const { min = weight, max = weight } = face.getAxisInfos().wght ?? {};
  return {
    face,
    family: face.getName(1, 'en'),
    weights: [min, max],
    // Italic or oblique.
    isSlanted: (readUint16('OS/2', 62) & 0x201) !== 0,
    isFixedPitch: readUint16('post', 14) !== 0,
    isCondensedOrExpanded: ![0, 5].includes(readUint16('OS/2', 6)),
  };
}
