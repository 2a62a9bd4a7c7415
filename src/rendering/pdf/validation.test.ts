import {
  toPdfCertificate,
  greyImage,
  imageUrl,
  pdfResources,
  createScenes,
} from '#testing/pdf/documents.ts';
import { checkWithQpdf, hasProgram } from '#testing/pdf/programs.ts';
import { SharedPdfDataCache } from './SharedPdfDataCache.ts';
import { buildPdf } from './buildPdf.ts';

async function createAllScenes() {
  const scenes = await Promise.all([
    createScenes('typical'),
    createScenes('longest', 'en'),
    createScenes('vietnamese', 'es', true),
  ]);
  return scenes.flat();
}

const images = new Map([[imageUrl, greyImage]]);
const withQpdf = hasProgram('qpdf') ? test : test.skip;

withQpdf.each(['size', 'speed'] as const)('passes qpdf, optimized for %s', async (optimizeFor) => {
  const cache = new SharedPdfDataCache();
  for (const scenes of [
    await createAllScenes(),
    await createScenes('emoji'),
    await createScenes('missing'),
  ]) {
    for (const level of ['a3a-ua1', 'a4f-ua2'] as const) {
      const options = { ...pdfResources, images, cache, optimizeFor, level };
      expect(checkWithQpdf(buildPdf(scenes.map(toPdfCertificate), options))).toBe('');
    }
  }
});

withQpdf('passes qpdf and has no dates without a valid issue date', async () => {
  const [scene] = await createScenes('typical');
  if (!scene) throw new Error('There is no scene');
  const pdf = buildPdf([{ ...toPdfCertificate(scene), issuedAt: 'yesterday' }], pdfResources);
  expect(checkWithQpdf(pdf)).toBe('');
  expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/Date/);
});
