import { createStatementScene } from '#testing/pdf/statementScene.ts';
import { createStatementCertificates, createStatement } from '#testing/statements.ts';
import type { Shape } from '../scene.ts';
import { type PageNode, buildPageTree, assignTablePartIds } from './pageTree.ts';

const createScene = (count: number) =>
  createStatementScene(createStatement(createStatementCertificates(count)));

const listShapes = (nodes: readonly PageNode[]): Shape[] =>
  nodes.flatMap((node) => (node.kind === 'block' ? node.shapes : listShapes(node.children)));

const listRoles = (nodes: readonly PageNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node.group.role] : []));

/** Finds the children of all nodes with a role. */
const findChildren = (nodes: readonly PageNode[], role: string): PageNode[][] =>
  nodes.flatMap((node) =>
    node.kind === 'block'
      ? []
      : node.group.role === role
        ? [node.children]
        : findChildren(node.children, role),
  );

test('buildPageTree keeps the order of shapes, each once', async () => {
  const { pages } = await createScene(40);
  for (const { shapes } of pages) expect(listShapes(buildPageTree(shapes))).toEqual(shapes);
});

test('buildPageTree puts header rows and body rows of equal length into a table', async () => {
  const { pages } = await createScene(3);
  const [table, totals] = findChildren(buildPageTree(pages[0]?.shapes ?? []), 'Table');
  expect(listRoles(table ?? [])).toEqual(['THead', 'TBody']);
  expect(listRoles(totals ?? [])).toEqual(['THead', 'TBody', 'TFoot']);
  const rows = findChildren(table ?? [], 'TR');
  expect(rows.map(listRoles)).toEqual([
    ['TH', 'TH', 'TH', 'TH', 'TH', 'TH'],
    ...Array.from({ length: 3 }, () => ['TH', 'TD', 'TD', 'TD', 'TD', 'TD']),
  ]);
});

test('assignTablePartIds returns the ids of later parts, and none for a table on one page', async () => {
  const { pages } = await createScene(40);
  expect(pages).toHaveLength(4);
  const { continuationIds, continuations } = assignTablePartIds(
    pages.map(({ shapes }) => buildPageTree(shapes)),
    (page) => `part-${page}`,
  );
  expect([...continuationIds.values()]).toEqual([['part-1', 'part-2', 'part-3'], []]);
  expect(continuations.map((parts) => [...parts.values()])).toEqual([
    [],
    ['part-1'],
    ['part-2'],
    ['part-3'],
  ]);
});
