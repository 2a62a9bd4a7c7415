import { getContrastRatio, mixColors } from '#domain/color/oklch.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { Box, CircularTextShape, ImageShape, PathShape, Shape, Side } from '../scene.ts';
import { isOverlapping } from './boxes.ts';
import { listPathBoxes } from './pathBoxes.ts';

/** Distance between a text and the middle of a line, points. */
const clearance = 4;

/** Height of letters above the baseline and depth below it, ems. Letters of shaped scripts are higher. */
const letterHeights = {
  text: [0.85, 0.25],
  glyphRun: [1.1, 0.5],
} as const;

/** Minimum font size of text for which a contrast of 3:1 is enough instead of 4.5:1, points (WCAG 1.4.3). */
const largeTextSize = 18;
/** Tolerance with which layouts choose colours for these contrasts. */
const contrastTolerance = 0.05;

/** The darkest and the brightest colour that an image may have. */
const extremeColors = ['#000000', '#FFFFFF'];

/** Opacity from which a path over an image is the veil on which texts are. */
const minVeilOpacity = 0.8;

/** Minimum width and height of a plate, such as that of a QR code, points. Smaller shapes are ornaments. */
const minPlateSize = 40;

/**
 * Lists the boxes in which there are no lines: around texts that would have too little contrast with lines behind them,
 * and around plates, which would cut the lines off.
 * @param opacity opacity of the lines, 0 to 1
 */
export function listClearBoxes(
  { background, shapes }: Side,
  lineColor: string,
  opacity: number,
): Box[] {
  const paths = [...background.shapes, ...shapes].filter((shape) => shape.kind === 'path');
  const images = background.shapes.flatMap((shape) =>
    shape.kind === 'image' ? [shape.clip ?? shape] : [],
  );
  const veil = shapes.find(isVeil);
  const veilColors =
    veil && extremeColors.map((color) => mixColors(veil.fill, color, veil.opacity));
  const legibility = new Map<string, boolean>();
  /** Returns whether a text is legible with lines behind it, once for all texts of the same colours. */
  const isLegible = ({ fill }: AnyTextShape, minContrast: number, surface: Surface) =>
    getOrCreate(legibility, [fill, minContrast, surface.name, ...surface.colors].join(' '), () => {
      const backgrounds = listPossibleBackgrounds(fill, minContrast, surface.colors);
      const mixes = backgrounds.map((background) => mixColors(lineColor, background, opacity));
      // The colours of an image are unknown. Their mixes are between those of the extremes and the line's colour.
      const lineColors = surface.name === 'image' ? [...mixes, lineColor] : mixes;
      return (
        backgrounds.length > 0 &&
        lineColors.every((color) => getContrastRatio(fill, color) >= minContrast)
      );
    });
  const getSurface = (box: Box, index: number): Surface => {
    if (!images.some((image) => isOverlapping(image, box))) {
      const colors = paths
        .filter((path) => listPathBoxes(path).some((pathBox) => isOverlapping(pathBox, box)))
        .flatMap(({ fill, stroke }) => [fill, stroke]);
      return { name: 'page', colors: [...new Set(colors)].filter((color) => color !== undefined) };
    }
    // The texts after a veil are on it. Those before it are on the image: a veil may be behind the foot only.
    return veil && veilColors && shapes.indexOf(veil) < index
      ? { name: 'veil', colors: veilColors }
      : { name: 'image', colors: extremeColors };
  };
  return shapes.flatMap((shape, index) => {
    if (shape.kind === 'path') return listPlates(shape);
    // A contour separates the letters from the lines.
    if (!isText(shape) || ('contour' in shape && shape.contour)) return [];
    // A seal has more colours than those of its shapes, because some of them are transparent.
    if (shape.kind === 'circularText') return listLetterBoxes(shape);
    const box = getTextBox(shape);
    const minContrast = shape.size >= largeTextSize ? 3 : 4.5;
    return isLegible(shape, minContrast, getSurface(box, index)) ? [] : [box];
  });
}

/** Lists the boxes around the opaque areas of a path that are as large as a plate. */
const listPlates = (path: PathShape): Box[] =>
  path.fill === undefined || path.opacity !== undefined
    ? []
    : listPathBoxes(path)
        .filter(({ width, height }) => Math.min(width, height) >= minPlateSize)
        .map(({ x, y, width, height }) => createBox(x, x + width, y, y + height));

/** The surface behind a text, with its possible colours. A veil covers an image. */
interface Surface {
  name: 'page' | 'image' | 'veil';
  colors: readonly string[];
}

const isVeil = (shape: Shape): shape is PathShape & { fill: string; opacity: number } =>
  shape.kind === 'path' && shape.fill !== undefined && (shape.opacity ?? 0) >= minVeilOpacity;

/**
 * Lists the colours that may be behind a text. Which of them is behind it is unknown, but layouts draw texts only on
 * colours with enough contrast.
 */
const listPossibleBackgrounds = (
  textColor: string,
  minContrast: number,
  colors: readonly string[],
) =>
  colors.filter((color) => getContrastRatio(textColor, color) >= minContrast - contrastTolerance);

type AnyTextShape = Exclude<Shape, PathShape | ImageShape>;

const isText = (shape: Shape): shape is AnyTextShape =>
  shape.kind !== 'path' && shape.kind !== 'image';

function getTextBox(shape: Exclude<AnyTextShape, CircularTextShape>): Box {
  if (shape.kind === 'fallbackText') {
    const { x, width, y, ascent, descent } = shape;
    return createBox(x, x + width, y - ascent, y + descent);
  }
  const { kind, right, y, size } = shape;
  const left = kind === 'text' ? (shape.xs[0] ?? right) : shape.x;
  const [ascent, descent] = letterHeights[kind];
  return createBox(left, right, y - ascent * size, y + descent * size);
}

/** Returns a box around each letter of a text on a circle, so that there are lines in the middle of a seal. */
const listLetterBoxes = ({ positions, size }: CircularTextShape): Box[] =>
  positions.map(([x, y]) => createBox(x - size, x + size, y - size, y + size));

const createBox = (left: number, right: number, top: number, bottom: number): Box => ({
  x: left - clearance,
  y: top - clearance,
  width: right - left + 2 * clearance,
  height: bottom - top + 2 * clearance,
});
