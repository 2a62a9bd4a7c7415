import { memo, type ReactNode, useId, useMemo } from 'react';
import { languageTags } from '#model/language.ts';
import { type Group, type LinkBlock, type PagedScene, portrait, type Shape } from '../scene.ts';
import { type PageNode, pageTree, tableParts } from './pageTree.ts';
import { BlockShapes, type ForeignPictures, GroundShapes } from './SceneSvg.tsx';
import styles from './SceneSvg.module.css';

interface PagesSvgProps {
  scene: PagedScene;
  foreign: ForeignPictures;
  /** Of the place of each page. */
  className: string | undefined;
}

/**
 * The pages of a document on screen, one under the other. Its tables are tables for those who listen, one over all pages,
 * and its links are links.
 */
export const PagesSvg = memo(function PagesSvg({ scene, foreign, className }: PagesSvgProps) {
  const id = useId();
  const { trees, parts } = useMemo(() => {
    const nodes = scene.pages.map(({ shapes }) => pageTree(shapes));
    return { trees: nodes, parts: tableParts(nodes, (page) => `${id}-${page}`) };
  }, [scene, id]);
  return scene.pages.map(({ size, label, ground }, page) => {
    const { width, height } = size ?? portrait;
    const { following } = parts;
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
          <GroundShapes ground={ground} isMiniature={false} foreign={foreign} />
          <Nodes
            nodes={trees[page] ?? []}
            foreign={foreign}
            following={following}
            later={parts.later[page] ?? none}
          />
        </svg>
      </div>
    );
  });
});

const none: ReadonlyMap<Group, string> = new Map();

interface NodesProps {
  nodes: readonly PageNode[];
  foreign: ForeignPictures;
  following: ReadonlyMap<Group, readonly string[]>;
  later: ReadonlyMap<Group, string>;
}

function Nodes({ nodes, ...around }: NodesProps): ReactNode {
  const { foreign } = around;
  return nodes.map((node, index) => {
    if (node.kind === 'group')
      return (
        <g key={index} {...groupProps(node.group, around)}>
          <Nodes nodes={node.children} {...around} />
        </g>
      );
    const { block, shapes } = node;
    if (block?.role === 'Link')
      return (
        <LinkShapes key={index} block={block} shapes={shapes}>
          <BlockShapes shapes={shapes} foreign={foreign} />
        </LinkShapes>
      );
    return <BlockShapes key={index} shapes={shapes} foreign={foreign} />;
  });
}

const roles = {
  THead: 'rowgroup',
  TBody: 'rowgroup',
  TFoot: 'rowgroup',
  TR: 'row',
  TD: 'cell',
} as const;

function groupProps(group: Group, { following, later }: Pick<NodesProps, 'following' | 'later'>) {
  const { role, within, scope } = group;
  if (role === 'Table') {
    const id = later.get(group);
    if (id !== undefined) return { id, role: 'rowgroup' };
    return { role: 'table', 'aria-owns': following.get(group)?.join(' ') || undefined };
  }
  if (role === 'TH') return { role: scope === 'Row' ? 'rowheader' : 'columnheader' };
  // What goes on from the page before is one group of rows already.
  return within && later.has(within) ? {} : { role: roles[role] };
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
