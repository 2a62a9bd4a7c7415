import { codeWidth } from '../back/codeColumn.ts';
import { footerBlock } from '../blocks/footer.ts';
import { logoIn } from '../blocks/logo.ts';
import { signatureBlock } from '../blocks/signature.ts';
import type { DesignColors } from '../designColors.ts';
import { PathWriter, quarterArc } from '../ornaments/path.ts';
import { page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas, type Sheet } from './layout.ts';
import { insetOf } from './looks.ts';
import { block, coreSlots, headerSlot, issuerOf, titleSlot } from './parts.ts';
import type { Setting } from './setting.ts';
import { type Mark, type Slot, stack, stackHeight } from './stack.ts';

const margin = 54;
const gutter = 24;
const headTop = 46;
/** The words beside the arcs end here; below this line they need not. */
const arcs = { left: 634, bottom: 202 };

/** The measure, its third, and the line that carries the foot. */
function planOf({ hasPicture, hasFooter, signatures }: Setting) {
  const width = hasPicture ? 482 : page.width - 2 * margin;
  const signed = hasFooter ? 448 : 470;
  const foot = signatures > 0 ? signed : hasFooter ? 506 : 508;
  return { width, foot, column: (width - 2 * gutter) / 3 };
}

/** “Editorial”: large type over a line, quarter circles in the corner. */
export const layout3: Layout = {
  frontGround(colors, setting) {
    const { width, foot } = planOf(setting);
    return [
      ...(setting.hasPicture ? [] : cornerArcs(colors, setting, 13, 15.2)),
      block(margin, foot, width, 1.4, colors.content),
    ];
  },

  backGround: (colors, setting) => [
    ...cornerArcs(colors, setting, 5, 12),
    block(margin, 54, page.width - 2 * margin - 78, 1.4, colors.content),
    block(margin, 541.2, page.width - 2 * margin, 0.6, colors.content),
  ],

  front(sheet) {
    const { head, top } = headOf(sheet);
    const { fitted, body } = bodyOf(sheet, top);
    return {
      name: fitted,
      overfull: overfullAreas([head, 'header'], [body, 'center'], [footOf(sheet), 'footer']),
    };
  },

  back: () => ({
    box: { x: margin, y: 84, width: 486, height: 456 },
    isHung: true,
    codeX: page.width - margin - codeWidth,
    heading: 'bold',
  }),
};

/** Whose certificate it is; the words below begin under it. */
function headOf(sheet: Sheet) {
  const { composer, text, colors, setting } = sheet;
  const logo: Mark = {
    height: 32,
    gap: 0,
    shapes: (x, y) => logoIn(sheet, { x, y, width: 190, height: 32 }, { align: 'left' }),
  };
  const header = headerSlot(text, colors, {
    text: issuerOf(text),
    fill: colors.content,
    gap: 12,
  });
  const parts = [...(sheet.brand.logo ? [logo] : []), header];
  const width = Math.min(planOf(setting).width, 480);
  const box = { x: margin, y: headTop, width, height: sheet.brand.logo ? 69.2 : 25.2 };
  const head = stack(composer, box, parts, { valign: 'top' });
  const height = stackHeight(composer, box, parts);
  return { head, top: height > 0 ? headTop + height + 14 : 60 };
}

function bodyOf({ composer, text, colors, setting }: Sheet, top: number) {
  const { width, foot } = planOf(setting);
  const box = { x: margin, y: top, width, height: foot - 20 - top };
  const heading = { face: 'bold', size: 27, tracking: -0.7, lineHeight: 1.18 } as const;
  const label: Slot = { ...heading, text: composer.opened(text.label), fill: colors.muted };
  const wordsOf = (nameWidth: number) => {
    const core = coreSlots(text, colors, {
      gap: 30,
      name: {
        face: 'bold',
        lineHeight: 1.08,
        maxWidth: nameWidth,
        ...(setting.hasPicture
          ? { size: 46, tracking: -1.3, oneLineShare: 0.86 }
          : { size: 58, tracking: -2, oneLineShare: 0.84 }),
      },
      concluded: { gap: 14 },
      course: {
        face: 'bold',
        size: 20,
        tracking: -0.3,
        fill: colors.content,
        lineHeight: 1.26,
        gap: 5,
        maxWidth: 620,
      },
      center: { maxWidth: 430 },
    });
    const above = [titleSlot(text, colors, heading), label];
    return { name: core.name, above: [...above, core.slots[0]], parts: [...above, ...core.slots] };
  };
  const wide = wordsOf(width);
  const free = box.height - stackHeight(composer, box, wide.parts);
  const nameTop = top + Math.max(0, free) / 2 + stackHeight(composer, box, wide.above);
  const isBesideArcs = !setting.hasPicture && nameTop < arcs.bottom;
  const words = isBesideArcs ? wordsOf(arcs.left - margin) : wide;
  const body = stack(composer, box, words.parts);
  return { body, fitted: body.fittedOf(words.name) };
}

/** Below the line: the date, who signs, and the footer beside or below them. */
function footOf(sheet: Sheet) {
  const { composer, text, colors, setting } = sheet;
  const { width, foot, column } = planOf(setting);
  const { label, value } = text.completionDate;
  const look = { maxWidth: column, fill: colors.content } as const;
  const small = { ...look, face: 'body', size: 7.4, minSize: 6.5, fill: colors.muted } as const;
  composer.line(value === '' ? '' : label, margin, foot + 19, small);
  composer.line(value, margin, foot + 33, { ...look, face: 'bold', size: 10.4, minSize: 8 });
  const columnAt = (index: number) => margin + index * (column + gutter);
  text.signatories.forEach((_, index) =>
    signatureBlock(sheet, index, {
      x: columnAt(index + 1),
      y: foot + 50,
      width: column,
      align: 'left',
    }),
  );
  const place =
    setting.signatures > 0
      ? { x: margin, y: foot + 82, width, lines: 2 }
      : { x: columnAt(1), y: foot + 11, width: 2 * column + gutter, lines: 4 };
  return footerBlock(composer, text, colors, { ...place, align: 'left' });
}

/** Quarter circles around the page's upper right corner, thinner as they grow. */
function cornerArcs(
  { fill }: DesignColors,
  setting: Setting,
  count: number,
  step: number,
): PathShape[] {
  const edge = insetOf(setting);
  const [x, y] = [page.width - edge, edge];
  return Array.from({ length: count }, (_, index) => {
    const radius = (index + 1) * step;
    const path = new PathWriter(2).move(x - radius, y);
    const width = step * 0.82 * (1 - (index + 1) / (count + 1.6)) + 0.4;
    return stroked(quarterArc(path, x, y, radius, -1, 1).toString(), fill, width);
  });
}
