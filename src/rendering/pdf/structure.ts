import { type Language, languageTags } from '#model/language.ts';
import { remembered } from '#model/remembered.ts';
import type { FigureBlock, Group, LinkBlock, SpokenBlock } from '../scene.ts';
import type { LevelRules } from './metadata.ts';
import type { PdfFile } from './PdfFile.ts';
import { asciiString, numbers, reference, references, textString } from './syntax.ts';

/** A page as the tag tree knows it. */
export interface TaggedPage {
  page: number;
  height: number;
  /** Its marks, by their number. */
  marks: readonly SpokenBlock[];
  title: string;
}

/** What a page's own dictionary says of its tags. */
export interface PageTags {
  structParents: number;
  /** What the page's content begins with: its section, or the part. Only where bookmarks have to name it. */
  element: number | undefined;
  annotations: readonly number[];
}

const namespaceOfPdf2 = '<</Type/Namespace/NS(http://iso.org/pdf2/ssn)>>';

/** An element while what is below it is gathered. */
interface Branch {
  id: number;
  kids: number[];
}

/**
 * The tree that a screen reader follows: the document, a part for each certificate, a section for each side, and in it
 * headings, paragraphs and figures in reading order. What goes on from page to page has no sections, but tables.
 */
export class TagTree {
  private readonly file: PdfFile;
  private readonly root: number;
  private readonly document: number;
  /** In which the roles are those of PDF 2.0. */
  private readonly namespace: number | undefined;
  private readonly parts: number[] = [];
  /** Entries of the parent tree, by key. */
  private readonly parents: string[] = [];

  constructor(file: PdfFile, { isPdf2 }: Pick<LevelRules, 'isPdf2'>) {
    this.file = file;
    this.root = file.reserve();
    this.document = file.reserve();
    this.namespace = isPdf2 ? file.object(namespaceOfPdf2) : undefined;
  }

  /**
   * Adds a part: a certificate, or a document that goes on from page to page.
   * @returns what its pages say, in their order
   */
  add(
    title: string,
    language: Language,
    pages: readonly TaggedPage[],
    kind: 'sides' | 'flow' = 'sides',
  ): PageTags[] {
    const part: Branch = { id: this.file.reserve(), kids: [] };
    this.parts.push(part.id);
    const tags = kind === 'sides' ? this.sections(part, pages) : this.flow(part, pages);
    this.write(
      { id: part.id, role: 'Part', parent: this.document },
      `/T ${textString(title)}/Lang(${languageTags[language]})/K${references(part.kids)}`,
    );
    return tags;
  }

  /** Writes what all certificates share. @returns the root, for the catalog */
  finish(language: Language): number {
    this.write(
      { id: this.document, role: 'Document', parent: this.root },
      `/Lang(${languageTags[language]})/K${references(this.parts)}`,
    );
    const rows = this.parents.map((entry, key) => `${key} ${entry}`);
    const namespaces =
      this.namespace === undefined ? '' : `/Namespaces${references([this.namespace])}`;
    const parentTree = this.file.object(`<</Nums[${rows.join(' ')}]>>`);
    return this.file.object(
      `<</Type/StructTreeRoot/K ${reference(this.document)}/ParentTree ${reference(parentTree)}` +
        `/ParentTreeNextKey ${this.parents.length}${namespaces}>>`,
      this.root,
    );
  }

  /** A section for each page. */
  private sections(part: Branch, pages: readonly TaggedPage[]): PageTags[] {
    const sections = pages.map((): Branch => ({ id: this.file.reserve(), kids: [] }));
    part.kids.push(...sections.map(({ id }) => id));
    return pages.map((tagged, index) => {
      const section = sections[index] ?? part;
      const tags = this.page(tagged, () => section, section);
      this.write(
        { id: section.id, role: 'Sect', parent: part.id },
        `/T ${textString(tagged.title)}/K${references(section.kids)}`,
      );
      return tags;
    });
  }

