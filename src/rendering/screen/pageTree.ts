import type { Block, Group, Shape } from '../scene.ts';

/** What belongs together on a page for someone who listens: parts of a table, and within them blocks of shapes. */
export type PageNode = GroupNode | BlockNode;

export interface GroupNode {
  kind: 'group';
  group: Group;
  children: PageNode[];
}

export interface BlockNode {
  kind: 'block';
  /** Absent: decoration. */
  block: Block | undefined;
  shapes: Shape[];
}

/** The tree of a page in the order in which it is drawn. Decoration is left where it comes, within whatever is open. */
export function pageTree(shapes: readonly Shape[]): PageNode[] {
  const root: PageNode[] = [];
  const open: GroupNode[] = [];
  const here = () => open.at(-1)?.children ?? root;
  for (const shape of shapes) {
    const block = spokenBlockOf(shape);
    if (block) enter(groupsAround(block));
    const last = here().at(-1);
    if (last?.kind === 'block' && last.block === block) last.shapes.push(shape);
    else here().push({ kind: 'block', block, shapes: [shape] });
  }
  return root;

  function enter(groups: readonly Group[]): void {
    const isOpen = (group: Group, depth: number) => open[depth]?.group === group;
    const shared = groups.findIndex((group, depth) => !isOpen(group, depth));
    open.length = shared < 0 ? groups.length : shared;
    for (const group of groups.slice(open.length)) {
      const node: GroupNode = { kind: 'group', group, children: [] };
      here().push(node);
      open.push(node);
    }
  }
}

function spokenBlockOf(shape: Shape): Block | undefined {
  const block = shape.kind === 'image' ? undefined : shape.block;
  return block?.role === 'Artifact' ? undefined : block;
}

/** The outermost first. */
function groupsAround(block: Block): Group[] {
  const groups: Group[] = [];
  let group = block.role === 'Artifact' ? undefined : block.within;
  for (; group; group = group.within) groups.unshift(group);
  return groups;
}

/** Where the tables of a document are that go on from page to page. */
export interface TableParts {
  /** For each page, what the part of a table is called there that began on a page before. */
  later: readonly ReadonlyMap<Group, string>[];
  /** What the parts of a table are called that follow the one that it begins with. */
  following: ReadonlyMap<Group, readonly string[]>;
}

/** @param nameOf calls a page, in a way that is unique wherever it is shown */
export function tableParts(
  pages: readonly (readonly PageNode[])[],
  nameOf: (page: number) => string,
): TableParts {
  const following = new Map<Group, string[]>();
  const later = pages.map((nodes, page) => {
    const here = new Map<Group, string>();
    for (const node of nodes) {
      if (node.kind !== 'group') continue;
      const names = following.get(node.group);
      if (names) here.set(node.group, nameOf(page));
      following.set(node.group, names ? [...names, nameOf(page)] : []);
    }
    return here;
  });
  return { later, following };
}
