import { layoutNames } from '#model/template/template.ts';
import { languageTags } from '#model/language.ts';
import { certificateWith, resources, sceneOf } from '#testing/pdf/documents.ts';
import { readPage } from '#testing/pdf/readPage.ts';
import {
  type Dictionary,
  dictionary,
  list,
  Name,
  PdfObjects,
  Reference,
  textOf,
  type Value,
} from '#testing/pdf/readPdf.ts';
import type { Block, Scene, Side } from '../scene.ts';
import { scenePdf } from './scenePdf.ts';

function read(...scenes: Scene[]): PdfObjects {
  return new PdfObjects(scenePdf(scenes.map(certificateWith), resources));
}

interface Element {
  id: number;
  role: string;
  entries: Dictionary;
  kids: (number | Dictionary | Element)[];
}

/** An element of the tag tree with all below it; each knows the one above it. */
function elementOf(objects: PdfObjects, reference: Value, parent: number): Element {
  if (!(reference instanceof Reference)) throw new Error('An element is an object of its own');
  const entries = dictionary(objects.get(reference));
  expect(entries.get('P')).toEqual(new Reference(parent));
  const role = entries.get('S');
  const kids = list(entries.get('K')).map((kid) => {
    if (typeof kid === 'number') return kid;
    if (kid instanceof Reference) return elementOf(objects, kid, reference.id);
    return dictionary(kid);
  });
  return { id: reference.id, role: role instanceof Name ? role.text : '', entries, kids };
}

function treeOf(objects: PdfObjects): Element {
  const root = objects.catalog.get('StructTreeRoot');
  if (!(root instanceof Reference)) throw new Error('No tag tree');
  const top = dictionary(objects.get(root)).get('K');
  if (top === undefined) throw new Error('An empty tag tree');
  return elementOf(objects, top, root.id);
}

const isElement = (kid: Element['kids'][number]): kid is Element =>
  typeof kid === 'object' && 'role' in kid;
const below = (element: Element): Element[] => element.kids.filter(isElement);
const allBelow = (element: Element): Element[] => [
  element,
  ...below(element).flatMap((kid) => allBelow(kid)),
];

/** The parent tree: an element, or those of a page's marks, by key. */
function parentsOf(objects: PdfObjects): Map<number, Value> {
  const rows = list(objects.find(objects.catalog, 'StructTreeRoot', 'ParentTree', 'Nums'));
  const parents = new Map<number, Value>();
  for (let index = 0; index < rows.length; index += 2)
    parents.set(Number(rows[index]), rows[index + 1] ?? 0);
  return parents;
}

function blocksOf(side: Side): Block[] {
  const blocks = side.shapes.flatMap(({ block }) =>
    block && block.role !== 'Artifact' ? [block] : [],
  );
  return [...new Set(blocks)];
}

/** What someone hears of a block: its lines, each ending in a space where the next one goes on. */
function spokenOf(side: Side, block: Block): string {
  return side.shapes
    .map((shape) => {
      if (shape.block !== block || !('text' in shape)) return '';
      return shape.text + (shape.kind !== 'ring' && shape.isContinued ? ' ' : '');
    })
    .join('');
}

describe.each(layoutNames)('%s', (layout) => {
  test.each(['longest', 'emoji'] as const)(
    'all of a page with %s texts is tagged or decoration, and each tag knows its marks',
    async (wish) => {
      const scene = await sceneOf(layout, wish);
      const objects = read(scene);
      const parents = parentsOf(objects);
      const elements = new Map(allBelow(treeOf(objects)).map((element) => [element.id, element]));
      for (const page of objects.pages) {
        const tagsOfMarks = list(parents.get(Number(page.get('StructParents'))));
        const pieces = readPage(objects, page);
        const marked = pieces.filter(({ mark }) => mark !== undefined);
        const others = pieces.filter(({ mark }) => mark === undefined);
        expect(others.filter(({ tag }) => tag !== 'Artifact')).toEqual([]);
        expect(marked.map(({ mark }) => mark)).toEqual(tagsOfMarks.map((_, mark) => mark));
        for (const { mark = -1, tag, paintings } of marked) {
          const reference = tagsOfMarks[mark];
          const element = elements.get(reference instanceof Reference ? reference.id : -1);
          expect(element?.role).toBe(tag);
          expect(element?.kids).toContain(mark);
          expect(objects.get(element?.entries.get('Pg'))).toEqual(page);
          expect(paintings).toBeGreaterThan(0);
        }
      }
    },
  );

  test('the tags in their order say what the scene says', async () => {
    const scene = await sceneOf(layout, 'longest', 'es');
    const objects = read(scene);
    const document = treeOf(objects);
    const [part, ...others] = below(document);
    expect(others).toEqual([]);
    if (!part) throw new Error('An empty document');
    expect([document.role, part.role]).toEqual(['Document', 'Part']);
    const sides = [scene.front, scene.back];
    expect(below(part).map(({ role }) => role)).toEqual(['Sect', 'Sect']);
    below(part).forEach((section, index) => {
      const side = sides[index] ?? scene.front;
      const page = objects.pages[index];
      expect(textOf(section.entries.get('T'))).toBe(side.label);
      const pieces = page ? readPage(objects, page) : [];
      const spoken = allBelow(section)
        .filter(({ role }) => role !== 'Sect' && role !== 'Link')
        .map(({ role, kids }) => ({
          role,
          text: pieces
            .filter(({ mark }) => mark !== undefined && kids.includes(mark))
            .map(({ text }) => text)
            .join(''),
        }));
      expect(spoken).toEqual(
        blocksOf(side).map((block) => ({ role: block.role, text: spokenOf(side, block) })),
      );
    });
  });
});

