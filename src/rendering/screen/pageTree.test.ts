import { statementScene } from '#testing/pdf/statementScene.ts';
import { statedCertificates, statementOf } from '#testing/statements.ts';
import type { Shape } from '../scene.ts';
import { type PageNode, pageTree, tableParts } from './pageTree.ts';

const sceneOf = (count: number) => statementScene(statementOf(statedCertificates(count)));

const shapesOf = (nodes: readonly PageNode[]): Shape[] =>
  nodes.flatMap((node) => (node.kind === 'block' ? node.shapes : shapesOf(node.children)));

const rolesOf = (nodes: readonly PageNode[]): string[] =>
  nodes.flatMap((node) => (node.kind === 'group' ? [node.group.role] : []));

/** The nodes within all nodes of a role. */
const within = (nodes: readonly PageNode[], role: string): PageNode[][] =>
  nodes.flatMap((node) =>
    node.kind === 'block'
      ? []
      : node.group.role === role
        ? [node.children]
        : within(node.children, role),
  );

test('a page is drawn in the order of its shapes, each once', async () => {
  const { pages } = await sceneOf(40);
  for (const { shapes } of pages) expect(shapesOf(pageTree(shapes))).toEqual(shapes);
});

test('a table has its head, then rows of as many cells', async () => {
  const { pages } = await sceneOf(3);
  const [table, totals] = within(pageTree(pages[0]?.shapes ?? []), 'Table');
  expect(rolesOf(table ?? [])).toEqual(['THead', 'TBody']);
  expect(rolesOf(totals ?? [])).toEqual(['THead', 'TBody', 'TFoot']);
  const rows = within(table ?? [], 'TR');
  expect(rows.map(rolesOf)).toEqual([
    ['TH', 'TH', 'TH', 'TH', 'TH', 'TH'],
    ...Array.from({ length: 3 }, () => ['TH', 'TD', 'TD', 'TD', 'TD', 'TD']),
  ]);
});

test('a table that goes on is told its parts on later pages, one that does not has none', async () => {
  const { pages } = await sceneOf(40);
  expect(pages).toHaveLength(4);
  const { following, later } = tableParts(
    pages.map(({ shapes }) => pageTree(shapes)),
    (page) => `part-${page}`,
  );
  expect([...following.values()]).toEqual([['part-1', 'part-2', 'part-3'], []]);
  expect(later.map((parts) => [...parts.values()])).toEqual([
    [],
    ['part-1'],
    ['part-2'],
    ['part-3'],
  ]);
});
