import { zlibSync } from 'fflate';
import type { FaceName } from '../fonts/faces.ts';
import type { Deflated } from './PdfFile.ts';
import { readTrueType, type TrueType } from './formats/trueType.ts';

const mostKept = 32;

/** What documents of the same designs and fonts share, made once. Bounded. */
export class PdfCache {
  private readonly fonts = new Map<FaceName, TrueType>();
  private readonly streams = new Map<string, Deflated>();

  font(name: FaceName, bytes: Uint8Array): TrueType {
    const font = this.fonts.get(name) ?? readTrueType(bytes);
    this.fonts.set(name, font);
    return font;
  }

  stream(key: string, make: () => Uint8Array): Deflated {
    const kept = this.streams.get(key);
    if (kept) return kept;
    const made = deflate(make());
    const [oldest] = this.streams.keys();
    if (oldest !== undefined && this.streams.size >= mostKept) this.streams.delete(oldest);
    this.streams.set(key, made);
    return made;
  }
}

/**
 * The same bytes in every engine: no compressor of the platform is.
 * @param level 1 takes half the time of 6 for streams a twentieth larger
 */
export function deflate(bytes: Uint8Array, level: 1 | 6 = 6): Deflated {
  return { bytes: zlibSync(bytes, { level }), length: bytes.length };
}
