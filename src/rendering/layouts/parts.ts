import type { CertificateText } from '../certificateText.ts';
import { type DesignColors, panelOpacity } from '../designColors.ts';
import { rectangle } from '../ornaments/path.ts';
import { filled, page, type PathShape, stroked } from '../scene.ts';
import type { Composer } from './composer.ts';
import type { Box, Slot } from './stack.ts';

/** Paper over a picture, so that text reads on it. */
export function panel({ x, y, width, height }: Box, { paper }: DesignColors): PathShape {
  return { ...filled(rectangle(x, y, width, height), paper), opacity: panelOpacity };
}

/** A filled rectangle. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  opacity = 1,
): PathShape {
  return { ...filled(rectangle(x, y, width, height), fill), ...(opacity < 1 && { opacity }) };
}

/** A hairline around the page at a distance from its edges. */
export function frame(distance: number, stroke: string, strokeWidth: number): PathShape {
  const d = rectangle(distance, distance, page.width - 2 * distance, page.height - 2 * distance);
  return stroked(d, stroke, strokeWidth);
}

/** The fixed words of a front in their usual look; each layout says where and how large they stand. */
export function wordSlots(composer: Composer, text: CertificateText, colors: DesignColors) {
  const small = { face: 'body', size: 11.5, lineHeight: 1.4, fill: colors.muted } as const;
  const course = {
    text: text.course,
    face: 'title',
    fill: colors.titleText,
    maxLines: 3,
    role: 'H2',
  } as const;
  const { label, value } = text.completionDate;
  return {
    label: {
      text: composer.capitals(text.label),
      face: 'bold',
      size: 7.5,
      tracking: 2.6,
      fill: colors.titleText,
      lineHeight: 1.4,
    },
    title: { text: text.title, face: 'title', fill: colors.title, role: 'H1' },
    certify: { ...small, text: text.certify },
    name: {
      text: text.name,
      face: 'title',
      fill: colors.content,
      maxLines: 2,
      oneLineShare: 0.62,
      role: 'H2',
    },
    concluded: { ...small, text: text.concluded },
    course,
    boldCourse: { ...course, face: 'bold', fill: colors.content },
    date: { text: value, face: 'bold', size: 10, fill: colors.content, lineHeight: 1.4 },
    dateLabel: {
      text: value === '' ? '' : composer.capitals(label),
      face: 'bold',
      size: 6.8,
      tracking: 1.1,
      fill: colors.muted,
    },
  } as const satisfies Record<string, Partial<Slot>>;
}

/** Areas are never set smaller than this on the front, points: what is left goes on to the back. */
const smallestArea = 5.5;

/** The header area: up to two lines. */
export function headerSlot(
  text: CertificateText,
  look: Pick<Slot, 'face' | 'size' | 'fill'> & Partial<Slot>,
): Slot {
  return { text: text.header, lineHeight: 1.4, maxLines: 2, floor: smallestArea, ...look };
}

/** The center area: paragraphs. */
export function centerSlot(text: CertificateText, look: Pick<Slot, 'fill'> & Partial<Slot>): Slot {
  return {
    text: text.center,
    face: 'body',
    size: 10.5,
    lineHeight: 1.5,
    isParagraph: true,
    floor: smallestArea,
    ...look,
  };
}

/** The footer area: paragraphs. */
export function footerSlot(
  text: CertificateText,
  colors: DesignColors,
  look?: Partial<Slot>,
): Slot {
  return {
    text: text.footer,
    face: 'body',
    size: 8,
    fill: colors.muted,
    lineHeight: 1.5,
    isParagraph: true,
    floor: smallestArea,
    ...look,
  };
}
