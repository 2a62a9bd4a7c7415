import { createHash } from 'node:crypto';
import { create as openFont, type Font } from 'fontkit';
import {
  certificateWith,
  greyPicture,
  pictureUrl,
  resources,
  sceneOf,
  scenesOf,
} from '#testing/pdf/documents.ts';
import { fontsOf, readPage } from '#testing/pdf/readPage.ts';
import { dictionary, list, Name, PdfObjects, Stream, textOf } from '#testing/pdf/readPdf.ts';
import type { FaceName } from '../fonts/faces.ts';
import { page, type Scene } from '../scene.ts';
import { PdfCache } from './PdfCache.ts';
import { scenePdf } from './scenePdf.ts';

const pictures = new Map([[pictureUrl, greyPicture]]);

function pdfOf(scenes: readonly Scene[], favor?: 'size' | 'speed', cache?: PdfCache): Uint8Array {
  return scenePdf(scenes.map(certificateWith), {
    ...resources,
    pictures,
    ...(favor && { favor }),
    ...(cache && { cache }),
  });
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Streams of the file that draw: grounds of pages and pictures. */
function drawingsIn(objects: PdfObjects, subtype: 'Form' | 'Image'): Stream[] {
  return objects.ids.flatMap((id) => {
    const value = objects.object(id);
    if (!(value instanceof Stream)) return [];
    const kind = value.entries.get('Subtype');
    return kind instanceof Name && kind.text === subtype ? [value] : [];
  });
}

test.each(['size', 'speed'] as const)(
  'the same certificates give the same bytes, with and without a cache, made for %s',
  async (favor) => {
    const once = pdfOf(await scenesOf('longest', 'pt', true), favor);
    const again = pdfOf(await scenesOf('longest', 'pt', true), favor);
    expect(digest(again)).toBe(digest(once));

    const cache = new PdfCache();
    for (const wish of ['greek', 'typical', 'missing'] as const)
      pdfOf(await scenesOf(wish, 'en'), favor, cache);
    const cached = pdfOf(await scenesOf('longest', 'pt', true), favor, cache);
    expect(digest(cached)).toBe(digest(once));
  },
);

test('other certificates have another identifier', async () => {
  const identifierOf = (pdf: Uint8Array) => {
    const [first, second] = list(new PdfObjects(pdf).trailer.get('ID'));
    expect(second).toBe(first);
    return first;
  };
  const one = identifierOf(pdfOf([await sceneOf('Layout1', { id: 'a1' })]));
  expect(identifierOf(pdfOf([await sceneOf('Layout1', { id: 'a2' })]))).not.toBe(one);
});

test.each(['longest', 'vietnamese', 'greek', 'emoji'] as const)(
  'fonts of %s texts are embedded with the outlines that are used, and no others',
  async (wish) => {
    const objects = new PdfObjects(pdfOf(await scenesOf(wish)));
    const used = new Map<string, Set<number>>();
    for (const page of objects.pages)
      for (const { id, font } of readPage(objects, page).flatMap(({ glyphs }) => glyphs))
        used.set(font, (used.get(font) ?? new Set()).add(id));
    const [page] = objects.pages;
    if (!page) throw new Error('No page');
    const fonts = fontsOf(objects, page);
    expect([...fonts.keys()].sort()).toEqual([...used.keys()].sort());
    for (const [name, { program, widths, characters, name: fullName }] of fonts) {
      expect(fullName).toMatch(/^[A-Z]{6}\+/);
      const glyphs = [...(used.get(name) ?? [])].sort((one, other) => one - other);
      expect([...widths.keys()]).toEqual(glyphs);
      expect([...characters.keys()]).toEqual(glyphs);
      const font = openFont(Buffer.from(Uint8Array.from(program))) as Font;
      for (const glyph of glyphs) {
        expect(glyph).toBeGreaterThan(0);
        const advance = (font.getGlyph(glyph).advanceWidth * 1000) / font.unitsPerEm;
        expect(Math.abs((widths.get(glyph) ?? 0) - advance)).toBeLessThanOrEqual(0.5);
      }
      expect(program.length).toBeLessThan(
        (resources.fonts.get(name as FaceName)?.length ?? 0) * 0.9,
      );
    }
  },
);

test('a certificate alone has fonts as many documents share them, together they are as small as they can be', async () => {
  const [first, second] = [await sceneOf('Layout1', { id: 'a1' }), await sceneOf('Layout1')];
  const cache = new PdfCache();
  expect(digest(pdfOf([first]))).toBe(digest(pdfOf([first], 'speed', cache)));
  expect(digest(pdfOf([first, second]))).toBe(digest(pdfOf([first, second], 'size', cache)));
});

test('what certificates share is in the file once', async () => {
  const scenes = await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      sceneOf('Layout1', { name: `Ana ${index}`, id: `id-${index}` }, 'pt', true),
    ),
  );
  const objects = new PdfObjects(pdfOf(scenes));
  expect(objects.pages).toHaveLength(40);
  const forms = drawingsIn(objects, 'Form');
  const grounds = forms.filter(({ entries }) => list(entries.get('BBox'))[2] === page.width);
  expect(grounds).toHaveLength(2);
  // The rest are letters on a contour, each once however often it is written.
  expect(forms.length).toBeLessThan(40);
  expect(drawingsIn(objects, 'Image')).toHaveLength(1);
  const programs = objects.ids.filter((id) => {
    const value = objects.object(id);
    return value instanceof Stream && value.entries.has('Length1');
  });
  expect(programs).toHaveLength(3);
});

