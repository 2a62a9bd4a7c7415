import type { AreaName } from '#domain/template/template.ts';
import type { Box } from '../scene.ts';
import type { FittedText } from '../text/fitText.ts';
import { type ColumnGraphic, type ColumnText, minLargeTextSize } from './columnText.ts';
import type { ShapeCollector } from './composer.ts';
import { fitParts, isFitting, type LaidOutPart, sumHeights } from './fitColumn.ts';

type ColumnAlignment = 'left' | 'center';

/** Result of drawing a column of texts and graphics. */
export interface DrawnColumn {
  /** Custom texts that must be shortened so that the column fits. */
  overflowingAreas: readonly AreaName[];
  /** Returns the font size and lines of a text as drawn. */
  getFittedText(slot: ColumnText): FittedText | undefined;
}

/**
 * Draws a column of texts and graphics in a box, aligned to the top, middle or bottom of the box. If the column is too
 * tall, gaps and texts shrink.
 */
export function drawTextColumn(
  composer: ShapeCollector,
  box: Box,
  parts: readonly (ColumnText | ColumnGraphic)[],
  {
    align = 'left',
    valign = 'middle',
  }: { align?: ColumnAlignment; valign?: 'top' | 'middle' | 'bottom' } = {},
): DrawnColumn {
  const laidOut = fitParts(composer, box, parts);
  const height = sumHeights(laidOut);
  const free = box.height - height;
  const top = box.y + (valign === 'middle' ? free / 2 : valign === 'bottom' ? free : 0);
  drawParts(composer, laidOut, box.x + (align === 'center' ? box.width / 2 : 0), top, align);
  return {
    overflowingAreas: getOverflowingAreas(laidOut, isFitting(laidOut, box)),
    getFittedText: (slot) => laidOut.find((part) => part.slot?.slot === slot)?.slot?.fitted,
  };
}

/** Returns the custom texts with too many lines. Returns the last custom text if the column as a whole is too tall. */
function getOverflowingAreas(laidOut: readonly LaidOutPart[], fits: boolean): AreaName[] {
  const areas = laidOut.flatMap(({ slot }) =>
    slot?.slot.area ? [{ area: slot.slot.area, isOverflowing: slot.fitted.isOverflowing }] : [],
  );
  const tooLong = areas.filter(({ isOverflowing }) => isOverflowing);
  return (tooLong.length > 0 || fits ? tooLong : areas.slice(-1)).map(({ area }) => area);
}

/** Returns the height of a column of texts and graphics, points. */
export function measureTextColumn(
  composer: ShapeCollector,
  box: Pick<Box, 'width' | 'height'>,
  parts: readonly (ColumnText | ColumnGraphic)[],
): number {
  return sumHeights(fitParts(composer, box, parts));
}

function drawParts(
  composer: ShapeCollector,
  laidOut: readonly LaidOutPart[],
  x: number,
  top: number,
  align: ColumnAlignment,
): void {
  let y = top;
  laidOut.forEach(({ height, gap, graphic, slot: laidOutSlot }, index) => {
    if (index > 0) y += gap;
    if (graphic) composer.addShapes(...graphic.draw(x, y, height));
    if (laidOutSlot) {
      const { slot, measurer, fitted, room } = laidOutSlot;
      const capitalLineHeight = fitted.size * slot.lineHeight;
      const baseline =
        y +
        (capitalLineHeight + fitted.size * composer.getCapHeight(slot.face)) / 2 +
        fitted.size * room.above;
      const lineHeight = capitalLineHeight + fitted.size * (room.above + room.below);
      const { face, fill, role, hasOwnBackground } = slot;
      const contour = fitted.size < minLargeTextSize ? slot.smallContour : undefined;
      const style = { face, fill, contour, align, role, hasOwnBackground };
      composer.drawLines(fitted, measurer, x, baseline, lineHeight, style);
    }
    y += height;
  });
}
