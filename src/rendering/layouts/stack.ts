import type { FaceRole } from '../fonts/faces.ts';
import type { PathShape, TextBlock } from '../scene.ts';
import { type FittedText, fitParagraphs, fitText } from '../text/fit.ts';
import type { Typeset } from '../text/typeset.ts';
import type { Align, Composer } from './composer.ts';

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A text of a stack. Without text it vanishes with its gap. */
export interface Slot {
  text: string;
  face: FaceRole;
  fill: string;
  /** Points, when everything fits. */
  size: number;
  /** Default: three fifths of the size. */
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
  /** Never smaller than this, points, however full the stack is. */
  floor?: number;
  /** Default P. */
  role?: TextBlock['role'];
}

/** Something drawn between texts. */
export interface Mark {
  height: number;
  gap: number;
  /** @param x the stack's left edge, middle or right edge @param y its own top */
  shapes: (x: number, y: number) => readonly PathShape[];
}

interface Laid {
  height: number;
  gap: number;
  mark?: Mark;
  slot?: { slot: Slot; set: Typeset; fitted: FittedText };
}

/** What a stack shrinks to, step by step. */
const scales: number[] = [];
let smallestScale = 1;
for (; smallestScale >= 0.55; smallestScale *= 0.965) scales.push(smallestScale);

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
  const layAt = (scale: number) => lay(present, sets, box.width, scale);
  const fits = (laid: readonly Laid[]) => heightOf(laid) <= box.height;
  const first = layAt(1);
  if (fits(first)) return first;
  // Where the last does not fit none does: a text without an end is not laid out at each of them.
  const last = layAt(smallestScale);
  if (!fits(last)) return last;
  for (const scale of scales) {
    const laid = layAt(scale);
    if (fits(laid)) return laid;
  }
  return last;
}

function lay(
  parts: readonly (Slot | Mark)[],
  sets: ReadonlyMap<Slot, Typeset>,
  boxWidth: number,
  scale: number,
): Laid[] {
  return parts.map((part) => {
    const gap = (part.gap ?? 0) * scale;
    if (!('text' in part)) return { height: part.height, gap, mark: part };
    const set = sets.get(part);
    if (!set) return { height: 0, gap };
    const width = Math.min(part.maxWidth ?? boxWidth, boxWidth);
    const floor = part.floor ?? 0;
    const size = Math.max(part.size * scale, floor);
    const fitted = part.isParagraph
      ? fitParagraphs(set, size, width)
      : fitText(set, {
          size,
          minSize: Math.max((part.minSize ?? part.size * 0.6) * scale, floor),
          width,
          maxLines: part.maxLines ?? 1,
          tracking: (part.tracking ?? 0) * scale,
          oneLineShare: part.oneLineShare ?? 0.7,
        });
    const height = fitted.lines.length * fitted.size * part.lineHeight;
    return { height, gap, slot: { slot: part, set, fitted } };
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
    if (mark) composer.draw(...mark.shapes(x, y));
    if (laidSlot) {
      const { slot, set, fitted } = laidSlot;
      const lineHeight = fitted.size * slot.lineHeight;
      const baseline = y + (lineHeight + fitted.size * composer.capHeight(slot.face)) / 2;
      const { face, fill, role } = slot;
      composer.lines(fitted, set, x, baseline, lineHeight, { face, fill, align, role });
    }
    y += height;
  });
}
