import { type AreaName, areaNames } from '#domain/template/template.ts';
import type { CertificateText } from './certificateText.ts';
import type { CertificateDesign } from './design.ts';
import type { LoadedCertificateFonts } from './fonts/faces.ts';
import { ShapeCollector } from './layouts/composer.ts';
import type { AreaText, Layout, LayoutInput } from './layouts/layout.ts';
import { getPresentLayoutElements } from './layouts/layoutContext.ts';
import { getBrandImages, prepareDesign } from './prepareDesign.ts';
import type { Side } from './scene.ts';
import type { FittedText } from './text/fitText.ts';
import { splitCustomTextAtLength } from './text/splitCustomTextAtLength.ts';

/**
 * Maximum length of a custom text on the front, in graphemes (user-perceived characters). The remainder of a longer
 * text is printed on the back.
 */
const maxOnFront = 400;

/**
 * Minimum length of a custom text on the front, in graphemes (user-perceived characters). If fewer fit, the whole text
 * is printed on the back.
 */
const minOnFront = 40;

/**
 * Factor by which the front part of a custom text is shortened if it does not fit even at the smallest font size.
 * Applied repeatedly until the text fits.
 */
const shorteningFactor = 0.8;

/** Maximum length of each custom text on the front, in graphemes. */
type Limits = Record<AreaName, number>;

/** Room for the texts of a front: number of lines of the header, and whether the seal is smaller than usual. */
interface FrontRoom {
  headerLines: NonNullable<LayoutInput['headerLines']>;
  hasSmallSeal: boolean;
}

interface ComposedFront {
  side: Side;
  name: FittedText | undefined;
  /** Custom texts, or their rests, that are not on the front. */
  rests: readonly AreaText[];
  /** Number of custom texts of which the front shows nothing, not even a note. */
  hiddenTexts: number;
}

/**
 * Draws the front of a certificate. If custom texts do not fit, gives the header a third line, makes the seal smaller,
 * or both. If they still do not fit, shortens them.
 */
export function composeFront(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LoadedCertificateFonts,
  layout: Layout,
): ComposedFront {
  const draw = createFrontDrawer(text, design, fonts, layout);
  const limits = { header: maxOnFront, center: maxOnFront, footer: maxOnFront };
  const usualRoom: FrontRoom = { headerLines: 2, hasSmallSeal: false };
  const usual = draw(limits, usualRoom);
  if (isFitting(usual)) return usual;
  const headerLines = usual.overflowing.some(({ area }) => area === 'header')
    ? ([2, 3] as const)
    : ([2] as const);
  const seals = layout.canShrinkSeal ? [false, true] : [false];
  const rooms = seals.flatMap((hasSmallSeal) =>
    headerLines.map((lines): FrontRoom => ({ headerLines: lines, hasSmallSeal })),
  );
  const lastRoom = rooms.at(-1) ?? usualRoom;
  const last = rooms.length > 1 ? draw(limits, lastRoom) : usual;
  if (isFitting(last)) {
    for (const room of rooms.slice(1, -1)) {
      const front = draw(limits, room);
      if (isFitting(front)) return front;
    }
    return last;
  }
  // What overflows beside a small seal also overflows beside the usual one, so that front is not drawn.
  const [front = usual, withLongHeader] = rooms.slice(-headerLines.length).map((room) => {
    const draft = room === lastRoom ? last : draw(limits, room);
    return shortenUntilFits(draft, room, limits, draw);
  });
  return withLongHeader && isMoreComplete(withLongHeader, front) ? withLongHeader : front;
}

/** Returns whether no custom text of a draft is too long for its place. */
const isFitting = ({ overflowing }: FrontDraft): boolean => overflowing.length === 0;

type FrontDrawer = ReturnType<typeof createFrontDrawer>;
type FrontDraft = ReturnType<FrontDrawer>;

/** Creates a function that draws a front with shortened custom texts, and lists those that must be shorter. */
function createFrontDrawer(
  text: CertificateText,
  design: CertificateDesign,
  fonts: LoadedCertificateFonts,
  layout: Layout,
) {
  const usualContext = getPresentLayoutElements(text, design);
  const brand = getBrandImages(design);
  return (limits: Limits, { headerLines, hasSmallSeal }: FrontRoom) => {
    const context = { ...usualContext, hasSmallSeal };
    const { colors, getBackground, colorPicker } = prepareDesign(design, context, layout);
    const parts = areaNames.map((area) => splitArea(text, area, limits[area]));
    const [header, center, footer] = parts.map(({ start }) => start) as [string, string, string];
    const composer = new ShapeCollector(fonts, text.language, colorPicker);
    const shortened = { ...text, header, center, footer };
    const { name, overflowingAreas } = layout.drawFront({
      composer,
      text: shortened,
      colors,
      context,
      brand,
      headerLines,
      isCenterOnBack: parts.some(({ area, isOnlyNote }) => area === 'center' && isOnlyNote),
    });
    const { shapes } = composer;
    const side: Side = { label: text.sides.front, background: getBackground('front'), shapes };
    const cut = parts.filter(({ remainder }) => remainder !== '');
    return {
      side,
      name,
      rests: cut.map(({ area, remainder }): AreaText => ({ area, text: remainder })),
      hiddenTexts: cut.filter(({ start }) => start === '').length,
      overflowing: overflowingAreas
        .filter((area) => shortened[area].length > 1)
        .map((area) => ({ area, length: shortened[area].length })),
    };
  };
}

/**
 * Draws a front again with shorter and shorter custom texts, until all texts fit.
 * @param draft the front with custom texts up to `maxLimits`
 */
function shortenUntilFits(
  draft: FrontDraft,
  room: FrontRoom,
  maxLimits: Limits,
  draw: FrontDrawer,
): ComposedFront {
  const limits = { ...maxLimits };
  let front = draft;
  while (!isFitting(front)) {
    for (const { area, length } of front.overflowing) {
      const shorter = Math.floor(Math.min(limits[area], length) * shorteningFactor);
      limits[area] = getNextLimit(limits[area], shorter);
    }
    front = draw(limits, room);
  }
  return front;
}

/** Returns whether a front hides or shortens fewer custom texts than another front, or less of them. */
function isMoreComplete(front: ComposedFront, alternative: ComposedFront): boolean {
  const measure = ({ hiddenTexts, rests }: ComposedFront) =>
    [hiddenTexts, rests.length, rests.reduce((sum, { text }) => sum + text.length, 0)] as const;
  const [amounts, alternativeAmounts] = [measure(front), measure(alternative)];
  const index = amounts.findIndex((amount, position) => amount !== alternativeAmounts[position]);
  return (amounts[index] ?? 0) < (alternativeAmounts[index] ?? 0);
}

/** Limit of a custom text of which the front shows nothing, not even the note that it continues on the back. */
const withoutNote = -1;

const getNextLimit = (limit: number, shorterLimit: number) =>
  limit === 0 ? withoutNote : shorterLimit < minOnFront ? 0 : shorterLimit;

/** Splits a custom text into its beginning on the front, with a note that it continues, and its rest on the back. */
function splitArea(text: CertificateText, area: AreaName, limit: number) {
  const { start, remainder } = splitCustomTextAtLength(text[area], Math.max(0, limit));
  const hasNote = remainder !== '' && limit !== withoutNote;
  return {
    area,
    start: hasNote ? `${start} (${text.continuation.front})`.trimStart() : start,
    remainder,
    /** Whether the front shows nothing of the text except the note that it continues on the back. */
    isOnlyNote: hasNote && start === '',
  };
}
