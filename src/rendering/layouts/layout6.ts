import { codeWidth } from '../back/codeColumn.ts';
import { footerBlock } from '../blocks/footer.ts';
import { logoMark } from '../blocks/logo.ts';
import { sealWords } from '../blocks/sealWords.ts';
import { dateBlock, signatureBlock } from '../blocks/signature.ts';
import { mosaic } from '../ornaments/mosaic.ts';
import { circle } from '../ornaments/path.ts';
import { seal, type SealPlace } from '../ornaments/seal.ts';
import { type Box, page, stroked } from '../scene.ts';
import { type Layout, overfullAreas, type Sheet } from './layout.ts';
import { insetOf, windowOf } from './looks.ts';
import { block, coreSlots, headerSlot, titleSlot } from './parts.ts';
import type { Setting } from './setting.ts';
import { stack } from './stack.ts';

const margin = 56;
const top = 52;
const gutter = 26;
const lastLine = 541;

/** Twelve tiles make the strip; beside a picture four of them are as wide as it is. */
function tileOf(setting: Setting): number {
  const { isMarginSafe } = setting;
  return setting.hasPicture
    ? windowOf({ layout: 'Layout6', isMarginSafe }).width / 4
    : (page.height - 2 * insetOf(setting)) / 12;
}

/** At the right edge as far as printers reach, so many tiles wide. */
function stripOf(setting: Setting, tile: number, tiles: number): Box {
  const edge = insetOf(setting);
  const width = tiles * tile;
  return { x: page.width - edge - width, y: edge, width, height: page.height - 2 * edge };
}

/** Where the words stand, the line of those who sign, and the seal. */
function planOf(setting: Setting) {
  const tile = tileOf(setting);
  const strip = stripOf(setting, tile, 4);
  const below = strip.y + strip.height - 4 * tile;
  const square = {
    ...strip,
    y: setting.hasPicture ? below : strip.y + 4 * tile,
    height: 4 * tile,
  };
  const place: SealPlace = {
    x: square.x + 2 * tile,
    y: square.y + 2 * tile,
    radius: 1.74 * tile,
  };
  const width = strip.x - margin - 44;
  const line = setting.hasFooter ? 478 : 496;
  return { tile, strip, square, place, width, line, column: (width - 2 * gutter) / 3 };
}

/** The strip of the back, which shows no picture. */
function backStripOf(setting: Setting) {
  const tile = tileOf({ ...setting, hasPicture: false });
  return { tile, strip: stripOf(setting, tile, 2) };
}

/** “Mosaic”: words beside a strip of tiles that holds a seal. */
export const layout6: Layout = {
  frontGround(colors, setting) {
    const { tile, strip, square, place } = planOf(setting);
    const { fill, onFill } = colors;
    const motifs = { ...strip, side: tile, columns: 2, rows: 2 };
    return [
      ...(setting.hasPicture
        ? []
        : [
            backing(strip, fill),
            ...mosaic({ ...motifs, first: 0 }, colors),
            ...mosaic({ ...motifs, y: square.y + 4 * tile, first: 8 }, colors),
          ]),
      block(square.x, square.y, square.width, square.height, fill),
      stroked(circle(place.x, place.y, 1.86 * tile), onFill, 0.7),
      ...seal(place, { fill, ink: onFill, emblem: setting.emblem }),
    ];
  },

  backGround(colors, setting) {
    const { tile, strip } = backStripOf(setting);
    const { x, y } = strip;
    const rules = { x, y, side: tile, columns: 1, rows: 6, first: 3 };
    return [backing(strip, colors.fill), ...mosaic(rules, colors)];
  },

  front(sheet) {
    const { composer, text, colors, setting } = sheet;
    const { place, width, line } = planOf(setting);
    const core = coreSlots(text, colors, {
      gap: 22,
      name: { size: 56, lineHeight: 1, oneLineShare: 0.86, gap: 5 },
      concluded: { gap: 13 },
      course: { size: 25 },
      center: { maxWidth: 420 },
    });
    const bottom = line - (setting.signatures > 0 ? 56 : 30);
    const body = stack(composer, { x: margin, y: top, width, height: bottom - top }, [
      ...logoMark(sheet, 190, 36, 'left'),
      headerSlot(text, colors, { gap: 10 }),
      titleSlot(text, colors, { face: 'title', size: 33, gap: 14, lineHeight: 1.06 }),
      ...core.slots,
    ]);
    signed(sheet);
    const footer = footerBlock(composer, text, colors, {
      x: margin,
      y: lastLine + 2.5,
      width,
      align: 'left',
      lines: 3,
      from: 'bottom',
    });
    sealWords(sheet, place, { ink: colors.onFill, below: 'label' });
    return {
      name: body.fittedOf(core.name),
      overfull: overfullAreas([body, 'header', 'center'], [footer, 'footer']),
    };
  },

  back: (setting) => ({
    box: { x: margin, y: 56, width: 440, height: 484 },
    codeX: backStripOf(setting).strip.x - 40 - codeWidth,
    heading: 'title',
  }),
};

/** What is seen between tiles; it ends a little within them, or pale ones would have an edge of it. */
const backing = ({ x, y, width, height }: Box, fill: string) =>
  block(x + 0.5, y + 0.5, width - 1, height - 1, fill);

/** The date and who signs, beside each other. */
function signed(sheet: Sheet): void {
  const { line, column } = planOf(sheet.setting);
  const at = (index: number) => ({
    x: margin + index * (column + gutter),
    y: line,
    width: column,
    align: 'left' as const,
  });
  dateBlock(sheet.composer, sheet.text.completionDate, sheet.colors, at(0));
  sheet.text.signatories.forEach((_, index) => signatureBlock(sheet, index, at(index + 1)));
}
