import { type CSSProperties, memo } from 'react';
import { languageTags, type Language } from '#model/language.ts';
import { familyOf } from '../fonts/faces.ts';
import {
  type Block,
  type Box,
  type Contour,
  type Frame,
  type Ground,
  type ImageShape,
  page,
  type RingShape,
  type Shape,
  type Side,
  type TextShape,
} from '../scene.ts';
import styles from './SceneSvg.module.css';

/** Gives the pictures of texts that no face can write. */
export type ForeignPictures = (shape: Extract<Shape, { kind: 'foreign' }>) => { url: string };

interface SceneSvgProps {
  side: Side;
  language: Language;
  /** What the picture is, for someone who listens. Without it the picture is decoration. */
  label?: string;
  /** Width on screen below which fine ornament is left out, and small text with it. */
  detail?: Detail;
  foreign: ForeignPictures;
}

export type Detail = 'full' | 'miniature';

/** Pixels on screen from which small text and fine ornament can be seen. */
const fullDetailFrom = 190;

/** @param width on screen, pixels */
export const detailAt = (width: number): Detail => (width < fullDetailFrom ? 'miniature' : 'full');

/** Miniatures show text of at least this size, points: title, name and course. */
const smallestInMiniature = 14;

/** Whether a shape is large enough to be seen in a miniature. */
export const isInMiniature = (shape: Shape): boolean =>
  shape.kind === 'text' || shape.kind === 'ring'
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

/** What lies below the text. */
export const GroundShapes = memo(
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
    const { block } = shape;
    if (block && block === current) groups.at(-1)?.push(shape);
    else groups.push([shape]);
    current = block;
  }
  return groups;
}

/** Neighbouring shapes of one block, or of decoration. */
export function BlockShapes({ shapes, foreign }: ShapesProps) {
  const [first] = shapes;
  const block = first?.block;
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
          transform={shape.frame && placing(shape.frame)}
          fill={shape.fill ?? 'none'}
          stroke={shape.stroke}
          strokeWidth={shape.strokeWidth}
          opacity={shape.opacity}
        />
      );
    case 'image':
      return <Picture shape={shape} />;
    case 'text':
      return (
        <text
          x={listed(shape.xs)}
          y={rounded(shape.y)}
          style={{ ...fontStyle(shape), ...(shape.contour && contourStyle(shape.contour)) }}
        >
          {writtenText(shape)}
        </text>
      );
    case 'ring':
      return (
        <text
          x={listed(shape.places.map(([x]) => x))}
          y={listed(shape.places.map(([, y]) => y))}
          rotate={listed(shape.places.map(([, , turn]) => turn))}
          style={fontStyle(shape)}
        >
          {shape.text}
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

const Picture = ({ shape }: { shape: ImageShape }) => (
  <image
    href={shape.url}
    x={shape.x}
    y={shape.y}
    width={shape.width}
    height={shape.height}
    preserveAspectRatio="none"
    crossOrigin="anonymous"
    style={shape.window && { clipPath: insetTo(shape.window, shape) }}
  />
);

/** As attributes they would give way to a host's `* {}`. */
const fontStyle = ({ face, size, fill }: TextShape | RingShape): CSSProperties => ({
  fontFamily: familyOf(face),
  fontSize: rounded(size),
  fill,
});

/** Twice as wide as it is seen: the letters cover its inner half. */
const contourStyle = ({ color, width }: Contour): CSSProperties => ({
  stroke: color,
  strokeWidth: width,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

/** What a window leaves of a picture, as distances from the picture's own edges. */
function insetTo(window: Box, { x, y, width, height }: Box): string {
  const [right, bottom] = [x + width, y + height];
  const edges = [
    window.y - y,
    right - window.x - window.width,
    bottom - window.y - window.height,
    window.x - x,
  ];
  return `inset(${edges.map((edge) => `${rounded(Math.max(0, edge))}px`).join(' ')})`;
}

/** A line that goes on ends in a space, or copied text would run its words together. */
function writtenText({ text, isContinued }: TextShape): string {
  return isContinued ? `${text} ` : text;
}

const placing = ({ x, y, unit }: Frame) => `translate(${listed([x, y])}) scale(${unit})`;

const listed = (lengths: readonly number[]) => lengths.map(rounded).join(' ');

function rounded(length: number): number {
  return Math.round(length * 1000) / 1000;
}
