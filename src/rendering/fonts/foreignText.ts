import { rememberedLately } from '#model/remembered.ts';
import type { ForeignShape } from '../scene.ts';
import { registeredName, systemFamilies } from './faces.ts';
import type { FaceName, FaceRole, Fonts, ForeignMeasure } from './faces.ts';
import { loadFonts } from './loadFonts.ts';
import { hasFace, readyFaces } from './screenFonts.ts';
import { UnwritableText } from './unwritableText.ts';

/** A picture of foreign text, for its shape's box. */
export interface ForeignPicture {
  /** A PNG as `data:` URL. */
  url: string;
  /** The same picture, read when it is asked for. */
  readonly pixels: Pixels;
}

export interface Pixels {
  width: number;
  height: number;
  /** Four bytes a pixel, not premultiplied. */
  rgba: Uint8ClampedArray;
}

/** CSS pixels to the em while measuring; drawing scales the same text, so that it fits what was measured. */
const em = 100;
/** Of the ink from the picture's edge, the same unit: its soft edge is no part of its measure. */
const margin = 1;
/** 300 dots an inch, in dots a point. */
const density = 300 / 72;
const mostPixels = 16e6;
const mostPictures = 200;
const mostMeasures = 1000;

// The title face is a light one: a semibold of the system would outweigh it.
const weights: Readonly<Record<FaceRole, number>> = { title: 400, body: 400, bold: 600 };

/** Files that set marks on letters. */
const facesWithMarks: Readonly<Record<FaceRole, FaceName>> = {
  title: 'titleWide',
  body: 'bodyWide',
  bold: 'boldWide',
};
/** A letter with a mark that Unicode has not composed, as Guarani and Yoruba have them. */
const marked = /\p{Script=Latin}\p{M}/u;

const firstLetter = /\p{L}/u;
const rightToLeft =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u;

// Results of pure functions, bounded: keeping them is not state.
const measures = new Map<string, Extent>();
const pictures = new Map<string, ForeignPicture>();

/** CSS pixels from the start of the line, all positive. */
interface Extent {
  left: number;
  right: number;
  ascent: number;
  descent: number;
}

function contextFor(text: string, width = 1, height = 1): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new UnwritableText(text);
  return context;
}

/** CSS: our own face for our own letters, the system's fonts for the rest. */
function fontFor(text: string, role: FaceRole): string {
  const own = facesWithMarks[role];
  return marked.test(text) && hasFace(own)
    ? `400 ${em}px ${registeredName(own)}, ${systemFamilies[role]}`
    : `${weights[role]} ${em}px ${systemFamilies[role]}`;
}

function setType(context: CanvasRenderingContext2D, text: string, font: string): void {
  context.font = font;
  context.direction = rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.textRendering = 'geometricPrecision';
}

/** Covers the ink, which may reach beyond its line, and the line. */
function extentOf(text: string, font: string): Extent {
  return rememberedLately(measures, mostMeasures, `${font} ${text}`, () => {
    const context = contextFor(text);
    setType(context, text, font);
    const measured = context.measureText(text);
    return {
      left: Math.max(0, measured.actualBoundingBoxLeft + margin),
      right: Math.max(measured.width, measured.actualBoundingBoxRight + margin),
      ascent: Math.max(measured.fontBoundingBoxAscent, measured.actualBoundingBoxAscent + margin),
      descent: Math.max(
        measured.fontBoundingBoxDescent,
        measured.actualBoundingBoxDescent + margin,
      ),
    };
  });
}

/** Measures text as `drawForeign` draws it, with the fonts of the system. @throws UnwritableText without a canvas */
export function measureForeign(text: string, role: FaceRole): ForeignMeasure {
  const { left, right, ascent, descent } = extentOf(text, fontFor(text, role));
  return { width: (left + right) / em, ascent: ascent / em, descent: descent / em };
}

function paint(shape: ForeignShape): CanvasRenderingContext2D {
  const { text, role, fill } = shape;
  const font = fontFor(text, role);
  const extent = extentOf(text, font);
  const area = shape.width * (shape.ascent + shape.descent) * density ** 2;
  const scale = density * Math.min(1, Math.sqrt(mostPixels / area));
  const width = Math.max(1, Math.round(shape.width * scale));
  const height = Math.max(1, Math.round((shape.ascent + shape.descent) * scale));
  const context = contextFor(text, width, height);
  // All of what was measured fills all of the picture: it is as wide and high on paper as the layout took it for.
  context.scale(width / (extent.left + extent.right), height / (extent.ascent + extent.descent));
  setType(context, text, font);
  context.fillStyle = fill;
  context.fillText(text, extent.left, extent.ascent);
  return context;
}

/**
 * Draws foreign text as one picture of 300 dots an inch: letters join and run as their writing does, emoji have colours.
 * @throws UnwritableText without a canvas
 */
export function drawForeign(shape: ForeignShape): ForeignPicture {
  const { text, role, size, fill, width } = shape;
  const key = [fontFor(text, role), size, fill, width, text].join(' ');
  return rememberedLately(pictures, mostPictures, key, () => ({
    url: paint(shape).canvas.toDataURL('image/png'),
    get pixels() {
      const context = paint(shape);
      const { width: columns, height: rows } = context.canvas;
      return { width: columns, height: rows, rgba: context.getImageData(0, 0, columns, rows).data };
    },
  }));
}

/**
 * What layout needs in a browser to set these texts, foreign ones included.
 * @throws whatever a failed chunk request gives
 */
export async function loadScreenFonts(texts: readonly string[]): Promise<Fonts> {
  const withMarks = texts.some((text) => marked.test(text));
  const [fonts] = await Promise.all([
    loadFonts(texts, measureForeign),
    readyFaces(withMarks ? Object.values(facesWithMarks) : []),
  ]);
  return fonts;
}
