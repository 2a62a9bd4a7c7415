import { Blob, Buffer, Direction, Face, Font, shape } from 'harfbuzzjs';
import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';
import { isSliceFontName } from '../fonts/sliceNames.ts';
import type { ClusterGlyph, GlyphCluster, GlyphRun } from '../fonts/glyphRun.ts';
import { PathWriter } from '../layouts/ornaments/path.ts';
import { shareAdvance } from './shareAdvance.ts';

const maxCachedGraphemes = 10_000;
const maxCachedRuns = 2000;

/** Bounding box of the visible parts of a glyph, in font units. y grows upwards. */
interface GlyphBox {
  top: number;
  bottom: number;
  isEmpty: boolean;
}

/** A font whose text HarfBuzz shapes. */
export class ShapingFont {
  /** Whether the font has only some characters of a script, and is provided by the operator. */
  readonly isSlice: boolean;
  private readonly name: GlyphRun['fontName'];
  private readonly url: string | undefined;
  /** Script of the font, as an ISO 15924 code. */
  private readonly script: string;
  private readonly font: Font;
  private readonly unitsPerEm: number;
  // Reuse one buffer: buffers are only freed by garbage collection and would pile up over a long list.
  private readonly buffer = new Buffer();
  private readonly coverage = new Map<string, boolean>();
  private readonly boxes = new Map<number, GlyphBox>();
  private readonly runs = new Map<string, GlyphRun>();

  /**
   * @param bytes TrueType file of the font
   * @param url address of the font, if the operator provides it
   */
  constructor(name: GlyphRun['fontName'], script: string, bytes: Uint8Array, url?: string) {
    const face = new Face(new Blob(bytes));
    this.isSlice = isSliceFontName(name);
    this.name = name;
    this.url = url;
    this.script = script;
    this.font = new Font(face);
    this.unitsPerEm = face.upem;
  }

  /** Returns whether the font has all characters of a grapheme. */
  has(grapheme: string): boolean {
    return getOrCreateLru(this.coverage, maxCachedGraphemes, grapheme, () =>
      this.shapeGlyphs(grapheme, false).every(({ codepoint }) => codepoint !== 0),
    );
  }

  /** Selects and positions the glyphs of a text in one direction. The last results are cached. */
  shape(text: string, isRightToLeft: boolean): GlyphRun {
    return getOrCreateLru(this.runs, maxCachedRuns, `${isRightToLeft ? '<' : '>'}${text}`, () =>
      this.createRun(text, isRightToLeft),
    );
  }

  private createRun(text: string, isRightToLeft: boolean): GlyphRun {
    const { font, unitsPerEm } = this;
    const clusters = this.createClusters(text, isRightToLeft);
    let outline: string | undefined;
    let [top, bottom] = [0, 0];
    for (const { id, y } of clusters.flatMap(({ glyphs }) => glyphs)) {
      const box = this.getBox(id);
      if (box.isEmpty) continue;
      top = Math.max(top, box.top + y);
      bottom = Math.min(bottom, box.bottom + y);
    }
    return {
      fontName: this.name,
      ...(this.url !== undefined && { fontUrl: this.url }),
      unitsPerEm,
      text,
      isRightToLeft,
      clusters,
      advance: clusters.reduce((sum, { advance }) => sum + advance, 0),
      top,
      bottom,
      get outline() {
        return (outline ??= traceClusters(font, clusters));
      },
    };
  }

  private createClusters(text: string, isRightToLeft: boolean): GlyphCluster[] {
    const shaped = this.shapeGlyphs(text, isRightToLeft);
    const starts = [...new Set(shaped.map(({ cluster }) => cluster))].sort((a, b) => a - b);
    const ends = new Map(starts.map((start, index) => [start, starts[index + 1]]));
    const clusters: (Omit<GlyphCluster, 'characters'> & {
      start: number;
      glyphs: ClusterGlyph[];
    })[] = [];
    for (const {
      codepoint: id,
      cluster: start,
      xAdvance = 0,
      xOffset = 0,
      yOffset = 0,
    } of shaped) {
      let last = clusters.at(-1);
      if (last?.start !== start) {
        last = { start, text: text.slice(start, ends.get(start)), advance: 0, glyphs: [] };
        clusters.push(last);
      }
      if (!this.getBox(id).isEmpty || last.glyphs.length === 0)
        last.glyphs.push({ id, x: last.advance + xOffset, y: yOffset });
      last.advance += xAdvance;
    }
    const smallestAdvance = Math.ceil(this.unitsPerEm / 1000);
    return clusters.map(({ text: clusterText, advance, glyphs }) => {
      const characters = Array.from(clusterText);
      if (isRightToLeft) characters.reverse();
      return {
        text: clusterText,
        advance,
        glyphs,
        characters: shareAdvance(advance, characters, smallestAdvance),
      };
    });
  }

  private shapeGlyphs(text: string, isRightToLeft: boolean) {
    const { buffer } = this;
    buffer.clearContents();
    buffer.addText(text);
    buffer.setDirection(isRightToLeft ? Direction.RTL : Direction.LTR);
    buffer.setScript(this.script);
    // The language of a name is unknown. Without this, HarfBuzz takes the language of the environment.
    buffer.setLanguage('und');
    shape(this.font, buffer);
    return buffer.getGlyphInfosAndPositions();
  }

  private getBox(glyph: number): GlyphBox {
    return getOrCreate(this.boxes, glyph, () => {
      const { yBearing = 0, width = 0, height = 0 } = this.font.glyphExtents(glyph) ?? {};
      return {
        top: yBearing,
        bottom: yBearing + height,
        isEmpty: width === 0 && height === 0,
      };
    });
  }
}

function traceClusters(font: Font, clusters: readonly GlyphCluster[]): string {
  const path = new PathWriter();
  let pen = 0;
  for (const { advance, glyphs } of clusters) {
    for (const { id, x, y } of glyphs) traceGlyph(path, font, id, pen + x, y);
    pen += advance;
  }
  return path.toString();
}

/** Adds the outline of a glyph to a path with y downwards. @param originY y of the glyph's origin, upwards */
function traceGlyph(
  path: PathWriter,
  font: Font,
  glyph: number,
  originX: number,
  originY: number,
): void {
  for (const { type, values } of font.glyphToJson(glyph)) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map((value, index) =>
      index % 2 === 0 ? value + originX : -value - originY,
    );
    if (type === 'M') path.move(a, b);
    else if (type === 'L') path.addLine(a, b);
    else if (type === 'Q') path.addQuadraticCurve(a, b, c, d);
    else if (type === 'C') path.addCurve(a, b, c, d, e, f);
    else path.close();
  }
}
