import { mix } from '#model/color/oklch.ts';
import { dayColors, type DesignColors } from '../designColors.ts';
import { wovenRibbon } from '../ornaments/guilloche.ts';
import { seal } from '../ornaments/marks.ts';
import { circle } from '../ornaments/path.ts';
import { filled, page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { block, centerSlot, footerSlot, headerSlot, panel, wordSlots } from './parts.ts';
import { type Slot, stack } from './stack.ts';

const frontBand = 152;
const backBand = 84;
const middle = page.width / 2;
const bar = 2.4;

/** “Header”: the title on a woven band, a seal on its edge. */
export const layout4: Layout = {
  colors: (design) => dayColors(design, mix(design.contentColor, '#FFFFFF', 0.012)),

  frontGround: (colors, hasPicture) => [
    ...(hasPicture ? [panel({ x: 70, y: frontBand, width: 701.9, height: 415.3 }, colors)] : []),
    ...band(frontBand, colors),
    ...(hasPicture ? [] : foot(colors)),
    filled(circle(middle, frontBand + 1, 42), colors.paper),
    ...seal(middle, frontBand + 1, 37, colors.fill, colors.onFill),
  ],

  backGround: (colors, hasPicture) => [
    ...(hasPicture ? [panel({ x: 40, y: backBand, width: 761.9, height: 483.3 }, colors)] : []),
    ...band(backBand, colors),
    ...(hasPicture ? [] : foot(colors)),
  ],

  front(composer, text, colors) {
    const words = wordSlots(composer, text, colors);
    const head = stack(
      composer,
      { x: 90, y: 20, width: 661.9, height: 92 },
      [
        headerSlot(text, { face: 'bold', size: 9.5, fill: colors.onFill }),
        { ...words.title, size: 50, minSize: 30, fill: colors.onFill, gap: 7, lineHeight: 1.08 },
      ],
      { align: 'center' },
    );
    const name: Slot = { ...words.name, size: 49, minSize: 22, gap: 3, lineHeight: 1.1 };
    const body = stack(
      composer,
      { x: 120, y: 204, width: 601.9, height: 278 },
      [
        words.label,
        { ...words.certify, gap: 10 },
        name,
        { height: 1, gap: 8, shapes: (x, y) => [block(x - 140, y, 280, 0.7, colors.rule)] },
        { ...words.concluded, gap: 12 },
        { ...words.course, size: 28, minSize: 14, gap: 4, lineHeight: 1.16 },
        centerSlot(text, { fill: colors.content, gap: 10, maxWidth: 480 }),
        { ...words.date, gap: 12 },
      ],
      { align: 'center' },
    );
    const footer = stack(
      composer,
      { x: 150, y: 498, width: 541.9, height: 46 },
      [footerSlot(text, colors)],
      { align: 'center' },
    );
    return {
      name: body.fittedOf(name),
      overfull: overfullAreas([head, 'header'], [body, 'center'], [footer, 'footer']),
    };
  },

  backHead(composer, text, colors) {
    composer.line(text.title, 78, 52, { face: 'title', size: 27, fill: colors.onFill });
  },

  back: () => ({
    box: { x: 78, y: 100, width: 440, height: 464 },
    qr: { x: 602, size: 148 },
    heading: 'title',
    isTileOutlined: true,
  }),
};

function band(height: number, { fill, onFill, content, bandOpacity }: DesignColors): PathShape[] {
  return [
    block(0, 0, page.width, height, fill, bandOpacity),
    stroked(wovenRibbon(page.width, height), onFill, 0.42, { opacity: 0.26 }),
    block(0, height, page.width, bar, content),
  ];
}

function foot({ fill, content }: DesignColors): PathShape[] {
  const height = 16;
  return [
    block(0, page.height - height, page.width, height, fill),
    block(0, page.height - height - bar, page.width, bar, content),
  ];
}
