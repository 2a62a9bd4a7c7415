import { getOrCreateLru } from '#runtime/getOrCreate.ts';
import { retryImport } from '#runtime/retryImport.ts';
import type { FallbackTextShape } from '../scene.ts';
import { getCssFontFamily, systemFontFamilies } from './faces.ts';
import type {
  FaceName,
  FallbackTextMetrics,
  FontRole,
  LineShaper,
  LoadedCertificateFonts,
} from './faces.ts';
import { loadFonts } from './loadFonts.ts';
import { isFaceLoaded, addFontsToDocument } from './screenFonts.ts';
import { UnwritableTextError } from './unwritableText.ts';

/**
 * An image of text that the certificate fonts cannot display. The image fills the box that the layout has reserved for
 * the text.
 */
export interface FallbackTextImage {
  /** The image as a `data:` URL of a PNG file. */
  url: string;
  /** Pixels of the image. Computed when the property is read for the first time. */
  readonly pixels: RasterizedText;
}

export interface RasterizedText {
  width: number;
  height: number;
  /** Four bytes per pixel: red, green, blue, opacity. The colours are not multiplied by the opacity. */
  rgba: Uint8ClampedArray;
}

/**
 * Font size at which text is measured, in CSS pixels. Text of other sizes is drawn by scaling text of this size, so
 * that its proportions match the measurement.
 */
const pixelsPerEm = 100;
/**
 * Space between the letters and the edge of the image, so that smoothed letter edges are not cut off. In CSS pixels, at
 * the font size `pixelsPerEm`.
 */
const margin = 1;
/** Number of image pixels per point at a resolution of 300 dpi. */
const dotsPerPoint = 300 / 72;
const maxPixels = 16e6;
const maxImages = 200;
const maxExtents = 1000;

/** Certificate fonts that can place combining marks (accents) on letters, by the purpose of the text. */
const facesWithMarks: Readonly<Record<FontRole, FaceName>> = {
  title: 'titleWide',
  body: 'bodyWide',
  bold: 'boldWide',
  identifier: 'bodyWide',
};
/**
 * Pattern of a Latin letter with a combining mark (accent), as in Guarani and Yoruba. Unicode has no single character
 * for these letters with their marks.
 */
const letterWithMark = /\p{Script=Latin}\p{M}/u;

const firstLetter = /\p{L}/u;
const rightToLeft =
  /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}|\p{Script=Adlam}/u;

// Bounded caches of pure functions.
const extents = new Map<string, TextExtent>();
const images = new Map<string, FallbackTextImage>();

/** Size of a text as distances from the start of its baseline, in CSS pixels. All four distances are positive. */
interface TextExtent {
  left: number;
  right: number;
  ascent: number;
  descent: number;
}

function createContext(text: string, width = 1, height = 1): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new UnwritableTextError(text);
  return context;
}

/**
 * Returns the CSS `font` value for a text. Latin letters with combining marks get a certificate font if it is loaded.
 * Other text gets system fonts.
 */
function getCssFont(text: string, role: FontRole): string {
  const face = facesWithMarks[role];
  // Titles are not bold: the title face is light, and a system semibold would look heavier.
  const weight = role === 'bold' ? 600 : 400;
  return letterWithMark.test(text) && isFaceLoaded(face)
    ? `400 ${pixelsPerEm}px ${getCssFontFamily(face)}, ${systemFontFamilies[role]}`
    : `${weight} ${pixelsPerEm}px ${systemFontFamilies[role]}`;
}

function applyTextStyle(context: CanvasRenderingContext2D, text: string, font: string): void {
  context.font = font;
  context.direction = rightToLeft.test(firstLetter.exec(text)?.[0] ?? '') ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  context.textRendering = 'geometricPrecision';
}

/**
 * Measures the box of a text. The box contains the line box, and the parts of letters that extend beyond the line box.
 */
