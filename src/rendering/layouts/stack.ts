import type { FaceRole } from '../fonts/faces.ts';
import type { Box, ImageShape, PathShape, TextBlock } from '../scene.ts';
import { type FittedText, fitParagraphs, fitText } from '../text/fit.ts';
import type { Typeset } from '../text/typeset.ts';
import type { Align, Composer } from './composer.ts';

/** A text of a stack. Without text it vanishes with its gap. */
export interface Slot {
  text: string;
  face: FaceRole;
  fill: string;
  /** Of the contour around the letters, where there is one. */
  contour?: string | undefined;
  /** Points, when everything fits. */
  size: number;
  /** It shrinks to this to take no more lines than it may. Default: the smallest of all. */
  minSize?: number;
  /** Default 1. */
  maxLines?: number;
  /** Of the size. */
  lineHeight: number;
  tracking?: number;
  /** Above it, points. */
  gap?: number;
  maxWidth?: number;
  /** How far it shrinks before it takes a second line. Default 0.7. */
  oneLineShare?: number;
  /** Keeps its size and takes the lines it needs. */
  isParagraph?: boolean;
  /** Nothing else of the stack comes near its size. */
  isLargest?: boolean;
  /** It stands on a ground of its own, whatever the paper is. */
  hasOwnGround?: boolean;
  /** Default P. */
  role?: TextBlock['role'];
}

/** Something drawn between texts. */
export interface Mark {
  height: number;
  gap: number;
  /** Shrinks with the texts. */
  shrinks?: boolean;
  /** @param x the stack's left edge, middle or right edge @param y its own top @param height as far as it shrank */
  shapes: (x: number, y: number, height: number) => readonly (PathShape | ImageShape)[];
}

/** No text of a certificate is smaller, points. */
export const smallestSize = 6.5;

/** How many times larger the largest is than all others, at least. */
export const leastLead = 1.25;

interface Laid {
  height: number;
  gap: number;
  mark?: Mark;
  slot?: { slot: Slot; set: Typeset; fitted: FittedText };
}

/** What a stack shrinks to, step by step. */
const scales: number[] = [];
let smallestScale = 1;
for (; smallestScale >= 0.55; smallestScale *= 0.97) scales.push(smallestScale);

/** What a stack did with its texts. */
export interface StackResult {
  /** Everything is inside the box. */
  fits: boolean;
  /** How a slot was fitted. */
  fittedOf(slot: Slot): FittedText | undefined;
}

/**
 * Texts one below the other in a box, centred in it, at its top or at its bottom. When they are too tall together, all of
 * them and their gaps shrink until they fit.
 */
export function stack(
  composer: Composer,
  box: Box,
  parts: readonly (Slot | Mark)[],
  {
    align = 'left',
    valign = 'middle',
  }: { align?: Align; valign?: 'top' | 'middle' | 'bottom' } = {},
): StackResult {
  const laid = layIn(composer, box, parts);
  const height = heightOf(laid);
  const free = box.height - height;
  const top = box.y + (valign === 'middle' ? free / 2 : valign === 'bottom' ? free : 0);
  place(composer, laid, edgeOf(box, align), top, align);
  return {
    fits: height <= box.height,
    fittedOf: (slot) => laid.find((part) => part.slot?.slot === slot)?.slot?.fitted,
  };
}

/** How tall a stack is, points. */
export function stackHeight(
  composer: Composer,
  box: Pick<Box, 'width' | 'height'>,
  parts: readonly (Slot | Mark)[],
): number {
  return heightOf(layIn(composer, box, parts));
}

function edgeOf(box: Box, align: Align): number {
  return box.x + (align === 'center' ? box.width / 2 : align === 'right' ? box.width : 0);
}

function heightOf(laid: readonly Laid[]): number {
  return laid.reduce((sum, { height, gap }, index) => sum + height + (index > 0 ? gap : 0), 0);
}

