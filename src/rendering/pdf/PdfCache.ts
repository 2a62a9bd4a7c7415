import { zlibSync } from 'fflate';
import { remembered, rememberedLately } from '#model/remembered.ts';
import type { FaceName } from '../fonts/faces.ts';
import type { Deflated } from './PdfFile.ts';
import { type PixelPicture, type SplitPixels, splitPixels } from './pictures.ts';
import { readTrueType, type TrueType } from './formats/trueType.ts';

const mostKept = 32;

/** What documents of the same designs and fonts share, made once. Bounded. */
export class PdfCache {
  private readonly fonts = new Map<FaceName, TrueType>();
  private readonly streams = new Map<string, Deflated>();
  private readonly pictures = new WeakMap<PixelPicture, SplitPixels>();

  font(name: FaceName, bytes: Uint8Array): TrueType {
    return remembered(this.fonts, name, () => readTrueType(bytes));
  }

  stream(key: string, make: () => Uint8Array): Deflated {
    return rememberedLately(this.streams, mostKept, key, () => deflate(make()));
  }

  /** For as long as whoever has the picture keeps it. */
  pixels(picture: PixelPicture): SplitPixels {
    return remembered(this.pictures, picture, () => splitPixels(picture, deflate));
  }
}

/**
 * The same bytes in every engine: no compressor of the platform is.
 * @param level 1 takes half the time of 6 for streams a twentieth larger
 */
export function deflate(bytes: Uint8Array, level: 1 | 6 = 6): Deflated {
  return { bytes: zlibSync(bytes, { level }), length: bytes.length };
}
