import { createHash } from 'node:crypto';
import { create as openFont, type Font } from 'fontkit';
import {
  toPdfCertificate,
  greyImage,
  imageUrl,
  pdfResources,
  createScene,
  createScenes,
} from '#testing/pdf/documents.ts';
import { getPageFonts, readPage } from '#testing/pdf/readPage.ts';
import {
  requireDictionary,
  requireArray,
  PdfName,
  PdfObjects,
  PdfStream,
  decodeString,
} from '#testing/pdf/readPdf.ts';
import type { FaceName } from '../fonts/faces.ts';
import { landscapePageSize, type Scene } from '../scene.ts';
import { SharedPdfDataCache } from './SharedPdfDataCache.ts';
import { buildPdf } from './buildPdf.ts';

const images = new Map([[imageUrl, greyImage]]);

function createPdf(
  scenes: readonly Scene[],
  optimizeFor?: 'size' | 'speed',
  cache?: SharedPdfDataCache,
): Uint8Array {
  return buildPdf(scenes.map(toPdfCertificate), {
    ...pdfResources,
    images,
    ...(optimizeFor && { optimizeFor }),
    ...(cache && { cache }),
  });
}

const computeHash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Finds the form or image XObjects of a file. */
function findXObjects(objects: PdfObjects, subtype: 'Form' | 'Image'): PdfStream[] {
  return objects.ids.flatMap((id) => {
    const value = objects.readObject(id);
    if (!(value instanceof PdfStream)) return [];
    const kind = value.entries.get('Subtype');
    return kind instanceof PdfName && kind.text === subtype ? [value] : [];
  });
}

test.each(['size', 'speed'] as const)(
  'returns the same bytes for the same certificates, with and without a cache, optimized for %s',
  async (optimizeFor) => {
    const first = createPdf(await createScenes('longest', 'pt', true), optimizeFor);
    const second = createPdf(await createScenes('longest', 'pt', true), optimizeFor);
    expect(computeHash(second)).toBe(computeHash(first));

    const cache = new SharedPdfDataCache();
    for (const sample of ['greek', 'typical', 'missing'] as const)
      createPdf(await createScenes(sample, 'en'), optimizeFor, cache);
    const cached = createPdf(await createScenes('longest', 'pt', true), optimizeFor, cache);
    expect(computeHash(cached)).toBe(computeHash(first));
  },
);

test('gives different certificates different identifiers', async () => {
  const getIdentifier = (pdf: Uint8Array) => {
    const [first, second] = requireArray(new PdfObjects(pdf).trailer.get('ID'));
    expect(second).toBe(first);
    return first;
  };
  const identifier = getIdentifier(createPdf([await createScene('Layout1', { id: 'a1' })]));
  expect(getIdentifier(createPdf([await createScene('Layout1', { id: 'a2' })]))).not.toBe(
    identifier,
  );
});

test.each(['longest', 'vietnamese', 'greek', 'emoji'] as const)(
  'embeds only the used glyphs of fonts for %s texts',
  async (sample) => {
    const objects = new PdfObjects(createPdf(await createScenes(sample)));
    const usedGlyphs = new Map<string, Set<number>>();
    for (const page of objects.pages)
      for (const { id, font } of readPage(objects, page).flatMap(({ glyphs }) => glyphs))
        usedGlyphs.set(font, (usedGlyphs.get(font) ?? new Set()).add(id));
    const [page] = objects.pages;
    if (!page) throw new Error('No page');
    const fonts = getPageFonts(objects, page);
    expect([...fonts.keys()].sort()).toEqual([...usedGlyphs.keys()].sort());
    for (const [name, { program, widths, characters, name: fullName }] of fonts) {
      expect(fullName).toMatch(/^[A-Z]{6}\+/);
      const glyphs = [...(usedGlyphs.get(name) ?? [])].sort((a, b) => a - b);
      expect([...widths.keys()]).toEqual(glyphs);
      expect([...characters.keys()]).toEqual(glyphs);
      const font = openFont(Buffer.from(Uint8Array.from(program))) as Font;
      for (const glyph of glyphs) {
        expect(glyph).toBeGreaterThan(0);
        const advance = (font.getGlyph(glyph).advanceWidth * 1000) / font.unitsPerEm;
        expect(Math.abs((widths.get(glyph) ?? 0) - advance)).toBeLessThanOrEqual(0.5);
      }
      const source = name === 'invisible' ? 'body' : (name.replace(/Spaced.*/, '') as FaceName);
      expect(program.length).toBeLessThan((pdfResources.fonts.get(source)?.length ?? 0) * 0.9);
    }
  },
);

