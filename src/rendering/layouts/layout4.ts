import { codeWidth } from '../back/codeColumn.ts';
import { footerBlock } from '../blocks/footer.ts';
import { logoIn } from '../blocks/logo.ts';
import { signatureBlock } from '../blocks/signature.ts';
import type { DesignColors } from '../designColors.ts';
import { wovenRibbon } from '../ornaments/guilloche.ts';
import { flank } from '../ornaments/marks.ts';
import { ribbon } from '../ornaments/ribbon.ts';
import { type Box, page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas, type Sheet } from './layout.ts';
import { insetOf, looks } from './looks.ts';
import { block, coreSlots, dateSlots, headerSlot, issuerOf, titleSlot } from './parts.ts';
import type { Setting } from './setting.ts';
import { leastLead, stack, type StackResult } from './stack.ts';

const middle = page.width / 2;
const margin = 64;
const bar = 2.4;
const ribbonSize = { width: 206, height: 30 };

/** The band across the page as far as printers reach, below the picture where there is one. */
function bandOf(setting: Setting): Box {
  const edge = insetOf(setting);
  const across = { x: edge, width: page.width - 2 * edge };
  return setting.hasPicture
    ? { ...across, y: looks.Layout4.window.height, height: 66 }
    : { ...across, y: edge, height: 128 - edge };
}

function backBandOf(setting: Setting): Box {
  const edge = insetOf(setting);
  return { x: edge, y: edge, width: page.width - 2 * edge, height: 58 - 0.4 * edge };
}

function ribbonOf(setting: Setting): Box {
  const { y, height } = bandOf(setting);
  const { width, height: own } = ribbonSize;
  return { x: middle - width / 2, y: y + height + 1 - own / 2, width, height: own };
}

/** “Header”: the title on a woven band, a ribbon over its edge. */
export const layout4: Layout = {
  frontGround: (colors, setting) => [
    ...wovenBand(bandOf(setting), colors),
    ...ribbon(ribbonOf(setting), colors.bar, colors.onBar),
    ...foot(colors, setting),
  ],

  backGround: (colors, setting) => [...band(backBandOf(setting), colors), ...foot(colors, setting)],

  front(sheet) {
    const { composer, text, colors, setting } = sheet;
    const row = rowOf(sheet);
    const { y, height } = bandOf(setting);
    const top = y + height + 32;
    const bottom = row.length > 0 ? rowLine(setting) - 52 : setting.hasFooter ? 520 : 548;
    const core = coreSlots(text, colors, {
      gap: setting.hasPicture ? 14 : 6,
      name: { size: 62 },
      under: { height: 8, gap: 9, shapes: (x, at) => flank(x, at + 4, 40, colors.ink) },
      concluded: { gap: 10 },
      course: { size: 28, maxWidth: 640 },
    });
    const body = stack(
      composer,
      { x: 90, y: top, width: page.width - 180, height: bottom - top },
      [
        ...(setting.hasPicture ? [headerSlot(text, colors, { text: issuerOf(text) })] : []),
        ...core.slots,
        ...dateSlots(text, colors, { gap: 12 }),
      ],
      { align: 'center' },
    );
    const name = body.fittedOf(core.name);
    const head = composer.before(() => headOf(sheet, (name?.size ?? Infinity) / leastLead));
    row.forEach((draw, index) => draw(placeInRow(index, row.length)));
    const footer = footerBlock(composer, text, colors, {
      x: middle - 280,
      y: (row.length > 0 ? 536 : 538) - (setting.isMarginSafe ? 6 : 0),
      width: 560,
      align: 'center',
      lines: 2,
    });
    return {
      name,
      overfull: overfullAreas(
        [setting.hasPicture ? body : head, 'header'],
        [body, 'center'],
        [footer, 'footer'],
      ),
    };
  },

  backHead({ composer, text, colors, setting }) {
    const { y, height } = backBandOf(setting);
    const baseline = y + height / 2;
    const title = { face: 'title', size: 20, fill: colors.onFill, maxWidth: 500 } as const;
    composer.line(text.title, margin, baseline + 8, title);
    composer.line(composer.capitals(text.label), page.width - margin, baseline + 7, {
      face: 'bold',
      size: 8,
      tracking: 2.4,
      fill: colors.onFill,
      align: 'right',
      maxWidth: 190,
    });
  },

  back: () => ({
    box: { x: margin, y: 80, width: 484, height: 470 },
    codeX: page.width - margin - codeWidth,
    heading: 'title',
  }),
};

/** On the band and on the ribbon. @param mostSize points that no text reaches beside the name */
function headOf({ composer, text, colors, setting }: Sheet, mostSize: number): StackResult {
  const { hasPicture } = setting;
  const { y, height } = bandOf(setting);
  const [above, taken] = hasPicture ? [4, 24] : [12, 34];
  const title = titleSlot(text, colors, {
    face: 'title',
    size: Math.min(hasPicture ? 32 : 40, mostSize),
    tracking: 0.4,
    fill: colors.onFill,
    contour: undefined,
    gap: 4,
    lineHeight: 1.04,
  });
  const header = headerSlot(text, colors, { text: issuerOf(text), fill: colors.onFill });
  const head = stack(
    composer,
    { x: 110, y: y + above, width: page.width - 220, height: height - taken },
    hasPicture ? [title] : [header, title],
    { align: 'center' },
  );
  const { x, width, ...face } = ribbonOf(setting);
  const size = 11;
  const baseline = face.y + (face.height + size * composer.capHeight('bold')) / 2;
  composer.line(composer.capitals(text.label), x + width / 2, baseline, {
    face: 'bold',
    size,
    minSize: 6.5,
    tracking: 4,
    fill: colors.onBar,
    align: 'center',
    maxWidth: width - 26,
  });
  return head;
}

/** The rule of those who sign. */
const rowLine = ({ hasFooter }: Setting) => (hasFooter ? 498 : 510);

/** What stands in the foot beside each other: who signs, on both sides of the logo. */
function rowOf(sheet: Sheet): ((x: number) => void)[] {
  const { composer, text, brand, setting } = sheet;
  const y = rowLine(setting);
  const [first, second] = text.signatories.map(
    (_, index) => (x: number) =>
      signatureBlock(sheet, index, { x, y, width: 178, align: 'center' }),
  );
  const logo = (x: number) =>
    composer.draw(...logoIn(sheet, { x: x - 80, y: y - 38, width: 160, height: 52 }));
  return [first, brand.logo ? logo : undefined, second].filter((part) => part !== undefined);
}

const placeInRow = (index: number, count: number) =>
  middle + (index - (count - 1) / 2) * (count === 2 ? 300 : 232);

function wovenBand(box: Box, colors: DesignColors): PathShape[] {
  const [ground, ...edge] = band(box, colors);
  const weave = stroked(wovenRibbon(box), colors.onFill, 0.42, { opacity: 0.24 });
  return [...(ground ? [ground] : []), weave, ...edge];
}

function band({ x, y, width, height }: Box, { fill, bar: edge }: DesignColors): PathShape[] {
  return [block(x, y, width, height, fill), block(x, y + height, width, bar, edge)];
}

function foot({ fill, bar: edge }: DesignColors, setting: Setting): PathShape[] {
  const around = insetOf(setting);
  const [width, bottom] = [page.width - 2 * around, page.height - around];
  return [
    block(around, bottom - 12, width, 12, fill),
    block(around, bottom - 14.6, width, 1.4, edge),
  ];
}