function measureExtent(text: string, font: string): TextExtent {
  return getOrCreateLru(extents, maxExtents, `${font} ${text}`, () => {
    const context = createContext(text);
    applyTextStyle(context, text, font);
    const metrics = context.measureText(text);
    return {
      left: Math.max(0, metrics.actualBoundingBoxLeft + margin),
      right: Math.max(metrics.width, metrics.actualBoundingBoxRight + margin),
      ascent: Math.max(metrics.fontBoundingBoxAscent, metrics.actualBoundingBoxAscent + margin),
      descent: Math.max(metrics.fontBoundingBoxDescent, metrics.actualBoundingBoxDescent + margin),
    };
  });
}

/**
 * Measures text that the certificate fonts cannot display. Uses the same system fonts as `drawFallbackText`.
 * @throws UnwritableTextError if the environment has no canvas
 */
export function measureFallbackText(text: string, role: FontRole): FallbackTextMetrics {
  const { left, right, ascent, descent } = measureExtent(text, getCssFont(text, role));
  return {
    width: (left + right) / pixelsPerEm,
    ascent: ascent / pixelsPerEm,
    descent: descent / pixelsPerEm,
  };
}

function paintText(shape: FallbackTextShape): CanvasRenderingContext2D {
  const { text, role, fill } = shape;
  const font = getCssFont(text, role);
  const extent = measureExtent(text, font);
  const area = shape.width * (shape.ascent + shape.descent) * dotsPerPoint ** 2;
  const scale = dotsPerPoint * Math.min(1, Math.sqrt(maxPixels / area));
  const width = Math.max(1, Math.round(shape.width * scale));
  const height = Math.max(1, Math.round((shape.ascent + shape.descent) * scale));
  const context = createContext(text, width, height);
  // Scale the measured box to fill the image, so that the text has the size for which the layout measured it.
  context.scale(width / (extent.left + extent.right), height / (extent.ascent + extent.descent));
  applyTextStyle(context, text, font);
  context.fillStyle = fill;
  context.fillText(text, extent.left, extent.ascent);
  return context;
}

/**
 * Draws text that the certificate fonts cannot display as an image at 300 dpi. The browser arranges the letters, and
 * emoji are coloured.
 * @throws UnwritableTextError if the environment has no canvas
 */
export function drawFallbackText(shape: FallbackTextShape): FallbackTextImage {
  const { text, role, size, fill, width } = shape;
  const key = [getCssFont(text, role), size, fill, width, text].join(' ');
  return getOrCreateLru(images, maxImages, key, () => ({
    url: paintText(shape).canvas.toDataURL('image/png'),
    get pixels() {
      const context = paintText(shape);
      const { width: columns, height: rows } = context.canvas;
      return { width: columns, height: rows, rgba: context.getImageData(0, 0, columns, rows).data };
    },
  }));
}

/** Smallest WebAssembly module: only the header. */
const emptyModule = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0);

/** Returns whether the content security policy of the page allows WebAssembly, in which text is shaped. */
function isWebAssemblyAllowed(): boolean {
  try {
    new WebAssembly.Module(emptyModule);
    return true;
  } catch {
    return false;
  }
}

/** Loads the code and fonts that shape texts. Without WebAssembly, the browser draws these texts with system fonts. */
async function loadShaper(
  texts: readonly string[],
  fontsUrl: string | undefined,
): Promise<LineShaper | undefined> {
  if (!isWebAssemblyAllowed()) return undefined;
  const { loadBrowserLineShaper } = await retryImport(
    () => import(/* webpackChunkName: "shaping" */ '../shaping/browserLineShaper.ts'),
  );
  return loadBrowserLineShaper(texts, fontsUrl);
}

/**
 * Loads the fonts that a browser needs to lay out these texts. Characters that the certificate fonts lack are measured
 * in system fonts.
 * @param fontsUrl URL of the folder of font slices. Default: there are none
 * @throws the error of a failed chunk request
 */
export async function loadCertificateAndFallbackFonts(
  texts: readonly string[],
  fontsUrl?: string,
): Promise<LoadedCertificateFonts> {
  const hasMarks = texts.some((text) => letterWithMark.test(text));
  const [fonts] = await Promise.all([
    loadFonts(
      texts,
      measureFallbackText,
      (shaped) => loadShaper(shaped, fontsUrl),
      Boolean(fontsUrl),
    ),
    addFontsToDocument(hasMarks ? Object.values(facesWithMarks) : []),
  ]);
  return fonts;
}
