import { mix } from '#model/color/oklch.ts';
import { dayColors, type DesignColors } from '../designColors.ts';
import { engineTurning } from '../ornaments/guilloche.ts';
import { seal } from '../ornaments/marks.ts';
import { circle } from '../ornaments/path.ts';
import { filled, page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { block, centerSlot, footerSlot, headerSlot, panel, wordSlots } from './parts.ts';
import { type Slot, stack } from './stack.ts';

const bandWidth = 226;
const bandCenter = bandWidth / 2;
const middle = page.height / 2;
const panelSize = { y: 22, width: 571.9, height: 551.3 };
const column = { x: 282, width: 499.9 };

/** “Band”: an engine-turned band beside the text. */
export const layout2: Layout = {
  colors: (design) => dayColors(design, mix(design.titleColor, '#FFFFFF', 0.012)),

  frontGround: (colors, hasPicture) => [
    ...(hasPicture ? [panel({ ...panelSize, x: 248 }, colors)] : []),
    ...band(0, colors),
    block(bandWidth, 0, 3, page.height, colors.content),
    filled(circle(bandCenter, middle, 78), colors.fill),
    stroked(circle(bandCenter, middle, 74), colors.onFill, 0.5, { opacity: 0.6 }),
    ...seal(bandCenter, middle, 66, colors.onFill, colors.fill),
  ],

  backGround: (colors, hasPicture) => [
    ...(hasPicture ? [panel({ ...panelSize, x: 22 }, colors)] : []),
    ...band(page.width - bandWidth, colors),
    block(page.width - bandWidth - 3, 0, 3, page.height, colors.content),
  ],

  front(composer, text, colors) {
    const words = wordSlots(composer, text, colors);
    const onBand = { face: 'bold', fill: colors.onFill, align: 'center' } as const;
    composer.line(words.label.text, bandCenter, 64, { ...onBand, size: 8, tracking: 2.8 });
    const name: Slot = {
      ...words.name,
      size: 44,
      minSize: 21,
      gap: 4,
      lineHeight: 1.1,
      oneLineShare: 0.66,
    };
    const body = stack(composer, { ...column, y: 58, height: 398 }, [
      headerSlot(text, { face: 'bold', size: 9.5, fill: colors.muted }),
      { ...words.title, size: 48, minSize: 30, gap: 16, lineHeight: 1.06 },
      { height: 3, gap: 14, shapes: (x, y) => [block(x, y, 46, 3, colors.fill)] },
      { ...words.certify, gap: 26 },
      name,
      { ...words.concluded, gap: 14 },
      { ...words.boldCourse, size: 19, minSize: 12, gap: 6, lineHeight: 1.28 },
      centerSlot(text, { fill: colors.muted, gap: 14, lineHeight: 1.55, maxWidth: 430 }),
    ]);
    const { date, dateLabel } = words;
    const [y, maxWidth] = [page.height - 74, 182];
    composer.line(dateLabel.text, bandCenter, y, { ...onBand, size: 6.8, tracking: 1.2, maxWidth });
    composer.line(date.text, bandCenter, y + 18, { ...onBand, size: 11, maxWidth });
    if (text.footer !== '') composer.rule(column.x, column.x + column.width, 478, colors.rule);
    const footer = stack(composer, { ...column, y: 490, height: 44 }, [footerSlot(text, colors)], {
      valign: 'top',
    });
    return {
      name: body.fittedOf(name),
      overfull: overfullAreas([body, 'header', 'center'], [footer, 'footer']),
    };
  },

  back: () => ({
    box: { x: 66, y: 60, width: 470, height: 475 },
    qr: { x: 662.9, size: 132 },
    heading: 'title',
    isTileOutlined: false,
  }),
};

function band(x: number, { fill, onFill, bandOpacity }: DesignColors): PathShape[] {
  const turning = { step: 8.5, amplitude: 20, waves: 1.1, drift: 0.031 };
  return [
    block(x, 0, bandWidth, page.height, fill, bandOpacity),
    stroked(engineTurning(x, bandWidth, page.height, turning), onFill, 0.42, { opacity: 0.3 }),
  ];
}
