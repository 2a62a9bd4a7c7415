import { artworkInks } from '../artworkInks.ts';
import { codeWidth } from '../back/codeColumn.ts';
import { footerBlock } from '../blocks/footer.ts';
import { signatureBlock } from '../blocks/signature.ts';
import { type Box, page } from '../scene.ts';
import { type Layout, overfullAreas, type Sheet } from './layout.ts';
import { artworkZones, insetBox } from './looks.ts';
import { coreSlots, dateSlots, headerSlot, titleSlot } from './parts.ts';
import { type Slot, stack } from './stack.ts';

/** Of a signature, points; its rule is as far below the top of the foot. */
const signatureWidth = 178;
const ruleAt = 40;

/** Between the words of the back and its code, points. */
export const columnGap = 71.9;

/** How far the middles of two signatures are from the page's, and how far apart the left edges of two are. */
const besideMiddle = 150;
const signatureStep = 218;

/** What people sign with, and on. */
const signatureInk = '#1B2A4A';
const signaturePlate = { paper: '#FFFFFF', ink: signatureInk };

/** A finished page of somebody’s: nothing but words, and who signs, in zones that its designer knows. */
function artwork(align: 'center' | 'left', zones: { text: Box; foot: Box }): Layout {
  return {
    inksOn: artworkInks,
    frontGround: () => [],
    backGround: () => [],

    front(sheet) {
      const { composer, text, colors, setting } = sheet;
      const foot = insetBox(zones.foot, setting);
      const core = coreSlots(text, colors, {
        gap: 14,
        name: { size: 52 },
        concluded: {},
        course: { size: 25 },
      });
      const label: Slot = {
        text: composer.capitals(text.label),
        face: 'bold',
        size: 7.6,
        tracking: 2.2,
        fill: colors.title,
        lineHeight: 1.4,
        gap: 12,
      };
      const body = stack(
        composer,
        insetBox(zones.text, setting),
        [
          headerSlot(text, colors),
          label,
          titleSlot(text, colors, { face: 'title', size: 29, gap: 2, lineHeight: 1.1 }),
          ...core.slots,
          ...dateSlots(text, colors, { gap: 12 }),
        ],
        { align },
      );
      signed(sheet, foot, align);
      const footer = footerBlock(composer, text, colors, {
        x: foot.x,
        width: foot.width,
        y: foot.y + foot.height,
        align,
        lines: setting.signatures === 0 ? 3 : 2,
        from: 'bottom',
      });
      return {
        name: body.fittedOf(core.name),
        overfull: overfullAreas([body, 'header', 'center'], [footer, 'footer']),
      };
    },

    back(setting) {
      const zone = insetBox(artworkZones.back, setting);
      const words = zone.width - codeWidth - columnGap;
      return {
        box: { ...zone, width: words },
        codeX: zone.x + words + columnGap,
        heading: 'title',
        isAllOnTile: true,
      };
    },
  };
}

function signed(sheet: Sheet, foot: Box, align: 'center' | 'left'): void {
  const { composer, text, brand } = sheet;
  const y = foot.y + ruleAt;
  const lefts = text.signatories.map((_, index) => leftOf(index, sheet, foot, align));
  // Ink on paper: on a page that is dark there it would be lost, and nobody turns a signature white.
  const needsPlate = lefts.some((x, index) => {
    const place = { x, y: foot.y, width: signatureWidth, height: ruleAt };
    return brand.signatures[index] && !composer.reads(signatureInk, place);
  });
  for (const [index, left] of lefts.entries()) {
    const x = align === 'left' ? left : left + signatureWidth / 2;
    const place = { x, y, width: signatureWidth, align };
    signatureBlock(sheet, index, place, needsPlate ? signaturePlate : undefined);
  }
}

function leftOf(index: number, { setting }: Sheet, foot: Box, align: 'center' | 'left'): number {
  if (align === 'left') return foot.x + index * signatureStep;
  const side = setting.signatures === 1 ? 0 : index === 0 ? -1 : 1;
  return page.width / 2 + side * besideMiddle - signatureWidth / 2;
}

/** “Your artwork”, text in the middle. */
export const layout7 = artwork('center', artworkZones.Layout7);

/** “Your artwork”, text on the left. */
export const layout8 = artwork('left', artworkZones.Layout8);
