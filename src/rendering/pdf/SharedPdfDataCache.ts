import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';
import type { TextFontName } from '../fonts/faces.ts';
import { isSliceFontName } from '../fonts/sliceNames.ts';
import { createFontUsageOfAllLatin, type FontUsage, type PdfFontName } from './FontUsage.ts';
import { buildFontProgram, type FontProgram } from './fontProgram.ts';
import { type DeflatedBytes, deflate } from './formats/deflate.ts';
import { type PixelImage, type DeflatedPixels, deflatePixels } from './pdfImages.ts';
import { readTrueType, type TrueType } from './formats/trueType.ts';

/** Backgrounds, texts on circles and outlined letters. A document has about thirty of them, or fewer. */
const maxStreams = 64;

/** A PDF font with all Latin letters of the languages in which certificates are issued. */
interface LatinFont {
  usage: FontUsage;
  program: FontProgram;
}

/** A cache of data that PDF documents with the same designs and fonts share. Its size is limited. */
export class SharedPdfDataCache {
  private readonly fonts = new Map<TextFontName, TrueType>();
  private readonly latinFonts = new Map<PdfFontName, LatinFont>();
  private readonly spacedPrograms = new Map<string, FontProgram>();
  private readonly streams = new Map<string, DeflatedBytes>();
  private readonly images = new WeakMap<PixelImage, DeflatedPixels>();

  getFont(name: TextFontName, bytes: Uint8Array): TrueType {
    return getOrCreate(this.fonts, name, () => readTrueType(bytes));
  }

  /**
   * Returns a font program that documents share if possible: with all Latin letters of the certificate languages, or
   * of spaced text, which is often the same in documents of one design. Other programs are compressed for speed.
   */
  getSharedProgram(usage: FontUsage): FontProgram {
    const { name } = usage;
    if (name.includes('Spaced')) {
      const key = `${name}\n${usage.describeComposites()}`;
      return getOrCreateLru(this.spacedPrograms, maxStreams, key, () => buildFontProgram(usage));
    }
    const isShaped = usage.composites.length > 0 || isSliceFontName(name);
    const latin = isShaped ? undefined : this.getLatinFont(name, usage.font);
    return latin && usage.isSubsetOf(latin.usage) ? latin.program : buildFontProgram(usage, 1);
  }

  private getLatinFont(name: PdfFontName, font: TrueType): LatinFont {
    return getOrCreate(this.latinFonts, name, () => {
      const usage = createFontUsageOfAllLatin(name, font);
      return { usage, program: buildFontProgram(usage) };
    });
  }

  getStream(key: string, build: () => Uint8Array): DeflatedBytes {
    return getOrCreateLru(this.streams, maxStreams, key, () => deflate(build()));
  }

  /** Returns the compressed pixels of an image. They are cached as long as the image object exists. */
  getDeflatedPixels(image: PixelImage): DeflatedPixels {
    return getOrCreate(this.images, image, () => deflatePixels(image));
  }
}
