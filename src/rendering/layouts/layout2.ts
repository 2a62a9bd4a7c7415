import { footerBlock, footerLine } from '../blocks/footer.ts';
import { logoMark } from '../blocks/logo.ts';
import { sealWords } from '../blocks/sealWords.ts';
import { signatureBlock } from '../blocks/signature.ts';
import type { DesignColors } from '../designColors.ts';
import { engineTurning } from '../ornaments/guilloche.ts';
import { flank } from '../ornaments/marks.ts';
import { circle, segment } from '../ornaments/path.ts';
import { seal, type SealPlace } from '../ornaments/seal.ts';
import { type Box, filled, page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas, type Sheet } from './layout.ts';
import { block, coreSlots, dateSlots, headerSlot, titleSlot } from './parts.ts';
import { insetOf } from './looks.ts';
import type { Setting } from './setting.ts';
import { leastLead, stack } from './stack.ts';

const bandWidth = 198;
const column = { x: 248, width: 541.9 };
const radius = 76;
const labelLine = 342;
const signatureLine = 486;
const lastLine = 541;

/** The band as far as printers reach. */
function bandOf(setting: Setting): Box {
  const edge = insetOf(setting);
  return { x: edge, y: edge, width: bandWidth - edge, height: page.height - 2 * edge };
}

function sealOf(setting: Setting): SealPlace {
  const { x, width } = bandOf(setting);
  return { x: x + width / 2, y: 214, radius };
}

/** “Band”: an engine-turned band with a seal beside the text. */
export const layout2: Layout = {
  frontGround(colors, setting) {
    const place = sealOf(setting);
    const { fill, onFill } = colors;
    const band = bandOf(setting);
    return [
      ...(setting.hasPicture
        ? [block(bandWidth - 6, band.y, 6, band.height, fill)]
        : turnedBand(band, bandWidth - 6, colors)),
      filled(circle(place.x, place.y, radius + 7), fill),
      stroked(circle(place.x, place.y, radius + 3.6), onFill, 0.6),
      ...seal(place, { fill: sealGround(colors), ink: fill, emblem: setting.emblem }),
    ];
  },

  backGround(colors, setting) {
    const band = bandOf(setting);
    const x = page.width - bandWidth;
    return turnedBand({ ...band, x }, x + 6, colors);
  },

  front(sheet) {
    const { composer, text, colors, setting } = sheet;
    const isSigned = setting.signatures > 0;
    const bottom = isSigned ? 430 : setting.hasFooter ? 500 : 506;
    const core = coreSlots(text, colors, {
      gap: 24,
      name: { size: 53 },
      concluded: { gap: 12 },
      course: {
        face: 'bold',
        size: 19,
        fill: colors.content,
        lineHeight: 1.26,
        tracking: -0.2,
        gap: 6,
      },
      center: { gap: 12, maxWidth: 430 },
    });
    const body = stack(composer, { ...column, y: 54, height: bottom - 54 }, [
      ...logoMark(sheet, 190, 36, 'left'),
      headerSlot(text, colors, { gap: 10 }),
      titleSlot(text, colors, { face: 'title', size: 33, gap: 16, lineHeight: 1.06 }),
      { height: 2.4, gap: 11, shapes: (x, y) => [block(x, y, 44, 2.4, colors.fill)] },
      ...core.slots,
      ...(setting.hasPicture ? dateSlots(text, colors, { gap: 12 }) : []),
    ]);
    const name = body.fittedOf(core.name);
    onBand(sheet, (name?.size ?? Infinity) / leastLead);
    return {
      name,
      overfull: overfullAreas([body, 'header', 'center'], [foot(sheet), 'footer']),
    };
  },

  back: (setting) => ({
    box: { x: 60, y: 56, width: 500, height: 483 },
    codeX: page.width - (bandWidth + insetOf(setting)) / 2 - 79,
    heading: 'title',
    isCodeOnBand: true,
  }),
};

/** Seal, achievement and date. */
function onBand(sheet: Sheet, mostSize: number): void {
  const { composer, text, colors, setting } = sheet;
  const place = sealOf(setting);
  sealWords(sheet, place, { ink: colors.fill, below: 'stars' });
  const size = Math.min(27, mostSize);
  const onFill = { fill: colors.onFill, align: 'center' } as const;
  if (setting.hasPicture)
    composer.draw(
      block(place.x - 3.1 * size, labelLine - 1.02 * size, 6.2 * size, 1.5 * size, colors.fill),
    );
  else composer.draw(...flank(place.x, labelLine + 17, 40, colors.onFill));
  const label = { ...onFill, face: 'title', size, minSize: 16, maxWidth: 152 } as const;
  composer.line(composer.opened(text.label), place.x, labelLine, label);
  const { value, label: what } = text.completionDate;
  if (setting.hasPicture || value === '') return;
  composer.rule(place.x - 60, place.x + 60, 484, colors.onFill);
  const maxWidth = bandWidth - 50;
  composer.line(value, place.x, 504, { ...onFill, face: 'bold', size: 11, minSize: 8, maxWidth });
  composer.line(what, place.x, 518, { ...onFill, face: 'body', size: 7.6, minSize: 6.5, maxWidth });
}

/** Who signs, and the footer below them or below a rule. */
function foot(sheet: Sheet) {
  const { composer, text, colors, setting } = sheet;
  const isSigned = setting.signatures > 0;
  text.signatories.forEach((_, index) =>
    signatureBlock(sheet, index, {
      x: column.x + index * 236,
      y: signatureLine,
      width: 196,
      align: 'left',
    }),
  );
  const footer = footerBlock(composer, text, colors, {
    ...column,
    y: lastLine + 2.5,
    align: 'left',
    lines: isSigned ? 2 : 3,
    from: 'bottom',
  });
  if (footer.lines > 0 && !isSigned) {
    const y = lastLine - (footer.lines - 1) * footerLine - 16;
    composer.rule(column.x, column.x + column.width, y, colors.rule);
  }
  return footer;
}

/** Light, so that the title's colour reads on it. */
const sealGround = ({ onFill, paper }: DesignColors) => (onFill === '#FFFFFF' ? paper : onFill);

/** @param ruleAt x of a line along its inner edge */
function turnedBand(
  { x, y, width, height }: Box,
  ruleAt: number,
  colors: DesignColors,
): PathShape[] {
  const { fill, onFill, paper } = colors;
  const turning = { step: 9.6, amplitude: 18, waves: 1.1, drift: 0.031, pieces: 8 };
  const lines = engineTurning(x, width, page.height, turning);
  const beyond = [0, y + height].map((edge) => block(x, edge, width, y, paper));
  return [
    block(x, y, width, height, fill),
    stroked(lines, onFill, 0.42, { opacity: 0.26 }),
    ...(y > 0 ? beyond : []),
    stroked(segment(ruleAt, y, ruleAt, y + height), onFill, 0.7),
  ];
}
