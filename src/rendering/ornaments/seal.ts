import { filled, type PathShape, stroked } from '../scene.ts';
import { lobed } from './guilloche.ts';
import { laurel } from './laurel.ts';
import { star } from './marks.ts';
import { circle, PathWriter, segment } from './path.ts';

export interface SealPlace {
  x: number;
  y: number;
  /** Points; from 52.5 on there is room for lettering around it. */
  radius: number;
}

export interface SealLook {
  fill: string;
  /** Of all that is drawn on it. */
  ink: string;
  /** In lines alone: its edge is drawn in the ink too. */
  isLined?: boolean;
  /** What its middle holds; a monogram and a logo are drawn over it by others. */
  emblem: 'star' | 'monogram' | 'logo';
}

/** Shares of the radius at which the lettering stands on its baseline, and the stars beside it. */
export const letteringAt = 0.734;
export const starsAt = 0.778;

/** The white disc that holds a logo, as a share of the radius. */
const plate = 0.525;

/** An engraved medal: a dense edge, a ring for lettering, a guilloche ring and a laurel. */
export function seal(place: SealPlace, look: SealLook): PathShape[] {
  const { x, y, radius } = place;
  const ring = (share: number, width: number) =>
    stroked(circle(x, y, radius * share), look.ink, radius * width);
  return [
    edge(place, look),
    stroked(ticks(place), look.ink, radius * 0.0062, { isFine: true }),
    ring(0.89, 0.013),
    ring(0.865, 0.005),
    ring(0.695, 0.005),
    stroked(strands(place), look.ink, Math.max(0.25, radius * 0.0046), { isFine: true }),
    ring(0.562, 0.005),
    ring(0.54, 0.012),
    ...(look.emblem === 'logo'
      ? [filled(circle(x, y, radius * plate), '#FFFFFF')]
      : middle(place, look)),
  ];
}

/** The largest box for a logo in the middle of a seal: its half diagonal stays within the disc. */
export function logoBoxIn({ x, y, radius }: SealPlace, aspect: number) {
  const diagonal = 2 * radius * 0.51;
  const height = diagonal / Math.hypot(aspect, 1);
  const width = height * aspect;
  return { x: x - width / 2, y: y - height / 2, width, height };
}

function edge({ x, y, radius }: SealPlace, { fill, ink, isLined }: SealLook): PathShape {
  const path = new PathWriter(2);
  lobed(path, x, y, radius, radius * 0.962, 72);
  return { ...filled(path.toString(), fill), ...(isLined && { stroke: ink, strokeWidth: 0.6 }) };
}

const tickCount = 108;

function ticks({ x, y, radius }: SealPlace): string {
  const path = new PathWriter(2);
  for (let tick = 0; tick < tickCount; tick++) {
    const angle = (tick / tickCount) * 2 * Math.PI;
    const [cos, sin] = [radius * Math.cos(angle), radius * Math.sin(angle)];
    const outer = tick % 2 === 0 ? 0.935 : 0.945;
    path.move(x + 0.905 * cos, y + 0.905 * sin).line(x + outer * cos, y + outer * sin);
  }
  return path.toString();
}

/** Waves around one circle, woven: five wide ones and between them three of half their height. */
function strands({ x, y, radius }: SealPlace): string {
  const [center, waves] = [radius * 0.628, 28];
  const path = new PathWriter(2);
  const family = (count: number, amplitude: number, offset: number) => {
    for (let strand = 0; strand < count; strand++) {
      const turn = (-2 * Math.PI * (strand + offset)) / count / waves;
      lobed(path, x, y, center + radius * amplitude, center - radius * amplitude, waves, turn);
    }
  };
  family(5, 0.051, 0);
  family(3, 0.027, 0.5);
  return path.toString();
}

/** A laurel, and a star in it where no monogram stands there. */
function middle({ x, y, radius }: SealPlace, { fill, ink, emblem }: SealLook): PathShape[] {
  const { leaves, ribs, stems, berries } = laurel(x, y, radius * 0.385);
  const [half, low, high] = [radius * 0.05, y + radius * 0.415, y + radius * 0.37];
  const crossed = segment(x - half, low, x + half, high) + segment(x + half, low, x - half, high);
  return [
    stroked(stems, ink, radius * 0.009),
    stroked(crossed, ink, radius * 0.014),
    filled(leaves, ink),
    stroked(ribs, fill, radius * 0.0055, { isFine: true }),
    filled(berries, ink),
    ...(emblem === 'star' ? facetedStar({ x, y: y - radius * 0.005, radius }, ink, fill) : []),
  ];
}

function facetedStar({ x, y, radius }: SealPlace, ink: string, fill: string): PathShape[] {
  const facets = new PathWriter(2);
  for (let ray = 0; ray < 5; ray++) {
    const angle = (ray * 2 * Math.PI) / 5 - Math.PI / 2;
    facets
      .move(x, y)
      .line(x + radius * 0.17 * Math.cos(angle), y + radius * 0.17 * Math.sin(angle));
  }
  return [
    filled(star(x, y, radius * 0.19, 5, 0.4), ink),
    stroked(facets.toString(), fill, radius * 0.006, { isFine: true }),
  ];
}