/** As large as the box allows. */
function layIn(
  composer: Composer,
  box: Pick<Box, 'width' | 'height'>,
  parts: readonly (Slot | Mark)[],
): Laid[] {
  const present = parts.filter((part) => !('text' in part) || part.text.trim() !== '');
  const sets = new Map<Slot, Typeset>();
  for (const part of present)
    if ('text' in part) sets.set(part, composer.typeset(part.text, part.face));
  const layAt = (scale: number, mostLines?: number) =>
    lay(present, sets, box.width, scale, mostLines);
  const fits = (laid: readonly Laid[]) => heightOf(laid) <= box.height;
  const first = layAt(1);
  if (fits(first)) return first;
  // Where the last does not fit none does: a text without an end is not laid out at each of them.
  const last = layAt(smallestScale);
  if (!fits(last)) return last;
  for (const scale of scales) {
    const laid = layAt(scale);
    if (fits(laid)) return roomier(laid, scale);
  }
  return last;

  /** Where the largest took fewer lines in the end, the others need not be as small as that made them. */
  function roomier(found: Laid[], least: number): Laid[] {
    const { lines, size } = largestOf(found) ?? { lines: [], size: 0 };
    for (const scale of scales) {
      if (scale <= least) break;
      const laid = layAt(scale, lines.length);
      const largest = largestOf(laid);
      if (largest && !largest.isOver && largest.size >= size && fits(laid)) return laid;
    }
    return found;
  }
}

const largestOf = (laid: readonly Laid[]) =>
  laid.find((part) => part.slot?.slot.isLargest)?.slot?.fitted;

function lay(
  parts: readonly (Slot | Mark)[],
  sets: ReadonlyMap<Slot, Typeset>,
  boxWidth: number,
  scale: number,
  mostLines?: number,
): Laid[] {
  const fitted = fittedSlots(sets, boxWidth, scale, mostLines);
  return parts.map((part) => {
    const gap = (part.gap ?? 0) * scale;
    if (!('text' in part))
      return { height: part.height * (part.shrinks ? scale : 1), gap, mark: part };
    const slot = fitted.get(part);
    if (!slot) return { height: 0, gap };
    const height = slot.fitted.lines.length * slot.fitted.size * part.lineHeight;
    return { height, gap, slot };
  });
}

/** The largest first: it says how large the others may be. */
function fittedSlots(
  sets: ReadonlyMap<Slot, Typeset>,
  boxWidth: number,
  scale: number,
  mostLines = Infinity,
): Map<Slot, NonNullable<Laid['slot']>> {
  const fitted = new Map<Slot, NonNullable<Laid['slot']>>();
  let most = Infinity;
  const slots = [...sets].sort(
    ([one], [other]) => Number(other.isLargest ?? false) - Number(one.isLargest ?? false),
  );
  for (const [slot, set] of slots) {
    const width = Math.min(slot.maxWidth ?? boxWidth, boxWidth);
    const size = Math.max(Math.min(slot.size * scale, most), smallestSize);
    const maxLines = Math.min(slot.maxLines ?? 1, slot.isLargest ? mostLines : Infinity);
    const shrunk = fitSlot({ ...slot, maxLines }, set, size, width, scale);
    if (slot.isLargest) most = shrunk.size / leastLead;
    fitted.set(slot, { slot, set, fitted: shrunk });
  }
  return fitted;
}

function fitSlot(slot: Slot, set: Typeset, size: number, width: number, scale: number): FittedText {
  if (slot.isParagraph) return fitParagraphs(set, size, width);
  return fitText(set, {
    size,
    minSize: Math.min(Math.max((slot.minSize ?? 0) * scale, smallestSize), size),
    width,
    maxLines: slot.maxLines ?? 1,
    tracking: ((slot.tracking ?? 0) * size) / slot.size,
    oneLineShare: slot.oneLineShare ?? 0.7,
  });
}

function place(
  composer: Composer,
  laid: readonly Laid[],
  x: number,
  top: number,
  align: Align,
): void {
  let y = top;
  laid.forEach(({ height, gap, mark, slot: laidSlot }, index) => {
    if (index > 0) y += gap;
    if (mark) composer.draw(...mark.shapes(x, y, height));
    if (laidSlot) {
      const { slot, set, fitted } = laidSlot;
      const lineHeight = fitted.size * slot.lineHeight;
      const baseline = y + (lineHeight + fitted.size * composer.capHeight(slot.face)) / 2;
      const { face, fill, contour, role, hasOwnGround } = slot;
      const look = { face, fill, contour, align, role, hasOwnGround };
      composer.lines(fitted, set, x, baseline, lineHeight, look);
    }
    y += height;
  });
}
