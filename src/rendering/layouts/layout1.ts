import { legibleTone } from '#model/color/legibleTone.ts';
import { mix } from '#model/color/oklch.ts';
import { dayColors, type DesignColors } from '../designColors.ts';
import { rosette, waves } from '../ornaments/guilloche.ts';
import { flank, seal } from '../ornaments/marks.ts';
import { circle, PathWriter } from '../ornaments/path.ts';
import { filled, page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { centerSlot, footerSlot, frame, headerSlot, panel, wordSlots } from './parts.ts';
import { type Slot, stack } from './stack.ts';

const sealAt = { x: page.width / 2, y: 529 };
const panelBox = { x: 44, y: 44, width: 753.9, height: 507.3 };

/** “Classic”: a guilloche frame, a watermark and a seal. */
export const layout1: Layout = {
  colors: (design) => dayColors(design, mix(design.titleColor, '#FFFFFF', 0.018)),

  frontGround: (colors, hasPicture) => [
    ...(hasPicture
      ? [panel(panelBox, colors), frame(50, colors.title, 0.9), frame(53.5, colors.title, 0.4)]
      : [watermark(colors), ...guillocheFrame(colors)]),
    filled(circle(sealAt.x, sealAt.y, 39), colors.paper),
    ...seal(sealAt.x, sealAt.y, 34, colors.fill, colors.onFill),
  ],

  backGround: (colors, hasPicture) =>
    hasPicture ? [panel(panelBox, colors), frame(50, colors.title, 0.9)] : guillocheFrame(colors),

  front(composer, text, colors) {
    const words = wordSlots(composer, text, colors);
    const name: Slot = { ...words.name, size: 49, minSize: 22, gap: 4, lineHeight: 1.12 };
    const body = stack(
      composer,
      { x: 110, y: 74, width: 621.9, height: 372 },
      [
        headerSlot(text, { face: 'body', size: 10.5, fill: colors.muted, maxWidth: 520 }),
        { ...words.label, gap: 12 },
        { ...words.title, size: 52, minSize: 30, gap: 4, lineHeight: 1.1 },
        { height: 8, gap: 10, shapes: (x, y) => flank(x, y + 4, 84, colors.title) },
        { ...words.certify, gap: 14 },
        name,
        { ...words.concluded, gap: 8 },
        { ...words.course, size: 29, minSize: 15, gap: 5, lineHeight: 1.16, maxWidth: 580 },
        centerSlot(text, { fill: colors.content, gap: 12, maxWidth: 470 }),
        { ...words.date, gap: 13 },
      ],
      { align: 'center' },
    );
    const footer = stack(
      composer,
      { x: 170, y: 450, width: 501.9, height: 36 },
      [footerSlot(text, colors, { lineHeight: 1.45 })],
      { align: 'center', valign: 'bottom' },
    );
    return {
      name: body.fittedOf(name),
      overfull: overfullAreas([body, 'header', 'center'], [footer, 'footer']),
    };
  },

  back: () => ({
    box: { x: 104, y: 80, width: 390, height: 436 },
    qr: { x: 576, size: 148 },
    heading: 'title',
    isTileOutlined: true,
  }),
};

function watermark({ fill, paper }: DesignColors): PathShape {
  const path = new PathWriter();
  rosette(path, page.width / 2, 291.6, 205, { rings: 9, lobes: 12, depth: 0.36 });
  return stroked(path.toString(), mix(fill, paper, 0.16), 0.4, { isFine: true });
}

function guillocheFrame({ fill, paper }: DesignColors): PathShape[] {
  const line = mix(fill, paper, 0.78);
  const engraving = legibleTone(fill, [paper], 2.6, 'darker');
  const [inset, band, corner] = [25, 21, 12];
  const [across, down] = [page.width - 102, page.height - 102];
  const rules = { lines: 5, amplitudes: [0.96, 0.5] };
  const mesh = (d: string) => stroked(d, engraving, 0.36);
  const corners = [36.5, page.width - 36.5].flatMap((x) =>
    [36.5, page.height - 36.5].map((y) => ({ x, y })),
  );
  const rosettes = new PathWriter();
  for (const { x, y } of corners)
    rosette(rosettes, x, y, corner, { rings: 5, lobes: 8, depth: 0.3 });
  return [
    frame(20, line, 1.1),
    ...[inset, page.height - inset - band].map((y) =>
      mesh(waves(51, y, across, band, { ...rules, periods: 22 })),
    ),
    ...[inset, page.width - inset - band].map((x) =>
      mesh(waves(x, 51, down, band, { ...rules, periods: 15 }, true)),
    ),
    stroked(rosettes.toString(), engraving, 0.34, { isFine: true }),
    ...corners.map(({ x, y }) => filled(circle(x, y, 2.1), line)),
    frame(51, line, 0.5),
    frame(54, line, 1),
  ];
}
