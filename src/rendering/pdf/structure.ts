import { type Language, languageTags } from '#model/language.ts';
import { type Block, type FigureBlock, page } from '../scene.ts';
import type { PdfFile } from './PdfFile.ts';
import { asciiString, numbers, reference, references, textString } from './syntax.ts';

/** A page as the tag tree knows it. */
export interface TaggedPage {
  page: number;
  /** Its marks, by their number. */
  marks: readonly Block[];
  title: string;
}

/** What a page's own dictionary says of its tags. */
export interface PageTags {
  structParents: number;
  annotations: readonly number[];
}

/**
 * The tree that a screen reader follows: the document, a part for each certificate, a section for each side, and in it
 * headings, paragraphs and figures in reading order.
 */
export class TagTree {
  private readonly file: PdfFile;
  private readonly root: number;
  private readonly document: number;
  private readonly parts: number[] = [];
  /** Entries of the parent tree, by key. */
  private readonly parents: string[] = [];

  constructor(file: PdfFile) {
    this.file = file;
    this.root = file.reserve();
    this.document = file.reserve();
  }

  /** Adds a certificate. @returns what its pages say, in the order of the pages */
  add(title: string, language: Language, pages: readonly TaggedPage[]): PageTags[] {
    const part = this.file.reserve();
    this.parts.push(part);
    const sections = pages.map(() => this.file.reserve());
    const tags = pages.map((tagged, index) => this.section(sections[index] ?? 0, part, tagged));
    this.file.object(
      `<</Type/StructElem/S/Part/P ${reference(this.document)}/T ${textString(title)}` +
        `/Lang(${languageTags[language]})/K${references(sections)}>>`,
      part,
    );
    return tags;
  }

  /** Writes what all certificates share. @returns the root, for the catalog */
  finish(language: Language): number {
    this.file.object(
      `<</Type/StructElem/S/Document/P ${reference(this.root)}/Lang(${languageTags[language]})` +
        `/K${references(this.parts)}>>`,
      this.document,
    );
    const rows = this.parents.map((entry, key) => `${key} ${entry}`);
    const parentTree = this.file.object(`<</Nums[${rows.join(' ')}]>>`);
    return this.file.object(
      `<</Type/StructTreeRoot/K ${reference(this.document)}/ParentTree ${reference(parentTree)}` +
        `/ParentTreeNextKey ${this.parents.length}>>`,
      this.root,
    );
  }

  private section(
    section: number,
    part: number,
    { page: pageId, marks, title }: TaggedPage,
  ): PageTags {
    const structParents = this.parents.push('') - 1;
    const elements = new Map<Block, number>();
    for (const block of marks) if (!elements.has(block)) elements.set(block, this.file.reserve());
    const annotations: number[] = [];
    const children = [...elements].map(([block, element]) => {
      const own = marks.flatMap((marked, mark) => (marked === block ? [mark] : []));
      return this.element({ block, element, own, section, pageId, annotations });
    });
    this.file.object(
      `<</Type/StructElem/S/Sect/P ${reference(part)}/T ${textString(title)}/K${references(children)}>>`,
      section,
    );
    this.parents[structParents] = references(marks.map((block) => elements.get(block) ?? 0));
    return { structParents, annotations };
  }

  /** @returns the child of the section: the element, or the link around it */
  private element(wanted: {
    block: Block;
    element: number;
    own: readonly number[];
    section: number;
    pageId: number;
    annotations: number[];
  }): number {
    const { block, element, own, section, pageId, annotations } = wanted;
    const leading = isLeading(block) ? block : undefined;
    const link = leading && this.file.reserve();
    const figure =
      block.role === 'Figure'
        ? `/Alt ${textString(block.alt)}/A<</O/Layout/Placement/Block/BBox[${rectangle(block.box)}]>>`
        : '';
    this.file.object(
      `<</Type/StructElem/S/${block.role}/P ${reference(link ?? section)}/Pg ${reference(pageId)}` +
        `/K[${own.join(' ')}]${figure}>>`,
      element,
    );
    if (link === undefined || leading === undefined) return element;
    const { alt, box, href } = leading;
    const key = this.parents.push(reference(link)) - 1;
    const annotation = this.file.object(
      `<</Type/Annot/Subtype/Link/Rect[${rectangle(box)}]/Border[0 0 0]/F 4/P ${reference(pageId)}` +
        `/Contents ${textString(alt)}/StructParent ${key}/A<</S/URI/URI ${asciiString(href)}>>>>`,
    );
    annotations.push(annotation);
    const object = `<</Type/OBJR/Obj ${reference(annotation)}/Pg ${reference(pageId)}>>`;
    this.file.object(
      `<</Type/StructElem/S/Link/P ${reference(section)}/Pg ${reference(pageId)}` +
        `/Alt ${textString(alt)}/K[${reference(element)} ${object}]>>`,
      link,
    );
    return link;
  }
}

/** Readers of a PDF run addresses that are not of the web, such as scripts. */
function isLeading(block: Block): block is FigureBlock & { href: string } {
  return block.role === 'Figure' && /^https?:\/\//i.test(block.href ?? '');
}

/** A box of the scene, whose y grows downwards, as a rectangle of the page. */
function rectangle([x, y, width, height]: FigureBlock['box']): string {
  return numbers(x, page.height - y - height, x + width, page.height - y);
}
