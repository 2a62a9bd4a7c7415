import { type ColorSpace, isAlmostSrgb } from './colorSpace.ts';
import { readIccProfile } from './iccProfile.ts';
import type { JpegFile } from './jpegFile.ts';

/**
 * Reads the colour space of a JPEG file from its ICC profile. A profile is ignored if its colour model is not that of
 * the pixels.
 * @returns `unknown` if only a browser can convert the colours to sRGB
 */
export function readJpegColorSpace({
  components,
  profile,
}: JpegFile): ColorSpace | 'sRGB' | 'unknown' {
  const icc = profile && readIccProfile(profile);
  const fits =
    components === 4
      ? icc?.model === 'CMYK'
      : icc?.model === 'RGB ' || (icc?.model === 'GRAY' && components === 1);
  if (!icc || !fits) return 'sRGB';
  if (!icc.space) return 'unknown';
  return isAlmostSrgb(icc.space) ? 'sRGB' : icc.space;
}
