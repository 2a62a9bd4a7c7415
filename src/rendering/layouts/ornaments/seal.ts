import { createFilledPath, type PathShape, createStrokedPath } from '../../scene.ts';
import { traceWavyRing } from './guilloche.ts';
import { traceLaurel } from './laurel.ts';
import { traceStar } from './smallOrnaments.ts';
import { traceCircle } from './curves.ts';
import { PathWriter, traceLine } from './path.ts';

export interface SealPosition {
  x: number;
  y: number;
  /** Radius of the seal, points. A text around the seal needs a radius of at least 52.5. */
  radius: number;
}

export interface SealStyle {
  fill: string;
  /** Colour of lines, text and emblem on the seal. */
  color: string;
  /** Whether the seal's outer edge is drawn as a line, in the same colour as the other lines of the seal. */
  isLined?: boolean;
  /** Content in the middle of the seal. A monogram or logo is drawn separately. */
  emblem: 'star' | 'monogram' | 'logo';
}

/**
 * Radius of the circle on which the text around the seal stands, as a share of the seal's radius. `sealStarsRadius` is the
 * radius of the circle for the stars beside the text.
 */
export const sealTextRadius = 0.734;
export const sealStarsRadius = 0.778;

/** Radius of the white disc behind a logo, as a share of the seal's radius. */
const discRadius = 0.525;

/**
 * Draws a seal like an engraved medal: a dense edge, a ring for text, a ring of woven lines (guilloche) and a laurel
 * wreath.
 */
export function drawSeal(position: SealPosition, style: SealStyle): PathShape[] {
  const { x, y, radius } = position;
  const drawRing = (share: number, width: number) =>
    createStrokedPath(traceCircle(x, y, radius * share), style.color, radius * width);
  return [
    drawEdge(position, style),
    createStrokedPath(traceTicks(position), style.color, radius * 0.0062, { isFine: true }),
    drawRing(0.89, 0.013),
    drawRing(0.865, 0.005),
    drawRing(0.695, 0.005),
    createStrokedPath(traceStrands(position), style.color, Math.max(0.25, radius * 0.0046), {
      isFine: true,
    }),
    drawRing(0.562, 0.005),
    drawRing(0.54, 0.012),
    ...(style.emblem === 'logo'
      ? [createFilledPath(traceCircle(x, y, radius * discRadius), '#FFFFFF')]
      : drawCenter(position, style)),
  ];
}

/**
 * Returns the largest box for a logo in the middle of a seal. The box fits inside the white disc, with a margin.
 * @param aspect ratio of width to height of the logo
 */
export function getSealLogoBox({ x, y, radius }: SealPosition, aspect: number) {
  const diagonal = 2 * radius * 0.51;
  const height = diagonal / Math.hypot(aspect, 1);
  const width = height * aspect;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function drawEdge({ x, y, radius }: SealPosition, { fill, color, isLined }: SealStyle): PathShape {
  const path = new PathWriter(2);
  traceWavyRing(path, x, y, radius, radius * 0.962, 72);
  return {
    ...createFilledPath(path.toString(), fill),
    ...(isLined && { stroke: color, strokeWidth: 0.6 }),
  };
}

const tickCount = 108;

function traceTicks({ x, y, radius }: SealPosition): string {
  const path = new PathWriter(2);
  for (let tick = 0; tick < tickCount; tick++) {
    const angle = (tick / tickCount) * 2 * Math.PI;
    const [cos, sin] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const outer = tick % 2 === 0 ? 0.935 : 0.945;
    path.move(x + 0.905 * cos, y + 0.905 * sin).addLine(x + outer * cos, y + outer * sin);
  }
  return path.toString();
}

/**
 * Traces woven waves around the centre of a seal: five wavy lines of full amplitude, and three of half the amplitude
 * between them.
 */
function traceStrands({ x, y, radius }: SealPosition): string {
  const [center, waves] = [radius * 0.628, 28];
  const path = new PathWriter(2);
  const addFamily = (count: number, amplitude: number, offset: number) => {
    for (let strand = 0; strand < count; strand++) {
      const turn = (-2 * Math.PI * (strand + offset)) / count / waves;
      traceWavyRing(
        path,
        x,
        y,
        center + radius * amplitude,
        center - radius * amplitude,
        waves,
        turn,
      );
    }
  };
  addFamily(5, 0.051, 0);
  addFamily(3, 0.027, 0.5);
  return path.toString();
}

/** Draws a laurel wreath in the middle of a seal. Draws a star inside the wreath, unless the emblem is a monogram. */
function drawCenter(
  { x, y, radius }: SealPosition,
  { fill, color, emblem }: SealStyle,
): PathShape[] {
  const { leaves, ribs, stems, berries } = traceLaurel(x, y, radius * 0.385);
  const [half, low, high] = [radius * 0.05, y + radius * 0.415, y + radius * 0.37];
  const crossed =
    traceLine(x - half, low, x + half, high) + traceLine(x + half, low, x - half, high);
  return [
    createStrokedPath(stems, color, radius * 0.009),
    createStrokedPath(crossed, color, radius * 0.014),
    createFilledPath(leaves, color),
    createStrokedPath(ribs, fill, radius * 0.0055, { isFine: true }),
    createFilledPath(berries, color),
    ...(emblem === 'star'
      ? drawFacetedStar({ x, y: y - radius * 0.005, radius }, color, fill)
      : []),
  ];
}

function drawFacetedStar({ x, y, radius }: SealPosition, color: string, fill: string): PathShape[] {
  const facets = new PathWriter(2);
  for (let ray = 0; ray < 5; ray++) {
    const angle = (ray * 2 * Math.PI) / 5 - Math.PI / 2;
    facets
      .move(x, y)
      .addLine(x + radius * 0.17 * Math.cos(angle), y + radius * 0.17 * Math.sin(angle));
  }
  return [
    createFilledPath(traceStar(x, y, radius * 0.19, 5, 0.4), color),
    createStrokedPath(facets.toString(), fill, radius * 0.006, { isFine: true }),
  ];
}
