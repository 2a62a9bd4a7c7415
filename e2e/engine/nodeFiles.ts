/** Files of certificates as Node writes them today, and as they were downloaded before the batch's were. */
import { BatchDrawer, type BatchOptions } from '#entries/batchDrawer.ts';
import { creator, pdfCertificate } from '#rendering/pdf/pdfCertificate.ts';
import { scenePdf } from '#rendering/pdf/scenePdf.ts';
import { UnwritableText } from '#rendering/fonts/unwritableText.ts';
import { faceNames, fontFile } from '#testing/fonts.ts';

export { certificatesPdf } from '#entries/batch.ts';

/** The fonts of one certificate had only what it uses. */
export async function downloadOfBefore(wire: unknown, options: BatchOptions): Promise<Uint8Array> {
  const drawn = await new BatchDrawer(options, fontFile).draw(wire);
  return scenePdf([pdfCertificate(drawn)], {
    fonts: new Map(faceNames.map((name) => [name, fontFile(name)])),
    pictures: new Map(),
    foreign: ({ text }) => {
      throw new UnwritableText(text);
    },
    creator,
    favor: 'size',
  });
}
