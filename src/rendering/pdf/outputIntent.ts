import { buildSrgbProfile } from './formats/srgbProfile.ts';
import type { SharedPdfDataCache } from './SharedPdfDataCache.ts';
import type { PdfObjectWriter } from './PdfObjectWriter.ts';
import { formatPdfReference } from './syntax.ts';

/**
 * Writes the sRGB colour profile as the output intent of a PDF, as PDF/A requires.
 * @returns an entry of the PDF catalog
 */
export function writeOutputIntent(file: PdfObjectWriter, cache: SharedPdfDataCache): string {
  const profile = file.writeDeflatedStream('/N 3', cache.getStream('profile', buildSrgbProfile));
  return (
    '/OutputIntents[<</Type/OutputIntent/S/GTS_PDFA1/OutputConditionIdentifier(sRGB)' +
    `/Info(sRGB IEC61966-2.1)/DestOutputProfile ${formatPdfReference(profile)}>>]`
  );
}