  /** One tree for all pages: a table that goes on is one table. */
  private flow(part: Branch, pages: readonly TaggedPage[]): PageTags[] {
    const branches = new Map<Group, Branch>();
    const branchOf = (group: Group | undefined): Branch =>
      group === undefined
        ? part
        : remembered(branches, group, () => {
            const branch = { id: this.file.reserve(), kids: [] };
            branchOf(group.within).kids.push(branch.id);
            return branch;
          });
    const tags = pages.map((tagged) => this.page(tagged, ({ within }) => branchOf(within), part));
    for (const [{ role, scope, within }, { id, kids }] of branches)
      this.write(
        { id, role, parent: branchOf(within).id },
        `/K${references(kids)}${scope === undefined ? '' : `/A<</O/Table/Scope/${scope}>>`}`,
      );
    return tags;
  }

  private page(
    tagged: TaggedPage,
    branchOf: (block: SpokenBlock) => Branch,
    { id: first }: Branch,
  ): PageTags {
    const { marks } = tagged;
    const structParents = this.parents.push('') - 1;
    const elements = new Map<SpokenBlock, { id: number; own: number[] }>();
    const parents = marks.map((block, mark) => {
      const element = remembered(elements, block, () => ({ id: this.file.reserve(), own: [] }));
      element.own.push(mark);
      return element.id;
    });
    const annotations: number[] = [];
    for (const [block, { id, own }] of elements) {
      const branch = branchOf(block);
      branch.kids.push(this.element({ block, id, own, branch, tagged, annotations }));
    }
    this.parents[structParents] = references(parents);
    const element = this.namespace === undefined ? undefined : first;
    return { structParents, element, annotations };
  }

  /** @returns the child of the branch: the element, or the link around it */
  private element(wanted: {
    block: SpokenBlock;
    id: number;
    own: readonly number[];
    branch: Branch;
    tagged: TaggedPage;
    annotations: number[];
  }): number {
    const { block, id, own, branch, tagged, annotations } = wanted;
    const leading = isLeading(block) ? block : undefined;
    const link = leading?.role === 'Figure' ? this.file.reserve() : leading && id;
    const onPage = `/Pg ${reference(tagged.page)}`;
    const marks = own.join(' ');
    // What an address alone says is what the link's own words say.
    const role = block.role === 'Link' && !leading ? 'P' : block.role;
    if (link !== id) {
      const figure =
        block.role === 'Figure'
          ? `/Alt ${described(block.alt)}/A<</O/Layout/Placement/Block/BBox[${rectangle(block.box, tagged)}]>>`
          : '';
      this.write({ id, role, parent: link ?? branch.id }, `${onPage}/K[${marks}]${figure}`);
    }
    if (link === undefined || leading === undefined) return id;
    const { alt, box, href } = leading;
    const key = this.parents.push(reference(link)) - 1;
    const annotation = this.file.object(
      `<</Type/Annot/Subtype/Link/Rect[${rectangle(box, tagged)}]/Border[0 0 0]/F 4/P ${reference(tagged.page)}` +
        `/Contents ${described(alt)}/StructParent ${key}/A<</S/URI/URI ${asciiString(href)}>>>>`,
    );
    annotations.push(annotation);
    const object = `<</Type/OBJR/Obj ${reference(annotation)}${onPage}>>`;
    const inside = link === id ? marks : reference(id);
    // Words speak for themselves.
    const spoken = link === id ? '' : `/Alt ${described(alt)}`;
    this.write(
      { id: link, role: 'Link', parent: branch.id },
      `${onPage}${spoken}/K[${inside} ${object}]`,
    );
    return link;
  }

  /** Writes an element. @param entries beside its role and parent */
  private write(
    { id, role, parent }: { id: number; role: string; parent: number },
    entries: string,
  ): void {
    const namespace = this.namespace === undefined ? '' : `/NS ${reference(this.namespace)}`;
    this.file.object(
      `<</Type/StructElem/S/${role}${namespace}/P ${reference(parent)}${entries}>>`,
      id,
    );
  }
}

/** @throws Error for a description that says nothing: what has none is decoration */
function described(alt: string): string {
  if (alt.trim() === '') throw new Error('A figure or a link without a description');
  return textString(alt);
}

/** Readers of a PDF run addresses that are not of the web, such as scripts. */
function isLeading(block: SpokenBlock): block is (FigureBlock | LinkBlock) & { href: string } {
  return 'href' in block && /^https?:\/\//i.test(block.href ?? '');
}

/** A box of the scene, whose y grows downwards, as a rectangle of the page. */
function rectangle([x, y, width, height]: FigureBlock['box'], page: TaggedPage): string {
  return numbers(x, page.height - y - height, x + width, page.height - y);
}
