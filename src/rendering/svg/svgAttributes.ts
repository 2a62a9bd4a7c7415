import type { CSSProperties, SVGAttributes } from 'react';
import { getFontFamilyName } from '../fonts/faces.ts';
import type {
  Box,
  CircularTextShape,
  GlyphRunShape,
  PathCoordinates,
  PathShape,
  TextShape,
  TextStroke,
} from '../scene.ts';

/**
 * Returns the font of a text as inline CSS. Inline CSS is needed because a `* {}` rule of the host page would override
 * SVG attributes.
 */
export const getFontStyle = ({
  face,
  size,
  fill,
}: TextShape | CircularTextShape): CSSProperties => ({
  fontFamily: getFontFamilyName(face),
  fontSize: roundLength(size),
  fill,
});

/** Returns the coordinate system of a glyph run's outline. */
export const getGlyphRunFrame = ({ x, y, size, run }: GlyphRunShape): PathCoordinates => ({
  x,
  y,
  unit: size / run.unitsPerEm,
});

/** Returns the CSS that draws the contour around the letters of a glyph run, if there is one. */
export const getGlyphRunStroke = ({ contour, size, run }: GlyphRunShape): CSSProperties =>
  contour
    ? getTextStrokeAttributes({
        color: contour.color,
        width: (contour.width * run.unitsPerEm) / size,
      })
    : {};

/** Returns the CSS that draws a contour around letters. The letters cover the inner half of the contour. */
export const getTextStrokeAttributes = ({ color, width }: TextStroke): CSSProperties => ({
  stroke: color,
  strokeWidth: width,
  strokeLinejoin: 'round',
  paintOrder: 'stroke',
});

/**
 * Returns the opacity of a path as SVG attributes. A path that is only filled or only stroked has the opacity of its
 * colour, as in the PDF: browsers print `opacity` as a transparency group, in which fine lines that meet look different.
 */
export function getOpacityAttributes({
  fill,
  stroke,
  opacity,
}: PathShape): Pick<SVGAttributes<SVGPathElement>, 'opacity' | 'fillOpacity' | 'strokeOpacity'> {
  if (fill && stroke) return { opacity };
  return fill ? { fillOpacity: opacity } : { strokeOpacity: opacity };
}

/**
 * Returns the CSS `inset()` shape that limits an image to the box `clip`.
 * @param clip visible part of the image, in page coordinates
 */
export function getClipInset(clip: Box, { x, y, width, height }: Box): string {
  const [right, bottom] = [x + width, y + height];
  const edges = [
    clip.y - y,
    right - clip.x - clip.width,
    bottom - clip.y - clip.height,
    clip.x - x,
  ];
  return `inset(${edges.map((edge) => `${roundLength(Math.max(0, edge))}px`).join(' ')})`;
}

/**
 * Returns the text of a line for display. Adds a space if the text continues on the next line, because copied text
 * would otherwise join two words.
 */
export function getTextContent({ text, isContinued }: TextShape): string {
  return isContinued ? `${text} ` : text;
}

export const formatTransform = ({ x, y, unit }: PathCoordinates) =>
  `translate(${formatLengths([x, y])}) scale(${unit})`;

export const formatLengths = (lengths: readonly number[]) => lengths.map(roundLength).join(' ');

export function roundLength(length: number): number {
  return Math.round(length * 1000) / 1000;
}