test('a document says what it is: version, language, its page size, that readers show its title', async () => {
  const scene = await sceneOf('Layout6', 'typical', 'es');
  const pdf = pdfOf([scene]);
  expect(Buffer.from(pdf.subarray(0, 8)).toString('latin1')).toBe('%PDF-1.7');
  const objects = new PdfObjects(pdf);
  const { catalog } = objects;
  expect(textOf(catalog.get('Lang'))).toBe('es-ES');
  expect(objects.find(catalog, 'MarkInfo', 'Marked')).toBe(true);
  expect(objects.find(catalog, 'ViewerPreferences', 'DisplayDocTitle')).toBe(true);
  expect(objects.find(catalog, 'OutputIntents', 0, 'S')).toEqual(new Name('GTS_PDFA1'));
  for (const page of objects.pages) {
    expect(page.get('MediaBox')).toEqual([0, 0, 841.89, 595.276]);
    expect(page.get('Tabs')).toEqual(new Name('S'));
  }
});

test('the record is attached as what the certificate is made from', async () => {
  const objects = new PdfObjects(pdfOf([await sceneOf('Layout2')]));
  const file = dictionary(objects.find(objects.catalog, 'AF', 0));
  expect(file.get('AFRelationship')).toEqual(new Name('Data'));
  expect([textOf(file.get('F')), textOf(file.get('UF'))]).toEqual(
    Array<string>(2).fill('certificate.json'),
  );
  const embedded = objects.find(file, 'EF', 'F');
  if (!(embedded instanceof Stream)) throw new Error('Nothing is attached');
  expect(embedded.entries.get('Subtype')).toEqual(new Name('application/json'));
  expect(objects.find(embedded, 'Params', 'Size')).toBe(embedded.bytes.length);
});

test('words that are letter-spaced are copied as words', async () => {
  const scene = await sceneOf('Layout1');
  const objects = new PdfObjects(pdfOf([scene]));
  const [page] = objects.pages;
  const loose = scene.front.shapes.filter(
    (shape) =>
      shape.kind === 'ring' || (shape.kind === 'text' && shape.tracking > 0.08 * shape.size),
  );
  expect(loose.length).toBeGreaterThan(0);
  const contents = page && objects.get(page.get('Contents'));
  if (!(contents instanceof Stream)) throw new Error('An empty page');
  const text = Buffer.from(contents.bytes).toString('latin1');
  expect(text.match(/\/Span <<\/ActualText/g)).toHaveLength(loose.length);
});

test('text that no face has is a picture that reads as its text', async () => {
  const scene = await sceneOf('Layout1', 'chinese');
  const objects = new PdfObjects(pdfOf([scene]));
  const [page] = objects.pages;
  const spoken = page ? readPage(objects, page).map(({ text }) => text.replace(/\s/g, ' ')) : [];
  expect(spoken).toContain('山田太郎 · 王小明');
  // Colours and opacity of each.
  const foreign = [...scene.front.shapes, ...scene.back.shapes].filter(
    ({ kind }) => kind === 'foreign',
  );
  expect(drawingsIn(objects, 'Image')).toHaveLength(2 * foreign.length);
});

test('a document of no certificates, or without a font, is refused', async () => {
  expect(() => pdfOf([])).toThrow('A document without certificates');
  const certificates = [certificateWith(await sceneOf('Layout1'))];
  expect(() => scenePdf(certificates, { ...resources, fonts: new Map() })).toThrow(
    /^The font \w+ is missing$/,
  );
});
