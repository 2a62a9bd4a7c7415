import { layoutNames } from '#domain/template/template.ts';
import { languages, languageTags } from '#domain/language.ts';
import {
  toPdfCertificate,
  greyImage,
  imageUrl,
  pdfResources,
  createScene,
} from '#testing/pdf/documents.ts';
import { findLayoutDifferences, openWithPdfjs, readWords } from '#testing/pdf/openWithPdfjs.ts';
import type { Scene } from '../scene.ts';
import { buildPdf } from './buildPdf.ts';

const images = new Map([[imageUrl, greyImage]]);

function createPdf(...scenes: Scene[]): Uint8Array {
  return buildPdf(scenes.map(toPdfCertificate), { ...pdfResources, images });
}

test.each(layoutNames)('places each glyph of %s as laid out', async (layout) => {
  const scene = await createScene(layout, 'longest', 'pt', true);
  expect(await findLayoutDifferences(createPdf(scene), scene)).toEqual([]);
});

test('writes fallback text invisibly, so that programs find and copy it', async () => {
  const scene = await createScene('Layout6', 'chinese');
  let words = '';
  await openWithPdfjs(createPdf(scene), async (document) => {
    for (const page of [1, 2]) words += await readWords(await document.getPage(page));
  });
  expect(scene.fitting.fallbackTexts.length).toBeGreaterThan(0);
  for (const text of scene.fitting.fallbackTexts) expect(words).toContain(text.replace(/\s/g, ''));
});

test.each(languages)('writes language and metadata of a document in %s', async (language) => {
  const scene = await createScene('Layout2', 'typical', language);
  await openWithPdfjs(createPdf(scene), async (pdfDocument) => {
    const { info, metadata } = await pdfDocument.getMetadata();
    expect(info).toMatchObject({
      Title: scene.title,
      Author: 'Aurora & Energia',
      Subject: 'Segurança da Informação',
      Creator: 'Certificates',
      Producer: 'Certificates',
      CreationDate: 'D:20261112150000Z',
      Language: languageTags[language],
    });
    expect(metadata.get('dc:title')).toBe(scene.title);
    expect(metadata.get('dc:creator')).toEqual(['Aurora & Energia']);
    expect(metadata.get('dc:description')).toBe('Segurança da Informação');
    expect(metadata.get('pdfaid:part')).toBe('3');
    expect((await pdfDocument.getMarkInfo())?.Marked).toBe(true);
    expect(await pdfDocument.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const outline = await pdfDocument.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([scene.front.label, scene.back.label]);
  });
});

test('writes a bookmark for each certificate with its two sides', async () => {
  const scenes = [await createScene('Layout1'), await createScene('Layout6', 'greek')];
  await openWithPdfjs(createPdf(...scenes), async (pdfDocument) => {
    expect(pdfDocument.numPages).toBe(4);
    const outline = await pdfDocument.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(scenes.map(({ title }) => title));
    for (const [index, { items, dest }] of outline.entries()) {
      const [target] = dest as [{ num: number; gen: number }];
      expect(await pdfDocument.getPageIndex(target)).toBe(2 * index);
      expect(items).toHaveLength(2);
    }
    expect(Object.keys((await pdfDocument.getAttachments()) as object)).toHaveLength(2);
  });
});

test('attaches the record of the certificate', async () => {
  await openWithPdfjs(createPdf(await createScene('Layout1')), async (pdfDocument) => {
    const attachments = (await pdfDocument.getAttachments()) as Record<
      string,
      { content: Uint8Array }
    >;
    expect(Object.keys(attachments)).toEqual(['certificate.json']);
    const text = new TextDecoder().decode(attachments['certificate.json']?.content);
    expect(JSON.parse(text)).toEqual({ validation_id: '7f3c92d1', learner: 'Ana Conceição' });
  });
});

interface Tag {
  role?: string;
  alt?: string;
  children?: Tag[];
}
const flattenTag = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(flattenTag)];

test.each(layoutNames)(
  'tags headings, paragraphs and the QR code of %s in reading order',
  async (layout) => {
    const scene = await createScene(layout, 'longest');
    await openWithPdfjs(createPdf(scene), async (pdfDocument) => {
      for (const [index, side] of [scene.front, scene.back].entries()) {
        const page = await pdfDocument.getPage(index + 1);
        const tree = (await page.getStructTree()) as Tag;
        const tags = flattenTag(tree).filter(({ role }) => /^(H\d|P|Figure)$/.test(role ?? ''));
        const blocks = new Set(
          side.shapes.flatMap((shape) => (shape.kind !== 'image' && shape.block) || []),
        );
        expect(tags.map(({ role }) => role)).toEqual(Array.from(blocks, ({ role }) => role));
        expect(tags.flatMap(({ role, alt }) => (role === 'Figure' ? [alt] : []))).toEqual(
          Array.from(blocks).flatMap((block) => (block.role === 'Figure' ? [block.alt] : [])),
        );
      }
    });
  },
);

test('links the QR code to the public certificate', async () => {
  await openWithPdfjs(createPdf(await createScene('Layout3')), async (pdfDocument) => {
    expect(await (await pdfDocument.getPage(1)).getAnnotations()).toEqual([]);
    const [link, ...extraLinks] = (await (await pdfDocument.getPage(2)).getAnnotations()) as {
      subtype: string;
      url: string;
      rect: number[];
    }[];
    expect(extraLinks).toEqual([]);
    expect(link).toMatchObject({
      subtype: 'Link',
      url: 'https://aprender.aurora.com.br/certificados/pt/print/7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    });
  });
});

test('escapes texts that look like PDF or XML syntax', async () => {
  const name = 'Ana) Tj ET >> endobj (\\ <FEFF> </rdf:RDF> ]]> % stream';
  const scene = await createScene('Layout1', { name, areas: ['javascript:alert(1)', '', ''] });
  await openWithPdfjs(createPdf(scene), async (pdfDocument, warnings) => {
    const { info, metadata } = await pdfDocument.getMetadata();
    expect(info).toMatchObject({ Title: scene.title });
    expect(metadata.get('dc:title')).toBe(scene.title);
    const front = await pdfDocument.getPage(1);
    expect(await readWords(front)).toContain(name.replace(/\s+/g, ''));
    expect(await front.getAnnotations()).toEqual([]);
    expect(warnings).toEqual([]);
  });
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', ''])(
  'writes no link for %j',
  async (href) => {
    const scene = await createScene('Layout1');
    const shapes = scene.back.shapes.map((shape) =>
      shape.kind === 'path' && shape.block ? { ...shape, block: { ...shape.block, href } } : shape,
    );
    await openWithPdfjs(
      createPdf({ ...scene, back: { ...scene.back, shapes } }),
      async (pdfDocument) => {
        expect(await (await pdfDocument.getPage(2)).getAnnotations()).toEqual([]);
      },
    );
  },
);