test('optimizes a single certificate for speed and several for size by default', async () => {
  const [first, second] = [
    await createScene('Layout1', { id: 'a1' }),
    await createScene('Layout1'),
  ];
  const cache = new SharedPdfDataCache();
  expect(computeHash(createPdf([first]))).toBe(computeHash(createPdf([first], 'speed', cache)));
  expect(computeHash(createPdf([first, second]))).toBe(
    computeHash(createPdf([first, second], 'size', cache)),
  );
});

test('writes shared resources once', async () => {
  const scenes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      createScene('Layout1', { name: `Ana ${index}`, id: `id-${index}` }, 'pt', true),
    ),
  );
  const objects = new PdfObjects(createPdf(scenes));
  expect(objects.pages).toHaveLength(40);
  const forms = findXObjects(objects, 'Form');
  const backgrounds = forms.filter(
    ({ entries }) => requireArray(entries.get('BBox'))[2] === landscapePageSize.width,
  );
  expect(backgrounds).toHaveLength(2);
  // The remaining forms are outlined letters, each written once.
  expect(forms.length).toBeLessThan(40);
  expect(findXObjects(objects, 'Image')).toHaveLength(1);
  const programs = objects.ids.filter((id) => {
    const value = objects.readObject(id);
    return value instanceof PdfStream && value.entries.has('Length1');
  });
  // Four fonts, and one of letter-spaced text.
  expect(programs).toHaveLength(5);
});

test('declares version, language, page size and display of the title', async () => {
  const scene = await createScene('Layout6', 'typical', 'es');
  const pdf = createPdf([scene]);
  expect(Buffer.from(pdf.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.7');
  const objects = new PdfObjects(pdf);
  const { catalog } = objects;
  expect(decodeString(catalog.get('Lang'))).toBe('es-ES');
  expect(objects.resolvePath(catalog, 'MarkInfo', 'Marked')).toBe(true);
  expect(objects.resolvePath(catalog, 'ViewerPreferences', 'DisplayDocTitle')).toBe(true);
  expect(objects.resolvePath(catalog, 'OutputIntents', 0, 'S')).toEqual(new PdfName('GTS_PDFA1'));
  for (const page of objects.pages) {
    expect(page.get('MediaBox')).toEqual([0, 0, 841.89, 595.276]);
    expect(page.get('Tabs')).toEqual(new PdfName('S'));
  }
});

test('attaches the record as source data of the certificate', async () => {
  const objects = new PdfObjects(createPdf([await createScene('Layout2')]));
  const file = requireDictionary(objects.resolvePath(objects.catalog, 'AF', 0));
  expect(file.get('AFRelationship')).toEqual(new PdfName('Data'));
  expect([decodeString(file.get('F')), decodeString(file.get('UF'))]).toEqual(
    Array<string>(2).fill('certificate.json'),
  );
  const embedded = objects.resolvePath(file, 'EF', 'F');
  if (!(embedded instanceof PdfStream)) throw new Error('Nothing is attached');
  expect(embedded.entries.get('Subtype')).toEqual(new PdfName('application/json'));
  expect(objects.resolvePath(embedded, 'Params', 'Size')).toBe(embedded.bytes.length);
});

test('draws text that no face has as an image with its actual text', async () => {
  const scene = await createScene('Layout1', 'chinese');
  const objects = new PdfObjects(createPdf([scene]));
  const [page] = objects.pages;
  const texts = page ? readPage(objects, page).map(({ text }) => text.replace(/\s/g, ' ')) : [];
  expect(texts).toContain('山田太郎 · 王小明');
  // Each has an image for colours and one for opacity.
  const fallbackTexts = [...scene.front.shapes, ...scene.back.shapes].filter(
    ({ kind }) => kind === 'fallbackText',
  );
  expect(findXObjects(objects, 'Image')).toHaveLength(2 * fallbackTexts.length);
});

test('throws for a document without certificates and for a missing font', async () => {
  expect(() => createPdf([])).toThrow('A document without certificates');
  const certificates = [toPdfCertificate(await createScene('Layout1'))];
  expect(() => buildPdf(certificates, { ...pdfResources, fonts: new Map() })).toThrow(
    /^The font \w+ is missing$/,
  );
});
