import { footerBlock } from '../blocks/footer.ts';
import { circle, PathWriter } from '../ornaments/path.ts';
import { tileSize, tiles } from '../ornaments/tiles.ts';
import { filled, page, stroked } from '../scene.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { block, coreSlots, headerSlot, titleSlot } from './parts.ts';
import { stack } from './stack.ts';

const left = { x: 60, width: 470 };
const right = { x: 602, width: 185.9 };
const frontTiles = page.height - 2 * tileSize;
const backTiles = page.height - tileSize;

/** “Mosaic”: two columns over rows of tiles. */
export const layout6: Layout = {
  frontGround: (colors, { hasPicture }) => [
    ...(hasPicture
      ? [block(0, frontTiles - 3, page.width, 3, colors.fill)]
      : tiles(frontTiles, 2, colors.fill, colors.bar, 7)),
    block(574, 62, 0.6, frontTiles - 44 - 62, colors.rule),
    filled(circle(right.x + 22, 74, 22), colors.fill),
    stroked(tick(right.x + 12.5, 74.5), colors.onFill, 3.2),
  ],

  backGround: (colors) => tiles(backTiles, 1, colors.fill, colors.bar, 23),

  front({ composer, text, colors }) {
    const core = coreSlots(text, colors, {
      gap: 28,
      name: { size: 52, lineHeight: 1, oneLineShare: 0.86 },
      concluded: { gap: 14 },
      course: { size: 22 },
      center: { maxWidth: 420 },
    });
    const body = stack(
      composer,
      { ...left, y: 52, height: frontTiles - 88 },
      [
        headerSlot(text, colors),
        titleSlot(text, colors, { face: 'title', size: 33, gap: 12, lineHeight: 1.06 }),
        ...core.slots,
      ],
      { valign: 'top' },
    );
    const bold = { face: 'bold', fill: colors.ink, maxWidth: right.width } as const;
    const label = composer.capitals(text.label);
    composer.line(label, right.x, 128, { ...bold, size: 7.5, tracking: 2.2 });
    const { value, label: what } = text.completionDate;
    const small = { ...bold, face: 'body', size: 7.4, fill: colors.muted } as const;
    composer.line(value === '' ? '' : what, right.x, 166, small);
    composer.line(value, right.x, 183, { ...bold, size: 11.5, fill: colors.content });
    const footer = footerBlock(composer, text, colors, {
      ...right,
      y: frontTiles - 44,
      align: 'left',
      lines: 14,
      from: 'bottom',
    });
    return {
      name: body.fittedOf(core.name),
      overfull: overfullAreas([body, 'header', 'center'], [footer, 'footer']),
    };
  },

  back: () => ({
    box: { x: left.x, y: 44, width: left.width, height: 446 },
    qr: { x: 632, size: 138 },
    heading: 'bold',
    isTileOutlined: true,
  }),
};

function tick(x: number, y: number): string {
  return new PathWriter(2)
    .move(x, y)
    .line(x + 7, y + 7)
    .line(x + 19.5, y - 7)
    .toString();
}
