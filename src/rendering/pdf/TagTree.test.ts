import { layoutNames } from '#domain/template/template.ts';
import { languageTags } from '#domain/language.ts';
import { toPdfCertificate, pdfResources, createScene } from '#testing/pdf/documents.ts';
import { readPage } from '#testing/pdf/readPage.ts';
import {
  type PdfDictionary,
  requireDictionary,
  requireArray,
  PdfName,
  PdfObjects,
  PdfReference,
  decodeString,
  type PdfValue,
} from '#testing/pdf/readPdf.ts';
import type { StructureElement, Scene, Side } from '../scene.ts';
import { buildPdf } from './buildPdf.ts';

function createPdf(...scenes: Scene[]): PdfObjects {
  return new PdfObjects(buildPdf(scenes.map(toPdfCertificate), pdfResources));
}

interface Element {
  id: number;
  role: string;
  entries: PdfDictionary;
  kids: (number | PdfDictionary | Element)[];
}

/** Reads a structure element of a PDF with its descendants, and checks the references to their parents. */
function readElement(objects: PdfObjects, reference: PdfValue, parent: number): Element {
  if (!(reference instanceof PdfReference))
    throw new Error('An element must be an indirect object');
  const entries = requireDictionary(objects.resolve(reference));
  expect(entries.get('P')).toEqual(new PdfReference(parent));
  const role = entries.get('S');
  const kids = requireArray(entries.get('K')).map((kid) => {
    if (typeof kid === 'number') return kid;
    if (kid instanceof PdfReference) return readElement(objects, kid, reference.id);
    return requireDictionary(kid);
  });
  return { id: reference.id, role: role instanceof PdfName ? role.text : '', entries, kids };
}

function readTagTree(objects: PdfObjects): Element {
  const root = objects.catalog.get('StructTreeRoot');
  if (!(root instanceof PdfReference)) throw new Error('No tag tree');
  const top = requireDictionary(objects.resolve(root)).get('K');
  if (top === undefined) throw new Error('An empty tag tree');
  return readElement(objects, top, root.id);
}

const isElement = (kid: Element['kids'][number]): kid is Element =>
  typeof kid === 'object' && 'role' in kid;
const getChildren = (element: Element): Element[] => element.kids.filter(isElement);
const flattenTree = (element: Element): Element[] => [
  element,
  ...getChildren(element).flatMap((kid) => flattenTree(kid)),
];

/** Reads the parent tree of a PDF: for each key, a structure element or the elements of a page's marked content. */
function readParentTree(objects: PdfObjects): Map<number, PdfValue> {
  const rows = requireArray(
    objects.resolvePath(objects.catalog, 'StructTreeRoot', 'ParentTree', 'Nums'),
  );
  const parents = new Map<number, PdfValue>();
  for (let index = 0; index < rows.length; index += 2)
    parents.set(Number(rows[index]), rows[index + 1] ?? 0);
  return parents;
}

function getBlocks(side: Side): StructureElement[] {
  const blocks = side.shapes.flatMap(({ block }) =>
    block && block.role !== 'Artifact' ? [block] : [],
  );
  return [...new Set(blocks)];
}

/**
 * Returns the text of a structure element as screen readers read it: its lines, with a space after each continued
 * line.
 */
function getSpokenText(side: Side, block: StructureElement): string {
  return side.shapes
    .map((shape) => {
      if (shape.block !== block || !('text' in shape)) return '';
      return shape.text + (shape.kind !== 'circularText' && shape.isContinued ? ' ' : '');
    })
    .join('');
}

describe.each(layoutNames)('%s', (layout) => {
  test.each(['longest', 'emoji'] as const)(
    'tags all content of pages with %s texts or marks it as decoration',
    async (sample) => {
      const scene = await createScene(layout, sample);
      const objects = createPdf(scene);
      const parents = readParentTree(objects);
      const elements = new Map(
        flattenTree(readTagTree(objects)).map((element) => [element.id, element]),
      );
      for (const page of objects.pages) {
        const elementsByMcid = requireArray(parents.get(Number(page.get('StructParents'))));
        const pieces = readPage(objects, page);
        const tagged = pieces.filter(({ mcid }) => mcid !== undefined);
        const untagged = pieces.filter(({ mcid }) => mcid === undefined);
        expect(untagged.filter(({ tag }) => tag !== 'Artifact')).toEqual([]);
        expect(tagged.map(({ mcid }) => mcid)).toEqual(elementsByMcid.map((_, mcid) => mcid));
        for (const { mcid = -1, tag, paintCount } of tagged) {
          const reference = elementsByMcid[mcid];
          const element = elements.get(reference instanceof PdfReference ? reference.id : -1);
          expect(element?.role).toBe(tag);
          expect(element?.kids).toContain(mcid);
          expect(objects.resolve(element?.entries.get('Pg'))).toEqual(page);
          expect(paintCount).toBeGreaterThan(0);
        }
      }
    },
  );

  test('keeps the reading order and texts of the scene', async () => {
    const scene = await createScene(layout, 'longest', 'es');
    const objects = createPdf(scene);
    const document = readTagTree(objects);
    const [part, ...extraParts] = getChildren(document);
    expect(extraParts).toEqual([]);
    if (!part) throw new Error('An empty document');
    expect([document.role, part.role]).toEqual(['Document', 'Part']);
    const sides = [scene.front, scene.back];
    expect(getChildren(part).map(({ role }) => role)).toEqual(['Sect', 'Sect']);
    getChildren(part).forEach((section, index) => {
      const side = sides[index] ?? scene.front;
      const page = objects.pages[index];
      expect(decodeString(section.entries.get('T'))).toBe(side.label);
      const pieces = page ? readPage(objects, page) : [];
      const spoken = flattenTree(section)
        .filter(({ role }) => role !== 'Sect' && role !== 'Link')
        .map(({ role, kids }) => ({
          role,
          text: pieces
            .filter(({ mcid }) => mcid !== undefined && kids.includes(mcid))
            .map(({ text }) => text)
            .join(''),
        }));
      expect(spoken).toEqual(
        getBlocks(side).map((block) => ({ role: block.role, text: getSpokenText(side, block) })),
      );
    });
  });
});

