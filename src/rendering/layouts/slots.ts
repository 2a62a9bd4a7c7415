import type { CertificateText } from '../certificateText.ts';
import type { DesignColors } from '../designColors.ts';
import { traceRectangle } from './ornaments/path.ts';
import { createFilledPath, type PathShape } from '../scene.ts';
import type { ColumnGraphic, ColumnText } from './columnText.ts';
import type { LayoutInput } from './layout.ts';

export function createFilledRectangle(
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  line?: Pick<PathShape, 'stroke' | 'strokeWidth'>,
): PathShape {
  return { ...createFilledPath(traceRectangle(x, y, width, height), fill), ...line };
}

/**
 * Minimum size of the running text on the front, points: as large as the name of a signatory. Only notes are smaller:
 * labels, roles and the footer.
 */
export const minFrontTextSize = 8.6;

/** Creates the title of a certificate as an entry of a text column. */
export function createTitleSlot(
  { title }: Pick<CertificateText, 'title'>,
  colors: DesignColors,
  style: Pick<ColumnText, 'face' | 'size' | 'lineHeight'> & Partial<ColumnText>,
): ColumnText {
  return {
    text: title,
    fill: colors.title,
    smallContour: colors.smallTitleContour,
    minSize: style.size * 0.66,
    role: 'H1',
    ...style,
  };
}

/**
 * Creates the custom header text as an entry of a text column. The header has at most two lines, or three if it would be
 * cut otherwise.
 */
export function createHeaderSlot(
  { text, colors, headerLines = 2 }: Pick<LayoutInput, 'text' | 'colors' | 'headerLines'>,
  style?: Partial<ColumnText>,
): ColumnText {
  return {
    text: text.header,
    face: 'bold',
    size: 9,
    minSize: minFrontTextSize,
    fill: colors.muted,
    lineHeight: 1.4,
    maxLines: headerLines,
    area: text.header === '' ? undefined : 'header',
    ...style,
  };
}

/**
 * Returns the custom header text. If there is none, returns the company's name, or an empty text if the front shows the
 * company's legal name anyway.
 */
export const getIssuerText = ({ header, company, legalName }: CertificateText): string =>
  header === '' && legalName === '' ? company : header;

/** Creates two entries of a text column: the completion date, and the label below the date. */
export function createDateSlots(
  { completionDate: { label, value } }: CertificateText,
  { content, muted }: DesignColors,
  style?: Partial<ColumnText>,
): [value: ColumnText, label: ColumnText] {
  const text = value === '' ? '' : label;
  return [
    {
      text: value,
      face: 'bold',
      size: 9.6,
      minSize: minFrontTextSize,
      lineHeight: 1.4,
      fill: content,
      gap: 11,
      ...style,
    },
    { text, face: 'body', size: 7.4, minSize: 7.4, lineHeight: 1.4, fill: muted },
  ];
}

/**
 * Styles of the main texts of a certificate. All layouts show these texts in the same order and differ only in these
 * styles.
 */
interface CoreStyles {
  /** Space above the texts, points. */
  gap: number;
  name: Pick<ColumnText, 'size'> & Partial<ColumnText>;
  /** Graphic below the learner's name. */
  under?: ColumnGraphic;
  concluded?: Partial<ColumnText>;
  /** Default: of middle size, and narrower than the page. */
  course?: Pick<ColumnText, 'size'> & Partial<ColumnText>;
  center?: Partial<ColumnText>;
}

/**
 * Creates the main texts of a certificate as entries of a text column: “We certify that”, the learner, the course with
 * its workload, and the custom center text.
 */
export function createFrontTextSlots(
  input: Pick<LayoutInput, 'text' | 'colors' | 'isCenterOnBack'>,
  style: CoreStyles,
) {
  const { text, colors } = input;
  const leadIn = {
    face: 'body',
    size: 11,
    minSize: minFrontTextSize,
    lineHeight: 1.4,
    fill: colors.muted,
  } as const;
  const name: ColumnText = {
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
    ...style.name,
  };
  const course: ColumnText = {
    text: text.course,
    face: 'title',
    fill: colors.accent,
    minSize: 16,
    maxLines: 3,
    maxLineLetters: 60,
    lineHeight: 1.16,
    gap: 4,
    oneLineShare: 0.78,
    role: 'H2',
    ...(style.course ?? { size: 25, maxWidth: 480 }),
  };
  const { durationText, centerText } = getTextsBelowCourse(input);
  const duration: ColumnText = { ...leadIn, text: durationText, fill: colors.content, gap: 8 };
  const center: ColumnText = {
    text: centerText,
    face: 'body',
    size: 10,
    minSize: minFrontTextSize,
    fill: colors.muted,
    lineHeight: 1.5,
    gap: 11,
    maxWidth: 440,
    isParagraph: true,
    area: 'center',
    ...style.center,
  };
  return {
    name,
    slots: [
      { ...leadIn, text: text.certify, gap: style.gap },
      name,
      ...(style.under ? [style.under] : []),
      { ...leadIn, text: text.concluded, gap: 9, ...style.concluded },
      course,
      duration,
      center,
    ] as const,
  };
}

/**
 * Returns the duration and the custom center text. If the whole center is on the back, the note that says so is after the
 * duration: a line of its own would take the space of other texts.
 */
function getTextsBelowCourse({
  text,
  isCenterOnBack = false,
}: Pick<LayoutInput, 'text' | 'isCenterOnBack'>) {
  const durationText = isInAreas(text.duration.value, text) ? '' : text.duration.value;
  return isCenterOnBack && durationText !== ''
    ? { durationText: `${durationText} · ${text.continuation.wholeText}`, centerText: '' }
    : { durationText, centerText: text.center };
}

/**
 * Returns whether a custom text of the certificate already contains these words. The layout does not repeat such words:
 * many authors mention the workload in their own text.
 */
const isInAreas = (words: string, { header, center, footer }: CertificateText) =>
  [header, center, footer].some((area) => area.includes(words));
