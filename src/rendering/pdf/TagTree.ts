import { type Language, languageTags } from '#domain/language.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { FigureBlock, TableStructureElement, LinkBlock, TaggedElement } from '../scene.ts';
import type { ConformanceRules } from './metadata.ts';
import type { PdfObjectWriter } from './PdfObjectWriter.ts';
import {
  formatAsciiString,
  formatNumbers,
  formatPdfReference,
  formatPdfReferences,
  formatTextString,
} from './syntax.ts';

/** A page and its marked-content sequences. */
export interface TaggedPage {
  id: number;
  height: number;
  /** Distance of the page from the edges of the sheet, points. */
  margin: number;
  /**
   * Structure element (heading, paragraph, figure) of each marked-content sequence. The array index is the sequence's
   * identifier.
   */
  marks: readonly TaggedElement[];
  title: string;
}

/** Entries of a PDF page's dictionary that screen readers need. */
export interface PageTagEntries {
  structParents: number;
  /**
   * Id of the structure element that a bookmark to this page points to: the section of the page, or the part of the
   * document. Undefined if bookmarks need not point to structure elements.
   */
  firstElement: number | undefined;
  annotations: readonly number[];
}

const pdf2Namespace = '<</Type/Namespace/NS(http://iso.org/pdf2/ssn)>>';

/** A structure element, and the ids of the children added so far. */
interface StructNode {
  id: number;
  kids: number[];
}

/**
 * The structure tree of a PDF, which screen readers follow. The document contains a part for each certificate, and each
 * part contains a section for each side. Sections contain headings, paragraphs and figures in reading order. The part
 * of a statement has no sections; its tables continue across pages.
 */
export class TagTree {
  private readonly file: PdfObjectWriter;
  private readonly root: number;
  private readonly document: number;
  /** Id of the namespace of the PDF 2.0 roles. Undefined for earlier PDF versions. */
  private readonly namespace: number | undefined;
  private readonly parts: number[] = [];
  /**
   * Entries of the PDF's parent tree (`/ParentTree`), which maps page contents to structure elements. The array index
   * is the key in the parent tree.
   */
  private readonly parents: string[] = [];

  constructor(file: PdfObjectWriter, { isPdf2 }: Pick<ConformanceRules, 'isPdf2'>) {
    this.file = file;
    this.root = file.reserveId();
    this.document = file.reserveId();
    this.namespace = isPdf2 ? file.writeObject(pdf2Namespace) : undefined;
  }

  /**
   * Adds a certificate or a statement as a part of the document.
   * @param kind `sides` if each page is a section of its own, `flow` if content continues across pages
   * @returns dictionary entries for each page
   */
  addPart(
    title: string,
    language: Language,
    pages: readonly TaggedPage[],
    kind: 'sides' | 'flow',
  ): PageTagEntries[] {
    const part: StructNode = { id: this.file.reserveId(), kids: [] };
    this.parts.push(part.id);
    const tags = kind === 'sides' ? this.addSections(part, pages) : this.addFlow(part, pages);
    this.writeElement(
      { id: part.id, role: 'Part', parent: this.document },
      `/T ${formatTextString(title)}/Lang(${languageTags[language]})/K${formatPdfReferences(part.kids)}`,
    );
    return tags;
  }

  /**
   * Writes the structure elements above the parts.
   * @returns the id of the structure tree's root, for the PDF catalog
   */
  finish(language: Language): number {
    this.writeElement(
      { id: this.document, role: 'Document', parent: this.root },
      `/Lang(${languageTags[language]})/K${formatPdfReferences(this.parts)}`,
    );
    const rows = this.parents.map((entry, key) => `${key} ${entry}`);
    const namespaces =
      this.namespace === undefined ? '' : `/Namespaces${formatPdfReferences([this.namespace])}`;
    const parentTree = this.file.writeObject(`<</Nums[${rows.join(' ')}]>>`);
    return this.file.writeObject(
      `<</Type/StructTreeRoot/K ${formatPdfReference(this.document)}/ParentTree ${formatPdfReference(parentTree)}` +
        `/ParentTreeNextKey ${this.parents.length}${namespaces}>>`,
      this.root,
    );
  }

  /** Adds a section for each page to a part of the document. */
  private addSections(part: StructNode, pages: readonly TaggedPage[]): PageTagEntries[] {
    const sections = pages.map((): StructNode => ({ id: this.file.reserveId(), kids: [] }));
    part.kids.push(...sections.map(({ id }) => id));
    return pages.map((page, index) => {
      const section = sections[index] ?? part;
      const tags = this.addPage(page, () => section, section);
      this.writeElement(
        { id: section.id, role: 'Sect', parent: part.id },
        `/T ${formatTextString(page.title)}/K${formatPdfReferences(section.kids)}`,
      );
      return tags;
    });
  }