test('a figure has a description and a box on the page; its link knows the address', async () => {
  const scene = await sceneOf('Layout4');
  const objects = read(scene);
  const [, back] = objects.pages;
  const annotations = list(back?.get('Annots')).map((annotation) =>
    dictionary(objects.get(annotation)),
  );
  const links = allBelow(treeOf(objects)).filter(({ role }) => role === 'Link');
  expect(links).toHaveLength(1);
  expect(annotations).toHaveLength(1);
  const [link] = links;
  const [annotation] = annotations;
  if (!link || !annotation) throw new Error('No link');

  const [figure] = below(link);
  const [block] = blocksOf(scene.back).filter((one) => one.role === 'Figure');
  expect(figure?.role).toBe('Figure');
  expect(textOf(figure?.entries.get('Alt'))).toBe(block?.alt);
  expect(textOf(annotation.get('Contents'))).toBe(block?.alt);
  expect(textOf(objects.find(annotation, 'A', 'URI'))).toBe(block?.href);
  const [x = 0, y = 0, width = 0, height = 0] = block?.box ?? [];
  const box = [x, 595.276 - y - height, x + width, 595.276 - y];
  for (const found of [objects.find(figure?.entries ?? 0, 'A', 'BBox'), annotation.get('Rect')])
    list(found).forEach((edge, index) => expect(edge).toBeCloseTo(box[index] ?? 0, 2));

  const parent = parentsOf(objects).get(Number(annotation.get('StructParent')));
  expect(parent).toEqual(new Reference(link.id));
  const objectOfLink = link.kids.find((kid) => kid instanceof Map) as Dictionary;
  expect(objectOfLink.get('Type')).toEqual(new Name('OBJR'));
  expect(dictionary(objects.get(objectOfLink.get('Obj')))).toEqual(annotation);
});

test.each(['', ' \u00a0'])('a figure that says %j is not written', async (alt) => {
  const scene = await sceneOf('Layout4');
  const shapes = scene.back.shapes.map((shape) =>
    shape.kind === 'path' && shape.block?.role === 'Figure'
      ? { ...shape, block: { ...shape.block, alt } }
      : shape,
  );
  expect(() => read({ ...scene, back: { ...scene.back, shapes } })).toThrow(
    'A figure or a link without a description',
  );
});

test('each certificate of a document is a part in its own language', async () => {
  const scenes = await Promise.all([
    sceneOf('Layout1', 'typical', 'en'),
    sceneOf('Layout2', 'greek', 'es'),
    sceneOf('Layout5', 'arabic', 'pt'),
  ]);
  const objects = read(...scenes);
  const parts = below(treeOf(objects));
  expect(parts.map(({ entries }) => textOf(entries.get('Lang')))).toEqual(
    scenes.map(({ language }) => languageTags[language]),
  );
  expect(parts.map(({ entries }) => textOf(entries.get('T')))).toEqual(
    scenes.map(({ title }) => title),
  );
  const keys = [...parentsOf(objects).keys()];
  expect(keys).toEqual(keys.map((_, key) => key));
  expect(objects.find(objects.catalog, 'StructTreeRoot', 'ParentTreeNextKey')).toBe(keys.length);
});

describe('a file of PDF 2.0', () => {
  const readNext = async () => {
    const scenes = [await sceneOf('Layout3'), await sceneOf('Layout5', 'emoji', 'en')];
    return new PdfObjects(
      scenePdf(scenes.map(certificateWith), { ...resources, level: 'a4f-ua2' }),
    );
  };

  test('has every role from the namespace of PDF 2.0', async () => {
    const objects = await readNext();
    const [namespace, ...others] = list(
      objects.find(objects.catalog, 'StructTreeRoot', 'Namespaces'),
    );
    expect(others).toEqual([]);
    expect(textOf(dictionary(objects.get(namespace)).get('NS'))).toBe('http://iso.org/pdf2/ssn');
    const elements = allBelow(treeOf(objects));
    expect(elements.length).toBeGreaterThan(20);
    for (const { entries } of elements) expect(entries.get('NS')).toEqual(namespace);
  });

  test('has bookmarks that lead to the tags of their page, and to the page where tags are not known', async () => {
    const objects = await readNext();
    const sections = below(treeOf(objects)).flatMap((part) => below(part));
    const actionAt = (...path: string[]) =>
      dictionary(objects.find(objects.catalog, 'Outlines', ...path, 'A'));
    const places = [
      [['First'], 0],
      [['First', 'First'], 0],
      [['First', 'First', 'Next'], 1],
      [['First', 'Next'], 2],
      [['First', 'Next', 'Last'], 3],
    ] as const;
    for (const [path, index] of places) {
      const action = actionAt(...path);
      const [element] = list(action.get('SD'));
      expect(element).toEqual(new Reference(sections[index]?.id ?? 0));
      expect(objects.find(action, 'D', 0)).toEqual(objects.pages[index]);
    }
  });

  test('says its facts in the metadata alone', async () => {
    const objects = await readNext();
    expect(objects.trailer.has('Info')).toBe(false);
  });
});
