import { memo } from 'react';
import { languageTags, type Language } from '#model/language.ts';
import { familyOf } from '../fonts/faces.ts';
import { type Block, type Ground, page, type Shape, type Side, type TextShape } from '../scene.ts';
import styles from './SceneSvg.module.css';

/** Gives the pictures of texts that no face can write. */
export type ForeignPictures = (shape: Extract<Shape, { kind: 'foreign' }>) => { url: string };

interface SceneSvgProps {
  side: Side;
  language: Language;
  /** What the picture is, for someone who listens. Without it the picture is decoration. */
  label?: string;
  /** Width on screen below which fine ornament is left out, and small text with it. */
  detail?: 'full' | 'miniature';
  foreign: ForeignPictures;
}

/** Miniatures show text of at least this size, points: title, name and course. */
const smallestInMiniature = 14;

/** Whether a shape is large enough to be seen in a miniature. */
export const isInMiniature = (shape: Shape): boolean =>
  shape.kind === 'text'
    ? shape.size >= smallestInMiniature
    : shape.kind !== 'path' || !shape.isFine;

/**
 * One side of a certificate on screen and in print. Draws what the scene says and measures nothing: each character stands
 * where the layout put it.
 */
export const SceneSvg = memo(function SceneSvg(props: SceneSvgProps) {
  const { side, language, label, detail = 'full', foreign } = props;
  const isMiniature = detail === 'miniature';
  const { width, height } = side.size ?? page;
  return (
    <svg
      className={styles.side}
      viewBox={`0 0 ${width} ${height}`}
      lang={languageTags[language]}
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <GroundShapes ground={side.ground} isMiniature={isMiniature} foreign={foreign} />
      {isMiniature ? (
        <Shapes shapes={side.shapes.filter(isInMiniature)} foreign={foreign} />
      ) : (
        blocksOf(side.shapes).map((shapes, index) => (
          <BlockShapes key={index} shapes={shapes} foreign={foreign} />
        ))
      )}
    </svg>
  );
});

interface ShapesProps {
  shapes: readonly Shape[];
  foreign: ForeignPictures;
}

const Shapes = ({ shapes, foreign }: ShapesProps) =>
  shapes.map((shape, index) => <Drawn key={index} shape={shape} foreign={foreign} />);

interface GroundProps {
  ground: Ground;
  isMiniature: boolean;
  foreign: ForeignPictures;
}

const GroundShapes = memo(
  function GroundShapes({ ground, isMiniature, foreign }: GroundProps) {
    const shapes = isMiniature ? ground.shapes.filter(isInMiniature) : ground.shapes;
    return (
      <g aria-hidden="true">
        <Shapes shapes={shapes} foreign={foreign} />
      </g>
    );
  },
  (before, after) =>
    before.ground.key === after.ground.key && before.isMiniature === after.isMiniature,
);

/** Neighbouring shapes of one block; decoration stands alone. */
function blocksOf(shapes: readonly Shape[]): Shape[][] {
  const groups: Shape[][] = [];
  let current: Block | undefined;
  for (const shape of shapes) {
    const block = shape.kind === 'image' ? undefined : shape.block;
    if (block && block === current) groups.at(-1)?.push(shape);
    else groups.push([shape]);
    current = block;
  }
  return groups;
}

function BlockShapes({ shapes, foreign }: ShapesProps) {
  const [first] = shapes;
  const block = first && first.kind !== 'image' ? first.block : undefined;
  const drawn = <Shapes shapes={shapes} foreign={foreign} />;
  switch (block?.role) {
    case 'H1':
    case 'H2':
      return (
        <g role="heading" aria-level={block.role === 'H1' ? 2 : 3}>
          {drawn}
        </g>
      );
    case 'Figure':
      return (
        <g role="img" aria-label={block.alt}>
          {drawn}
        </g>
      );
    default:
      return block && block.role !== 'Artifact' ? (
        <g>{drawn}</g>
      ) : (
        <g aria-hidden="true">{drawn}</g>
      );
  }
}

/** Most shapes of a certificate that is edited are the very ones of before. */
const Drawn = memo(function Drawn({ shape, foreign }: { shape: Shape; foreign: ForeignPictures }) {
  switch (shape.kind) {
    case 'path':
      return (
        <path
          d={shape.d}
          fill={shape.fill ?? 'none'}
          stroke={shape.stroke}
          strokeWidth={shape.strokeWidth}
          opacity={shape.opacity}
        />
      );
    case 'image': {
      const { url, x, y, width, height } = shape;
      return (
        <image
          href={url}
          x={x}
          y={y}
          width={width}
          height={height}
          preserveAspectRatio="none"
          crossOrigin="anonymous"
        />
      );
    }
    case 'text':
      return (
        <text
          x={shape.xs.map(rounded).join(' ')}
          y={rounded(shape.y)}
          // As attributes they would give way to a host's `* {}`.
          style={{
            fontFamily: familyOf(shape.face),
            fontSize: rounded(shape.size),
            fill: shape.fill,
          }}
        >
          {writtenText(shape)}
        </text>
      );
    case 'foreign':
      return (
        <image
          href={foreign(shape).url}
          x={shape.x}
          y={shape.y - shape.ascent}
          width={shape.width}
          height={shape.ascent + shape.descent}
          preserveAspectRatio="none"
          role="img"
          aria-label={shape.text}
        />
      );
  }
});

/** A line that goes on ends in a space, or copied text would run its words together. */
function writtenText({ text, isContinued }: TextShape): string {
  return isContinued ? `${text} ` : text;
}

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}