  /**
   * Adds the structure elements of all pages directly to a part of the document, without sections. So a table that
   * continues on the next page remains one table.
   */
  private addFlow(part: StructNode, pages: readonly TaggedPage[]): PageTagEntries[] {
    const nodes = new Map<TableStructureElement, StructNode>();
    const getNode = (group: TableStructureElement | undefined): StructNode =>
      group === undefined
        ? part
        : getOrCreate(nodes, group, () => {
            const node = { id: this.file.reserveId(), kids: [] };
            getNode(group.parent).kids.push(node.id);
            return node;
          });
    const tags = pages.map((page) => this.addPage(page, ({ parent }) => getNode(parent), part));
    for (const [{ role, scope, parent }, { id, kids }] of nodes)
      this.writeElement(
        { id, role, parent: getNode(parent).id },
        `/K${formatPdfReferences(kids)}${scope === undefined ? '' : `/A<</O/Table/Scope/${scope}>>`}`,
      );
    return tags;
  }

  private addPage(
    page: TaggedPage,
    getNode: (block: TaggedElement) => StructNode,
    topNode: StructNode,
  ): PageTagEntries {
    const { marks } = page;
    const structParents = this.parents.push('') - 1;
    const elements = new Map<TaggedElement, { id: number; ownMarks: number[] }>();
    const parents = marks.map((block, mark) => {
      const element = getOrCreate(elements, block, () => ({
        id: this.file.reserveId(),
        ownMarks: [],
      }));
      element.ownMarks.push(mark);
      return element.id;
    });
    const annotations: number[] = [];
    for (const [block, { id, ownMarks }] of elements) {
      const node = getNode(block);
      node.kids.push(this.writeStructElement({ block, id, ownMarks, node, page, annotations }));
    }
    this.parents[structParents] = formatPdfReferences(parents);
    const firstElement = this.namespace === undefined ? undefined : topNode.id;
    return { structParents, firstElement, annotations };
  }

  /**
   * Writes the structure element of a heading, paragraph, figure or link.
   * @returns the id that the parent element lists as its child: the id of the element itself, or of the link that
   * contains a figure
   */
  private writeStructElement(options: {
    block: TaggedElement;
    id: number;
    ownMarks: readonly number[];
    node: StructNode;
    page: TaggedPage;
    annotations: number[];
  }): number {
    const { block, id, ownMarks, node, page, annotations } = options;
    const webLink = isWebLink(block) ? block : undefined;
    const link = webLink?.role === 'Figure' ? this.file.reserveId() : webLink && id;
    const pageEntry = `/Pg ${formatPdfReference(page.id)}`;
    const marks = ownMarks.join(' ');
    // A link without a web address is plain text.
    const role = block.role === 'Link' && !webLink ? 'P' : block.role;
    if (link !== id) {
      const figure =
        block.role === 'Figure'
          ? `/Alt ${formatDescription(block.alt)}/A<</O/Layout/Placement/Block/BBox[${formatRectangle(block.box, page)}]>>`
          : '';
      this.writeElement({ id, role, parent: link ?? node.id }, `${pageEntry}/K[${marks}]${figure}`);
    }
    if (link === undefined || webLink === undefined) return id;
    const { alt, box, href } = webLink;
    const key = this.parents.push(formatPdfReference(link)) - 1;
    const annotation = this.file.writeObject(
      `<</Type/Annot/Subtype/Link/Rect[${formatRectangle(box, page)}]/Border[0 0 0]/F 4/P ${formatPdfReference(page.id)}` +
        `/Contents ${formatDescription(alt)}/StructParent ${key}/A<</S/URI/URI ${formatAsciiString(href)}>>>>`,
    );
    annotations.push(annotation);
    const object = `<</Type/OBJR/Obj ${formatPdfReference(annotation)}${pageEntry}>>`;
    const content = link === id ? marks : formatPdfReference(id);
    // The text of a text link needs no alternative.
    const altEntry = link === id ? '' : `/Alt ${formatDescription(alt)}`;
    this.writeElement(
      { id: link, role: 'Link', parent: node.id },
      `${pageEntry}${altEntry}/K[${content} ${object}]`,
    );
    return link;
  }

  /** Writes a structure element. @param entries dictionary entries except the role and the parent */
  private writeElement(
    { id, role, parent }: { id: number; role: string; parent: number },
    entries: string,
  ): void {
    const namespace =
      this.namespace === undefined ? '' : `/NS ${formatPdfReference(this.namespace)}`;
    this.file.writeObject(
      `<</Type/StructElem/S/${role}${namespace}/P ${formatPdfReference(parent)}${entries}>>`,
      id,
    );
  }
}

/**
 * Formats the description of a figure or link.
 * @throws Error if the description is blank. A figure without a description must be marked as decoration instead
 */
function formatDescription(alt: string): string {
  if (alt.trim() === '') throw new Error('A figure or a link without a description');
  return formatTextString(alt);
}

/**
 * Returns whether a structure element links to a web address. Other addresses, for example scripts, are not written to
 * the PDF, because PDF readers would run them.
 */
function isWebLink(block: TaggedElement): block is (FigureBlock | LinkBlock) & { href: string } {
  return 'href' in block && /^https?:\/\//i.test(block.href ?? '');
}

/** Converts a box of the scene (y grows downwards) to a rectangle in PDF page coordinates (y grows upwards). */
function formatRectangle(
  [x, y, width, height]: FigureBlock['box'],
  { height: pageHeight, margin }: TaggedPage,
): string {
  const [left, top] = [x + margin, pageHeight - y + margin];
  return formatNumbers(left, top - height, left + width, top);
}
