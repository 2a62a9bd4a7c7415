import type { StructureElement, TableStructureElement, Shape } from '../scene.ts';

/** A node in the accessibility tree of a page: a table element, or adjacent shapes of the same structure element. */
export type PageNode = GroupNode | BlockNode;

export interface GroupNode {
  kind: 'group';
  group: TableStructureElement;
  children: PageNode[];
}

export interface BlockNode {
  kind: 'block';
  /** Structure element that the shapes belong to. Undefined for decoration. */
  block: StructureElement | undefined;
  shapes: Shape[];
}

/**
 * Builds the accessibility tree of a page. Nodes are in drawing order. Decoration that is drawn between contents of a
 * table element becomes part of the table element.
 */
export function buildPageTree(shapes: readonly Shape[]): PageNode[] {
  const root: PageNode[] = [];
  const openNodes: GroupNode[] = [];
  const getChildren = () => openNodes.at(-1)?.children ?? root;
  for (const shape of shapes) {
    const block = getTaggedBlock(shape);
    if (block) openGroups(listAncestors(block));
    const last = getChildren().at(-1);
    if (last?.kind === 'block' && last.block === block) last.shapes.push(shape);
    else getChildren().push({ kind: 'block', block, shapes: [shape] });
  }
  return root;

  function openGroups(groups: readonly TableStructureElement[]): void {
    const isOpen = (group: TableStructureElement, depth: number) =>
      openNodes[depth]?.group === group;
    const shared = groups.findIndex((group, depth) => !isOpen(group, depth));
    openNodes.length = shared < 0 ? groups.length : shared;
    for (const group of groups.slice(openNodes.length)) {
      const node: GroupNode = { kind: 'group', group, children: [] };
      getChildren().push(node);
      openNodes.push(node);
    }
  }
}

function getTaggedBlock(shape: Shape): StructureElement | undefined {
  const block = shape.kind === 'image' ? undefined : shape.block;
  return block?.role === 'Artifact' ? undefined : block;
}

/** Lists the table elements that contain a structure element, outermost first. */
function listAncestors(block: StructureElement): TableStructureElement[] {
  const groups: TableStructureElement[] = [];
  let group = block.role === 'Artifact' ? undefined : block.parent;
  for (; group; group = group.parent) groups.unshift(group);
  return groups;
}

/** HTML ids of the parts of tables that continue on later pages. The part on a table's first page has no id. */
export interface TablePartIds {
  /** For each page, the tables that continue from an earlier page, each with the id of its part on this page. */
  continuations: readonly ReadonlyMap<TableStructureElement, string>[];
  /** Ids of all parts of a table except its first part, by table. */
  continuationIds: ReadonlyMap<TableStructureElement, readonly string[]>;
}

/**
 * Assigns an id to each part of a table that continues on a later page.
 * @param createPageId returns an id for a page. The id must be unique in the document
 */
export function assignTablePartIds(
  pages: readonly (readonly PageNode[])[],
  createPageId: (page: number) => string,
): TablePartIds {
  const continuationIds = new Map<TableStructureElement, string[]>();
  const continuations = pages.map((nodes, page) => {
    const ids = new Map<TableStructureElement, string>();
    for (const node of nodes) {
      if (node.kind !== 'group') continue;
      const partIds = continuationIds.get(node.group);
      if (partIds) ids.set(node.group, createPageId(page));
      continuationIds.set(node.group, partIds ? [...partIds, createPageId(page)] : []);
    }
    return ids;
  });
  return { continuations, continuationIds };
}
