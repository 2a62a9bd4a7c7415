import type { CertificateText } from '../certificateText.ts';
import type { DesignColors } from '../designColors.ts';
import { rectangle } from '../ornaments/path.ts';
import { filled, type PathShape } from '../scene.ts';
import type { Mark, Slot } from './stack.ts';

/** A filled rectangle. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
): PathShape {
  return filled(rectangle(x, y, width, height), fill);
}

/** The look of a title, which its contour belongs to. */
export function titleSlot(
  { title }: Pick<CertificateText, 'title'>,
  colors: DesignColors,
  look: Pick<Slot, 'face' | 'size' | 'lineHeight'> & Partial<Slot>,
): Slot {
  return {
    text: title,
    fill: colors.title,
    contour: colors.titleContour,
    minSize: look.size * 0.55,
    role: 'H1',
    ...look,
  };
}

/** The header area: up to two lines. */
export function headerSlot(
  text: CertificateText,
  colors: DesignColors,
  look?: Partial<Slot>,
): Slot {
  return {
    text: text.header,
    face: 'bold',
    size: 9,
    fill: colors.muted,
    lineHeight: 1.4,
    maxLines: 2,
    ...look,
  };
}

/** Who certifies, where no lettering around a seal says so and nothing else in front does. */
export const issuerOf = ({ header, company, legalName }: CertificateText): string =>
  header === '' && legalName === '' ? company : header;

/** The date in the stack, and below it what it is the date of. */
export function dateSlots(
  { completionDate: { label, value } }: CertificateText,
  { content, muted }: DesignColors,
  look?: Partial<Slot>,
): [value: Slot, label: Slot] {
  const text = value === '' ? '' : label;
  return [
    { text: value, face: 'bold', size: 9.6, lineHeight: 1.4, fill: content, gap: 11, ...look },
    { text, face: 'body', size: 7.4, lineHeight: 1.4, fill: muted },
  ];
}

/** What layouts differ in within the words that all of them have in this order. */
interface CoreLook {
  /** Between what stands before them and them. */
  gap: number;
  name: Pick<Slot, 'size'> & Partial<Slot>;
  /** Below the name. */
  under?: Mark;
  concluded: Partial<Slot>;
  course: Pick<Slot, 'size'> & Partial<Slot>;
  center?: Partial<Slot>;
}

/** “We certify that” somebody concluded a course of so many hours, with what the center area says of it. */
export function coreSlots(text: CertificateText, colors: DesignColors, look: CoreLook) {
  const leadIn = { face: 'body', size: 11, lineHeight: 1.4, fill: colors.muted } as const;
  const name: Slot = {
    text: text.name,
    face: 'title',
    fill: colors.content,
    minSize: 24,
    maxLines: 3,
    lineHeight: 1.06,
    gap: 3,
    oneLineShare: 0.68,
    isLargest: true,
    role: 'H2',
    ...look.name,
  };
  const course: Slot = {
    text: text.course,
    face: 'title',
    fill: colors.ink,
    minSize: 12,
    maxLines: 3,
    lineHeight: 1.16,
    gap: 4,
    oneLineShare: 0.78,
    role: 'H2',
    ...look.course,
  };
  const duration: Slot = {
    ...leadIn,
    text: isSaidInAreas(text.duration.value, text) ? '' : text.duration.value,
    fill: colors.content,
    gap: 4,
  };
  const center: Slot = {
    text: text.center,
    face: 'body',
    size: 10,
    fill: colors.muted,
    lineHeight: 1.5,
    gap: 11,
    maxWidth: 440,
    isParagraph: true,
    ...look.center,
  };
  return {
    name,
    slots: [
      { ...leadIn, text: text.certify, gap: look.gap },
      name,
      ...(look.under ? [look.under] : []),
      { ...leadIn, text: text.concluded, gap: 9, ...look.concluded },
      course,
      duration,
      center,
    ] as const,
  };
}

/** Many authors word the workload as they want it. */
const isSaidInAreas = (words: string, { header, center, footer }: CertificateText) =>
  [header, center, footer].some((area) => area.includes(words));
