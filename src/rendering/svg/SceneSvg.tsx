import { memo } from 'react';
import { languageTags, type Language } from '#domain/language.ts';
import {
  type BackgroundLayer,
  type ImageShape,
  landscapePageSize,
  type Shape,
  type Side,
  type TextShape,
} from '../scene.ts';
import { getTaggedBlock, groupAdjacentShapes } from '../groupAdjacentShapes.ts';
import { identifierGapFontFamily } from '../fonts/faces.ts';
import { drawFallbackText } from '../fonts/fallbackText.ts';
import { splitAtGaps } from '../text/identifierGroups.ts';
import styles from './SceneSvg.module.css';
import {
  formatLengths,
  formatTransform,
  getOpacityAttributes,
  getClipInset,
  getTextStrokeAttributes,
  getFontStyle,
  getGlyphRunFrame,
  getGlyphRunStroke,
  getTextContent,
  roundLength,
} from './svgAttributes.ts';

interface SceneSvgProps {
  side: Side;
  language: Language;
  /** Accessible name of the image. If undefined, screen readers skip the image. */
  label?: string;
  /** Level of detail. Miniatures leave out fine ornaments and small text. */
  detail?: SvgDetailLevel;
}

export type SvgDetailLevel = 'full' | 'miniature';

/**
 * Minimum width of a page on screen for full detail, pixels. On a narrower page, small text and fine ornaments would
 * not be visible.
 */
const minFullDetailWidth = 190;

/** Returns the level of detail for a page. @param width width of the page on screen, pixels */
export const getDetailLevel = (width: number): SvgDetailLevel =>
  width < minFullDetailWidth ? 'miniature' : 'full';

/**
 * Minimum font size of text that is shown in miniatures, points. Title, learner's name and course are larger than
 * this.
 */
const minMiniatureTextSize = 14;

/** Returns whether a miniature shows a shape. Small text and fine ornaments are left out. */
export const isVisibleInMiniature = (shape: Shape): boolean =>
  shape.kind === 'text' || shape.kind === 'circularText' || shape.kind === 'glyphRun'
    ? shape.size >= minMiniatureTextSize
    : shape.kind !== 'path' || !shape.isFine;

/**
 * A side of a certificate as SVG, on screen and in print. The browser does not measure text, because the scene contains
 * the position of each character.
 */
export const SceneSvg = memo(function SceneSvg(props: SceneSvgProps) {
  const { side, language, label, detail = 'full' } = props;
  const isMiniature = detail === 'miniature';
  const { width, height } = side.size ?? landscapePageSize;
  return (
    <svg
      className={styles.side}
      viewBox={`0 0 ${width} ${height}`}
      lang={languageTags[language]}
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
      focusable="false"
    >
      <BackgroundShapes background={side.background} isMiniature={isMiniature} />
      {isMiniature ? (
        <Shapes shapes={side.shapes.filter(isVisibleInMiniature)} />
      ) : (
        groupAdjacentShapes(side.shapes, getTaggedBlock).map(({ members }, index) => (
          <BlockShapes key={index} shapes={members} />
        ))
      )}
    </svg>
  );
});

interface ShapesProps {
  shapes: readonly Shape[];
}

const getLine = (shape: Shape) => ('line' in shape ? shape.line : undefined);

const Shapes = ({ shapes }: ShapesProps) =>
  groupAdjacentShapes(shapes, getLine).map(({ owner: line, members }, index) => {
    const content = members.map((shape, position) => <ShapeSvg key={position} shape={shape} />);
    // The shapes of a line are in the order of display, which is not the reading order in right-to-left text.
    return line && members.length > 1 ? (
      <g key={index} role="img" aria-label={line.text}>
        {content}
      </g>
    ) : (
      content
    );
  });

interface BackgroundProps {
  background: BackgroundLayer;
  isMiniature: boolean;
}

/** The background layer of a page, as SVG shapes. */
export const BackgroundShapes = memo(
  function BackgroundShapes({ background, isMiniature }: BackgroundProps) {
    const shapes = isMiniature ? background.shapes.filter(isVisibleInMiniature) : background.shapes;
    return (
      <g aria-hidden="true">
        <Shapes shapes={shapes} />
      </g>
    );
  },
  (previous, next) =>
    previous.background.key === next.background.key && previous.isMiniature === next.isMiniature,
);

/**
 * Adjacent shapes of the same structure element (heading, paragraph, figure) or a decoration, as SVG elements with
 * accessibility roles.
 */
export function BlockShapes({ shapes }: ShapesProps) {
  const [first] = shapes;
  const block = first?.block;
  const content = <Shapes shapes={shapes} />;
  switch (block?.role) {
    case 'H1':
    case 'H2':
      return (
        <g role="heading" aria-level={block.role === 'H1' ? 2 : 3}>
          {content}
        </g>
      );
    case 'Figure':
      return (
        <g role="img" aria-label={block.alt}>
          {content}
        </g>
      );
    default:
      return block && block.role !== 'Artifact' ? (
        <g>{content}</g>
      ) : (
        <g aria-hidden="true">{content}</g>
      );
  }
}

/**
 * A single shape as an SVG element. Memoized, because most shape objects stay the same while a user edits a
 * certificate.
 */
const ShapeSvg = memo(function ShapeSvg({ shape }: { shape: Shape }) {
  switch (shape.kind) {
    case 'path':
      return (
        <path
          d={shape.d}
          transform={shape.frame && formatTransform(shape.frame)}
          fill={shape.fill ?? 'none'}
          stroke={shape.stroke}
          strokeWidth={shape.strokeWidth}
          {...getOpacityAttributes(shape)}
        />
      );
    case 'image':
      return <ImageSvg shape={shape} />;
    case 'text':
      return (
        <text
          x={formatLengths(shape.xs)}
          y={roundLength(shape.y)}
          style={{
            ...getFontStyle(shape),
            ...(shape.contour && getTextStrokeAttributes(shape.contour)),
          }}
        >
          <TextContent shape={shape} />
        </text>
      );
    case 'circularText':
      return (
        <text
          x={formatLengths(shape.positions.map(([x]) => x))}
          y={formatLengths(shape.positions.map(([, y]) => y))}
          rotate={formatLengths(shape.positions.map(([, , turn]) => turn))}
          style={getFontStyle(shape)}
        >
          {shape.text}
        </text>
      );
    case 'glyphRun':
      return (
        <path
          d={shape.run.outline}
          transform={formatTransform(getGlyphRunFrame(shape))}
          style={{ fill: shape.fill, ...getGlyphRunStroke(shape) }}
          role="img"
          aria-label={shape.text}
        />
      );
    case 'fallbackText':
      return (
        <image
          href={drawFallbackText(shape).url}
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

/**
 * The characters of a text. In an identifier, the characters that a gap follows are in a font of their own: programs
 * that read a printed page take distances between glyphs for spaces.
 */
const TextContent = ({ shape }: { shape: TextShape }) =>
  shape.hasGroupGaps
    ? splitAtGaps(shape.text).map(({ text, hasGap }, index) =>
        hasGap ? (
          <tspan key={index} style={{ fontFamily: identifierGapFontFamily }}>
            {text}
          </tspan>
        ) : (
          text
        ),
      )
    : getTextContent(shape);

const ImageSvg = ({ shape }: { shape: ImageShape }) => (
  <image
    href={shape.url}
    x={shape.x}
    y={shape.y}
    width={shape.width}
    height={shape.height}
    preserveAspectRatio="none"
    crossOrigin="anonymous"
    style={shape.clip && { clipPath: getClipInset(shape.clip, shape) }}
  />
);
