import { layoutNames } from '#model/template/template.ts';
import { languages, languageTags } from '#model/language.ts';
import {
  certificateWith,
  greyPicture,
  pictureUrl,
  resources,
  sceneOf,
} from '#testing/pdf/documents.ts';
import { differencesFromLayout, openByPdfjs, wordsOf } from '#testing/pdf/openByPdfjs.ts';
import type { Scene } from '../scene.ts';
import { scenePdf } from './scenePdf.ts';

const pictures = new Map([[pictureUrl, greyPicture]]);

function pdfOf(...scenes: Scene[]): Uint8Array {
  return scenePdf(scenes.map(certificateWith), { ...resources, pictures });
}

test.each(layoutNames)('%s is read as it was laid out, each glyph in its place', async (layout) => {
  const scene = await sceneOf(layout, 'longest', 'pt', true);
  expect(await differencesFromLayout(pdfOf(scene), scene)).toEqual([]);
});

test('pictures of texts leave no trace in what is read but the spaces that carry their words', async () => {
  const scene = await sceneOf('Layout6', 'arabic');
  expect(await differencesFromLayout(pdfOf(scene), scene)).toEqual([]);
});

test.each(languages)('a document in %s says so, and what it is', async (language) => {
  const scene = await sceneOf('Layout2', 'typical', language);
  await openByPdfjs(pdfOf(scene), async (opened) => {
    const { info: facts, metadata } = await opened.getMetadata();
    expect(facts).toMatchObject({
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
    expect((await opened.getMarkInfo())?.Marked).toBe(true);
    expect(await opened.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true });
    const outline = await opened.getOutline();
    expect(outline.map(({ title }) => title)).toEqual([scene.front.label, scene.back.label]);
  });
});

test('several certificates are bookmarked one by one, each with its two sides', async () => {
  const scenes = [await sceneOf('Layout1'), await sceneOf('Layout6', 'greek')];
  await openByPdfjs(pdfOf(...scenes), async (opened) => {
    expect(opened.numPages).toBe(4);
    const outline = await opened.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(scenes.map(({ title }) => title));
    for (const [index, { items: below, dest }] of outline.entries()) {
      const [target] = dest as [{ num: number; gen: number }];
      expect(await opened.getPageIndex(target)).toBe(2 * index);
      expect(below).toHaveLength(2);
    }
    expect(Object.keys((await opened.getAttachments()) as object)).toHaveLength(2);
  });
});

test('the record of the certificate is attached', async () => {
  await openByPdfjs(pdfOf(await sceneOf('Layout1')), async (opened) => {
    const attached = (await opened.getAttachments()) as Record<string, { content: Uint8Array }>;
    expect(Object.keys(attached)).toEqual(['certificate.json']);
    const text = new TextDecoder().decode(attached['certificate.json']?.content);
    expect(JSON.parse(text)).toEqual({ validation_id: '7f3c92d1', learner: 'Ana Conceição' });
  });
});

interface Tag {
  role?: string;
  alt?: string;
  children?: Tag[];
}
const flat = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(flat)];

test.each(layoutNames)(
  '%s is read in order: headings, paragraphs, and what the code is',
  async (layout) => {
    const scene = await sceneOf(layout, 'longest');
    await openByPdfjs(pdfOf(scene), async (opened) => {
      for (const [index, side] of [scene.front, scene.back].entries()) {
        const page = await opened.getPage(index + 1);
        const tree = (await page.getStructTree()) as Tag;
        const tags = flat(tree).filter(({ role }) => /^(H\d|P|Figure)$/.test(role ?? ''));
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

test('the code on the back leads to the public certificate', async () => {
  await openByPdfjs(pdfOf(await sceneOf('Layout3')), async (opened) => {
    expect(await (await opened.getPage(1)).getAnnotations()).toEqual([]);
    const [link, ...others] = (await (await opened.getPage(2)).getAnnotations()) as {
      subtype: string;
      url: string;
      rect: number[];
    }[];
    expect(others).toEqual([]);
    expect(link).toMatchObject({
      subtype: 'Link',
      url: 'https://aprender.aurora.com.br/certificados/pt/print/7f3c92d1-4b8e-4c1a-9d52-e0a1b6c4f832',
    });
  });
});

test('texts that look like parts of a PDF or of XML are texts', async () => {
  const name = 'Ana) Tj ET >> endobj (\\ <FEFF> </rdf:RDF> ]]> % stream';
  const scene = await sceneOf('Layout1', { name, areas: ['javascript:alert(1)', '', ''] });
  await openByPdfjs(pdfOf(scene), async (opened, complaints) => {
    const { info: facts, metadata } = await opened.getMetadata();
    expect(facts).toMatchObject({ Title: scene.title });
    expect(metadata.get('dc:title')).toBe(scene.title);
    const front = await opened.getPage(1);
    expect(await wordsOf(front)).toContain(name.replace(/\s+/g, ''));
    expect(await front.getAnnotations()).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

test.each(['javascript:alert(1)', 'file:///etc/passwd', 'data:text/html,x', ''])(
  'no figure leads to %j',
  async (href) => {
    const scene = await sceneOf('Layout1');
    const shapes = scene.back.shapes.map((shape) =>
      shape.kind === 'path' && shape.block ? { ...shape, block: { ...shape.block, href } } : shape,
    );
    await openByPdfjs(pdfOf({ ...scene, back: { ...scene.back, shapes } }), async (opened) => {
      expect(await (await opened.getPage(2)).getAnnotations()).toEqual([]);
    });
  },
);
