import { createHash } from 'node:crypto';
import { layoutNames } from '#domain/template/template.ts';
import {
  toPdfCertificate,
  greyImage,
  imageUrl,
  cachedPdfResources,
  createScene,
} from '#testing/pdf/documents.ts';
import type { CertificateOptions } from '#testing/certificates.ts';
import type { GreyRaster } from '#testing/pdf/similarity.ts';
import { checkWithQpdf, hasProgram, mergeWithQpdf, renderPages } from '#testing/pdf/programs.ts';
import { readQrCode } from '#testing/pdf/readQrCode.ts';
import type { Side } from '../scene.ts';
import { buildPdf } from './buildPdf.ts';

const images = new Map([[imageUrl, greyImage]]);
const withPoppler = hasProgram('pdftoppm') ? test : test.skip;
const withBoth = hasProgram('qpdf') && hasProgram('pdftoppm') ? test : test.skip;

/** Resolutions at which the codes are read, in dots per inch: an office printer's draft, and a scan. */
const resolutions = { back: 110, front: 150 };
/** Width of the area around the QR code that is visible to the camera, points: its tile and a little more. */
const margin = 24;
const address =
  'https://aprender.aurora.com.br/certificados/pt/print/7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832';

/** Options of a certificate with two signatures, beside which some layouts have their code. */
const signed: CertificateOptions = {
  brand: {
    legalName: 'Vértice Energia S.A.',
    logoUrl: null,
    signatures: ['Marcos Vinicius de Albuquerque', 'Helena Prado Siqueira'].map((name) => ({
      name,
      role: 'Diretoria',
      imageUrl: null,
    })),
  },
};

/** Reads the QR code of a side from an image of that side. */
function readSideQrCode(raster: GreyRaster, side: Side, resolution: number): string | undefined {
  const [figure] = side.shapes.flatMap((shape) =>
    shape.kind === 'path' && shape.block?.role === 'Figure' ? [shape.block.box] : [],
  );
  if (!figure) throw new Error('The side has no code.');
  return readQrCode(raster, resolution, figure, margin);
}

/** Computes a hash of each rasterized page. */
function hashPages(pdf: Uint8Array): string[] {
  return renderPages(pdf, 60).map(({ pixels }) =>
    createHash('sha256').update(pixels).digest('hex'),
  );
}

withPoppler.each(layoutNames)(
  'draws a readable QR code on the back of %s, with and without an image',
  async (layout) => {
    for (const hasImage of [false, true]) {
      const scene = await createScene(layout, 'longest', 'pt', hasImage);
      const pdf = buildPdf([toPdfCertificate(scene)], { ...cachedPdfResources, images });
      const [, back] = renderPages(pdf, resolutions.back);
      expect(back && readSideQrCode(back, scene.back, resolutions.back)).toBe(address);
    }
  },
);

withPoppler.each(layoutNames)(
  'draws a readable QR code on the front of %s if the template has the option',
  async (layout) => {
    for (const sample of ['longest', 'missing', signed] as const)
      for (const hasImage of [false, true]) {
        const scene = await createScene(layout, sample, 'pt', hasImage, true);
        const pdf = buildPdf([toPdfCertificate(scene)], { ...cachedPdfResources, images });
        const [front] = renderPages(pdf, resolutions.front);
        expect(front && readSideQrCode(front, scene.front, resolutions.front)).toBe(address);
      }
  },
);

withBoth('looks the same after files are merged by another program', async () => {
  const scenes = [await createScene('Layout1', 'longest'), await createScene('Layout5', 'greek')];
  const pdfs = scenes.map((scene) => buildPdf([toPdfCertificate(scene)], cachedPdfResources));
  const merged = mergeWithQpdf(pdfs);
  expect(checkWithQpdf(merged)).toBe('');
  expect(hashPages(merged)).toEqual(pdfs.flatMap(hashPages));
});

withPoppler('draws certificates of one file like those of single files', async () => {
  const scenes = await Promise.all(layoutNames.map((layout) => createScene(layout, 'vietnamese')));
  const combined = hashPages(buildPdf(scenes.map(toPdfCertificate), cachedPdfResources));
  const single = scenes.flatMap((scene) =>
    hashPages(buildPdf([toPdfCertificate(scene)], cachedPdfResources)),
  );
  expect(combined).toHaveLength(2 * scenes.length);
  expect(combined).toEqual(single);
});
