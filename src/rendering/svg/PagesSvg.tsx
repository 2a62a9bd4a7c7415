import { memo, type ReactNode, useId, useMemo } from 'react';
import { languageTags } from '#domain/language.ts';
import {
  type TableStructureElement,
  type LinkBlock,
  type MultiPageScene,
  portraitPageSize,
  type Shape,
} from '../scene.ts';
import { type PageNode, buildPageTree, assignTablePartIds } from './pageTree.ts';
import { BackgroundShapes, BlockShapes } from './SceneSvg.tsx';
import styles from './SceneSvg.module.css';

interface PagesSvgProps {
  scene: MultiPageScene;
  /** CSS class of the HTML element around each page. */
  className: string | undefined;
}

/**
 * The pages of a document on screen, one below the other. For screen readers, a table on several pages is a single
 * table, and links are links.
 */
export const PagesSvg = memo(function PagesSvg({ scene, className }: PagesSvgProps) {
  const id = useId();
  const { trees, parts } = useMemo(() => {
    const nodes = scene.pages.map(({ shapes }) => buildPageTree(shapes));
    return { trees: nodes, parts: assignTablePartIds(nodes, (page) => `${id}-${page}`) };
  }, [scene, id]);
  return scene.pages.map(({ size, label, background }, page) => {
    const { width, height } = size ?? portraitPageSize;
    const { continuationIds } = parts;
    return (
      <div key={page} className={className}>
        <svg
          className={styles.side}
          style={{ aspectRatio: `${width} / ${height}` }}
          viewBox={`0 0 ${width} ${height}`}
          lang={languageTags[scene.language]}
          role="group"
          aria-label={label}
          focusable="false"
        >
          <BackgroundShapes background={background} isMiniature={false} />
          <PageNodes
            nodes={trees[page] ?? []}
            continuationIds={continuationIds}
            continuations={parts.continuations[page] ?? noContinuations}
          />
        </svg>
      </div>
    );
  });
});

const noContinuations: ReadonlyMap<TableStructureElement, string> = new Map();

interface NodesProps {
  nodes: readonly PageNode[];
  continuationIds: ReadonlyMap<TableStructureElement, readonly string[]>;
  continuations: ReadonlyMap<TableStructureElement, string>;
}

function PageNodes({ nodes, ...shared }: NodesProps): ReactNode {
  return nodes.map((node, index) => {
    if (node.kind === 'group')
      return (
        <g key={index} {...getGroupProps(node.group, shared)}>
          <PageNodes nodes={node.children} {...shared} />
        </g>
      );
    const { block, shapes } = node;
    if (block?.role === 'Link')
      return (
        <LinkShapes key={index} block={block} shapes={shapes}>
          <BlockShapes shapes={shapes} />
        </LinkShapes>
      );
    return <BlockShapes key={index} shapes={shapes} />;
  });
}

const roles = {
  THead: 'rowgroup',
  TBody: 'rowgroup',
  TFoot: 'rowgroup',
  TR: 'row',
  TD: 'cell',
} as const;

function getGroupProps(
  group: TableStructureElement,
  { continuationIds, continuations }: Pick<NodesProps, 'continuationIds' | 'continuations'>,
) {
  const { role, parent, scope } = group;
  if (role === 'Table') {
    const id = continuations.get(group);
    if (id !== undefined) return { id, role: 'rowgroup' };
    return { role: 'table', 'aria-owns': continuationIds.get(group)?.join(' ') || undefined };
  }
  if (role === 'TH') return { role: scope === 'Row' ? 'rowheader' : 'columnheader' };
  // A table continued from the previous page is one row group already.
  return parent && continuations.has(parent) ? {} : { role: roles[role] };
}

interface LinkShapesProps {
  block: LinkBlock;
  shapes: readonly Shape[];
  children: ReactNode;
}

function LinkShapes({ block, shapes, children }: LinkShapesProps) {
  const words = shapes.map((shape) => ('text' in shape ? shape.text : '')).join('');
  const name = `${block.alt}: ${words}`;
  return (
    <a href={block.href} target="_blank" rel="noreferrer" aria-label={name}>
      {children}
    </a>
  );
}
