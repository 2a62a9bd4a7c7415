import {
  certificateWith,
  greyPicture,
  pictureUrl,
  resources,
  scenesOf,
} from '#testing/pdf/documents.ts';
import { complaintsOfPreflight, hasPreflight } from '#testing/pdf/preflight.ts';
import { complaintsOfQpdf, hasProgram } from '#testing/pdf/programs.ts';
import { PdfCache } from './PdfCache.ts';
import { scenePdf } from './scenePdf.ts';

async function allScenes() {
  const scenes = await Promise.all([
    scenesOf('typical'),
    scenesOf('longest', 'en'),
    scenesOf('vietnamese', 'es', true),
  ]);
  return scenes.flat();
}

const pictures = new Map([[pictureUrl, greyPicture]]);
const withQpdf = hasProgram('qpdf') ? test : test.skip;
const withPreflight = hasPreflight() ? test : test.skip;

withQpdf.each(['size', 'speed'] as const)('qpdf has no complaint, made for %s', async (favor) => {
  const cache = new PdfCache();
  for (const scenes of [await allScenes(), await scenesOf('emoji'), await scenesOf('missing')]) {
    for (const level of ['a3a-ua1', 'a4f-ua2'] as const) {
      const wanted = { ...resources, pictures, cache, favor, level };
      expect(complaintsOfQpdf(scenePdf(scenes.map(certificateWith), wanted))).toBe('');
    }
  }
});

withQpdf('nor of one that was issued on no day', async () => {
  const [scene] = await scenesOf('typical');
  if (!scene) throw new Error('There is no scene');
  const pdf = scenePdf([{ ...certificateWith(scene), issuedAt: 'yesterday' }], resources);
  expect(complaintsOfQpdf(pdf)).toBe('');
  expect(Buffer.from(pdf).toString('latin1')).not.toMatch(/Date/);
});

withPreflight('PDFBox accepts the variant for PDF/A-1b', async () => {
  const scenes = await allScenes();
  const pdf = scenePdf(scenes.map(certificateWith), {
    ...resources,
    pictures,
    level: 'a1b',
  });
  expect(complaintsOfPreflight(pdf)).toBe('');
});