test('gives a figure a description, a box and a link to its URL', async () => {
  const scene = await createScene('Layout4');
  const objects = createPdf(scene);
  const [, back] = objects.pages;
  const annotations = requireArray(back?.get('Annots')).map((annotation) =>
    requireDictionary(objects.resolve(annotation)),
  );
  const links = flattenTree(readTagTree(objects)).filter(({ role }) => role === 'Link');
  expect(links).toHaveLength(1);
  expect(annotations).toHaveLength(1);
  const [link] = links;
  const [annotation] = annotations;
  if (!link || !annotation) throw new Error('No link');

  const [figure] = getChildren(link);
  const block = getBlocks(scene.back).find((candidate) => candidate.role === 'Figure');
  expect(figure?.role).toBe('Figure');
  expect(decodeString(figure?.entries.get('Alt'))).toBe(block?.alt);
  expect(decodeString(annotation.get('Contents'))).toBe(block?.alt);
  expect(decodeString(objects.resolvePath(annotation, 'A', 'URI'))).toBe(block?.href);
  const [x = 0, y = 0, width = 0, height = 0] = block?.box ?? [];
  const box = [x, 595.276 - y - height, x + width, 595.276 - y];
  for (const rectangle of [
    objects.resolvePath(figure?.entries ?? 0, 'A', 'BBox'),
    annotation.get('Rect'),
  ])
    requireArray(rectangle).forEach((edge, index) => expect(edge).toBeCloseTo(box[index] ?? 0, 2));

  const parent = readParentTree(objects).get(Number(annotation.get('StructParent')));
  expect(parent).toEqual(new PdfReference(link.id));
  const objectReference = link.kids.find((kid) => kid instanceof Map) as PdfDictionary;
  expect(objectReference.get('Type')).toEqual(new PdfName('OBJR'));
  expect(requireDictionary(objects.resolve(objectReference.get('Obj')))).toEqual(annotation);
});

test.each(['', ' \u00a0'])('throws for a figure with the description %j', async (alt) => {
  const scene = await createScene('Layout4');
  const shapes = scene.back.shapes.map((shape) =>
    shape.kind === 'path' && shape.block?.role === 'Figure'
      ? { ...shape, block: { ...shape.block, alt } }
      : shape,
  );
  expect(() => createPdf({ ...scene, back: { ...scene.back, shapes } })).toThrow(
    'A figure or a link without a description',
  );
});

test('writes each certificate as a part with its own language', async () => {
  const scenes = await Promise.all([
    createScene('Layout1', 'typical', 'en'),
    createScene('Layout2', 'greek', 'es'),
    createScene('Layout5', 'arabic', 'pt'),
  ]);
  const objects = createPdf(...scenes);
  const parts = getChildren(readTagTree(objects));
  expect(parts.map(({ entries }) => decodeString(entries.get('Lang')))).toEqual(
    scenes.map(({ language }) => languageTags[language]),
  );
  expect(parts.map(({ entries }) => decodeString(entries.get('T')))).toEqual(
    scenes.map(({ title }) => title),
  );
  const keys = [...readParentTree(objects).keys()];
  expect(keys).toEqual(keys.map((_, key) => key));
  expect(objects.resolvePath(objects.catalog, 'StructTreeRoot', 'ParentTreeNextKey')).toBe(
    keys.length,
  );
});

describe('PDF 2.0', () => {
  const createPdf2 = async () => {
    const scenes = [await createScene('Layout3'), await createScene('Layout5', 'emoji', 'en')];
    return new PdfObjects(
      buildPdf(scenes.map(toPdfCertificate), { ...pdfResources, level: 'a4f-ua2' }),
    );
  };

  test('gives every element the PDF 2.0 namespace', async () => {
    const objects = await createPdf2();
    const [namespace, ...extraNamespaces] = requireArray(
      objects.resolvePath(objects.catalog, 'StructTreeRoot', 'Namespaces'),
    );
    expect(extraNamespaces).toEqual([]);
    expect(decodeString(requireDictionary(objects.resolve(namespace)).get('NS'))).toBe(
      'http://iso.org/pdf2/ssn',
    );
    const elements = flattenTree(readTagTree(objects));
    expect(elements.length).toBeGreaterThan(20);
    for (const { entries } of elements) expect(entries.get('NS')).toEqual(namespace);
  });

  test('points bookmarks to the structure element of their page, and to the page as fallback', async () => {
    const objects = await createPdf2();
    const sections = getChildren(readTagTree(objects)).flatMap((part) => getChildren(part));
    const getAction = (...path: string[]) =>
      requireDictionary(objects.resolvePath(objects.catalog, 'Outlines', ...path, 'A'));
    const targets = [
      [['First'], 0],
      [['First', 'First'], 0],
      [['First', 'First', 'Next'], 1],
      [['First', 'Next'], 2],
      [['First', 'Next', 'Last'], 3],
    ] as const;
    for (const [path, index] of targets) {
      const action = getAction(...path);
      const [element] = requireArray(action.get('SD'));
      expect(element).toEqual(new PdfReference(sections[index]?.id ?? 0));
      expect(objects.resolvePath(action, 'D', 0)).toEqual(objects.pages[index]);
    }
  });

  test('has no information dictionary', async () => {
    const objects = await createPdf2();
    expect(objects.trailer.has('Info')).toBe(false);
  });
});
