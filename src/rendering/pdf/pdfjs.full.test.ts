import { languages } from '#domain/language.ts';
import { layoutNames } from '#domain/template/template.ts';
import { certificateSamples } from '#testing/certificates.ts';
import { toPdfCertificate, cachedPdfResources, createScene } from '#testing/pdf/documents.ts';
import { findLayoutDifferences } from '#testing/pdf/openWithPdfjs.ts';
import { buildPdf } from './buildPdf.ts';

// Arabic is shaped with HarfBuzz, which Jest cannot load: `batch/scriptNames.test.ts` has names in such scripts.
const { arabic: _arabic, ...sampleTexts } = certificateSamples;
const samples = Object.keys(sampleTexts) as (keyof typeof sampleTexts)[];
/** Sample certificates whose texts differ by language. Samples in other scripts do not differ. */
const translatedSamples = ['typical', 'longest', 'missing', 'unbreakable'] as const;

describe.each(layoutNames)('%s', (layout) => {
  describe.each(languages)('in %s', (language) => {
    test.each(language === 'pt' ? samples : translatedSamples)(
      'places %s texts in the PDF as laid out',
      async (sample) => {
        const scene = await createScene(layout, sample, language);
        const pdf = buildPdf([toPdfCertificate(scene)], cachedPdfResources);
        expect(await findLayoutDifferences(pdf, scene)).toEqual([]);
      },
    );
  });
});
