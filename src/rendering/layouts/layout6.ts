import { dayColors, type DesignColors } from '../designColors.ts';
import { circle, PathWriter } from '../ornaments/path.ts';
import { tileSize, tiles } from '../ornaments/tiles.ts';
import { filled, page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { block, centerSlot, footerSlot, headerSlot, panel, wordSlots } from './parts.ts';
import { type Slot, stack } from './stack.ts';

const left = { x: 60, width: 470 };
const right = { x: 602, width: 185.9 };
const frontTiles = page.height - 2 * tileSize;
const backTiles = page.height - tileSize;

/** “Mosaic”: two columns over rows of tiles. */
export const layout6: Layout = {
  colors: (design) => dayColors(design, '#FFFFFF'),

  frontGround: (colors, hasPicture) => [
    ...strip(frontTiles, 2, 7, colors, hasPicture),
    block(574, 62, 0.6, frontTiles - 44 - 62, colors.rule),
    filled(circle(right.x + 22, 74, 22), colors.fill),
    stroked(tick(right.x + 12.5, 74.5), colors.onFill, 3.2),
  ],

  backGround: (colors, hasPicture) => strip(backTiles, 1, 23, colors, hasPicture),

  front(composer, text, colors) {
    const words = wordSlots(composer, text, colors);
    const name: Slot = {
      ...words.name,
      size: 42,
      minSize: 21,
      maxLines: 3,
      gap: 2,
      lineHeight: 1.06,
      oneLineShare: 0.72,
    };
    const body = stack(
      composer,
      { ...left, y: 52, height: frontTiles - 88 },
      [
        headerSlot(text, { face: 'bold', size: 9.5, fill: colors.muted }),
        {
          ...words.title,
          face: 'bold',
          size: 34,
          minSize: 22,
          tracking: -1,
          gap: 12,
          lineHeight: 1.1,
        },
        { ...words.certify, gap: 28 },
        name,
        { ...words.concluded, gap: 14 },
        { ...words.boldCourse, size: 18, minSize: 11.5, maxLines: 4, gap: 5, lineHeight: 1.28 },
        centerSlot(text, { fill: colors.muted, gap: 12, maxWidth: 440 }),
      ],
      { valign: 'top' },
    );
    composer.line(words.label.text, right.x, 128, { ...words.label, tracking: 2.2 });
    const { date, dateLabel } = words;
    composer.line(dateLabel.text, right.x, 166, dateLabel);
    composer.line(date.text, right.x, 183, { ...date, size: 11.5, maxWidth: right.width });
    const footer = stack(
      composer,
      { ...right, y: frontTiles - 44 - 150, height: 150 },
      [footerSlot(text, colors, { lineHeight: 1.55 })],
      { valign: 'bottom' },
    );
    return {
      name: body.fittedOf(name),
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

/** Tiles below y; over a picture paper above y, and the picture stays free below. */
function strip(
  y: number,
  rows: number,
  seed: number,
  colors: DesignColors,
  hasPicture: boolean,
): PathShape[] {
  return hasPicture
    ? [
        panel({ x: 0, y: 0, width: page.width, height: y }, colors),
        block(0, y - 3, page.width, 3, colors.fill),
      ]
    : tiles(y, rows, colors.fill, colors.content, seed);
}
