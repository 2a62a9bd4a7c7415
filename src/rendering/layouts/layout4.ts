import { footerBlock } from '../blocks/footer.ts';
import type { DesignColors } from '../designColors.ts';
import { wovenRibbon } from '../ornaments/guilloche.ts';
import { seal } from '../ornaments/seal.ts';
import { circle } from '../ornaments/path.ts';
import { filled, page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { looks } from './looks.ts';
import { block, coreSlots, dateSlot, headerSlot, titleSlot } from './parts.ts';
import type { Setting } from './setting.ts';
import { leastLead, stack } from './stack.ts';

const frontBand = 152;
const backBand = 84;
const middle = page.width / 2;
const bar = 2.4;
const sealPlace = { x: middle, y: frontBand + 1, radius: 37 };

/** “Header”: the title on a woven band, a seal on its edge. */
export const layout4: Layout = {
  frontGround: (colors, setting) => [
    ...band(setting.hasPicture ? looks.Layout4.window.height : 0, frontBand, colors),
    ...foot(colors),
    filled(circle(middle, frontBand + 1, 42), colors.paper),
    ...seal(sealPlace, { fill: colors.fill, ink: colors.onFill, emblem: setting.emblem }),
  ],

  backGround: (colors) => [...band(0, backBand, colors), ...foot(colors)],

  front({ composer, text, colors, setting }) {
    const core = coreSlots(text, colors, {
      gap: 10,
      name: { size: 62 },
      under: {
        height: 1,
        gap: 8,
        shapes: (x, y) => [block(x - 140, y, 280, 0.7, colors.rule)],
      },
      concluded: { gap: 10 },
      course: { size: 28, maxWidth: 640 },
    });
    const label = { face: 'bold', size: 7.5, tracking: 2.6, lineHeight: 1.4 } as const;
    const body = stack(
      composer,
      { x: 120, y: 204, width: 601.9, height: 278 },
      [
        { ...label, text: composer.capitals(text.label), fill: colors.ink },
        ...core.slots,
        dateSlot(text, colors),
      ],
      { align: 'center' },
    );
    const name = body.fittedOf(core.name);
    const titleSize = Math.min(setting.hasPicture ? 32 : 40, (name?.size ?? Infinity) / leastLead);
    const onBand = { fill: colors.onFill, contour: undefined } as const;
    const title = { ...onBand, face: 'title', size: titleSize, gap: 7, lineHeight: 1.08 } as const;
    const head = composer.before(() =>
      stack(
        composer,
        headBox(setting),
        [headerSlot(text, colors, { fill: colors.onFill }), titleSlot(text, colors, title)],
        { align: 'center' },
      ),
    );
    const footer = footerBlock(composer, text, colors, {
      x: 150,
      y: 510,
      width: 541.9,
      align: 'center',
      lines: 3,
    });
    return {
      name,
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

const headBox = ({ hasPicture }: Setting) => ({
  x: 90,
  y: hasPicture ? 52 : 20,
  width: 661.9,
  height: hasPicture ? 60 : 92,
});

function band(y: number, bottom: number, { fill, onFill, bar: below }: DesignColors): PathShape[] {
  return [
    block(0, y, page.width, bottom - y, fill),
    ...(y === 0 ? [stroked(wovenRibbon(page.width, bottom), onFill, 0.42, { opacity: 0.26 })] : []),
    block(0, bottom, page.width, bar, below),
  ];
}

function foot({ fill, bar: above }: DesignColors): PathShape[] {
  const height = 16;
  return [
    block(0, page.height - height, page.width, height, fill),
    block(0, page.height - height - bar, page.width, bar, above),
  ];
}
