import { layoutNames } from '#domain/template/template.ts';
import { toPdfCertificate, cachedPdfResources, createScene } from '#testing/pdf/documents.ts';
import { openWithPdfjs } from '#testing/pdf/openWithPdfjs.ts';
import {
  checkWithQpdf,
  hasProgram,
  renderPages,
  extractText,
  textReaderNames,
} from '#testing/pdf/programs.ts';
import { type PdfDictionary, PdfObjects, PdfStream } from '#testing/pdf/readPdf.ts';
import type { Scene } from '../scene.ts';
import { buildPdf } from './buildPdf.ts';

const createPdf = (...scenes: readonly Scene[]) =>
  buildPdf(scenes.map(toPdfCertificate), cachedPdfResources);

/** Names with letters that share a glyph with a punctuation mark. */
const names = [
  'Kaʼana O’Neil',
  'O’Neil Kaʼana',
  'ʼAlohilani ʼŌpūnui',
  'Mari’anna d’Ávila',
  'Qaraqalpaqstanʼlı ’Abdulla',
  'Vodafone ∆ Δέλτα',
] as const;

const readers = textReaderNames.filter(hasProgram);

describe('text copied from a PDF', () => {
  it.each(names)('contains each character of %s in every reader', async (name) => {
    const scene = await createScene('Layout3', { name });
    const pdf = createPdf(scene);
    for (const reader of readers) expect(extractText(pdf, reader)).toContain(name);
    await openWithPdfjs(pdf, async (pdfDocument, warnings) => {
      const content = await (await pdfDocument.getPage(1)).getTextContent();
      const text = content.items.map((item) => ('str' in item ? item.str : '')).join('');
      expect(text).toContain(name);
      expect(warnings).toEqual([]);
    });
  });

  it('contains the names of all certificates of a document', async () => {
    const scenes = await Promise.all(
      names.map((name, id) => createScene('Layout4', { name, id: `c${id}` })),
    );
    const pdf = createPdf(...scenes);
    for (const reader of readers) {
      const text = extractText(pdf, reader);
      for (const name of names) expect(text).toContain(name);
    }
  });

  it.each(layoutNames)(
    'contains each character of letter-spaced and circular text in %s',
    async (layout) => {
      const sample = { name: 'Kaʼana O’Neil', course: 'Curso ʼ e ’' };
      const pdf = createPdf(await createScene(layout, sample));
      if (hasProgram('pdftotext')) expect(extractText(pdf)).toContain(sample.name);
      if (hasProgram('qpdf')) expect(checkWithQpdf(pdf)).toBe('');
    },
  );
});

describe('characters that share a glyph', () => {
  const rasterize = async (name: string) =>
    renderPages(createPdf(await createScene('Layout3', { name })), 72);

  (hasProgram('pdftoppm') ? it : it.skip)('look the same', async () => {
    const name = 'Kaʼana O’Neil';
    expect(await rasterize(name)).toEqual(await rasterize(name.replaceAll('ʼ', '’')));
  });

  it.each([
    ['both characters', 'Kaʼana O’Neil', true],
    ['the letter only', 'Kaʼana OʼNeil', false],
    ['the punctuation mark only', 'Ka’ana O’Neil', false],
  ])('map codes to glyphs only if both are used: %s', async (_characters, name, hasMap) => {
    const objects = new PdfObjects(createPdf(await createScene('Layout3', { name })));
    const fonts = objects.ids.flatMap((id) => {
      const value = objects.readObject(id);
      const map = value instanceof Map ? (value as PdfDictionary).get('CIDToGIDMap') : undefined;
      return map === undefined ? [] : [objects.resolve(map)];
    });
    expect(fonts.length).toBeGreaterThan(1);
    expect(fonts.some((map) => map instanceof PdfStream)).toBe(hasMap);
  });
});
