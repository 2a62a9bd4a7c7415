import { mix } from '#model/oklch.ts';
import { type DesignColors, nightColors, nightOpacity } from '../designColors.ts';
import { engineTurning } from '../ornaments/guilloche.ts';
import { diamond, flank, star } from '../ornaments/marks.ts';
import { circle, PathWriter, quarterArc, segment } from '../ornaments/path.ts';
import { page, type PathShape } from '../scene.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { block, centerSlot, footerSlot, headerSlot, wordSlots } from './parts.ts';
import { type Slot, stack } from './stack.ts';

const middle = page.width / 2;
const footLine = 470;
const footMargin = 84;
const footWidth = 216;

/** “Night”: light on dark, in a double line with hollow corners. */
export const layout5: Layout = {
  tone: 'night',
  colors: nightColors,

  frontGround: (colors, hasPicture) => [...nightFrame(colors, hasPicture), ...medal(colors)],

  backGround: nightFrame,

  front(composer, text, colors) {
    const words = wordSlots(composer, text, colors);
    const name: Slot = {
      ...words.name,
      size: 48,
      minSize: 23,
      gap: 2,
      lineHeight: 1.12,
      oneLineShare: 0.62,
    };
    const body = stack(
      composer,
      { x: 110, y: 70, width: 621.9, height: 376 },
      [
        { ...words.label, tracking: 3 },
        {
          ...words.title,
          text: composer.capitals(text.title),
          size: 36,
          minSize: 22,
          tracking: 5.5,
          gap: 8,
          lineHeight: 1.15,
        },
        { height: 8, gap: 12, shapes: (x, y) => flank(x, y + 4, 110, colors.title) },
        headerSlot(text, { face: 'body', size: 10.5, fill: colors.muted, gap: 12 }),
        { ...words.certify, gap: 20 },
        name,
        { ...words.concluded, gap: 10 },
        { ...words.course, size: 26, minSize: 15, gap: 4, lineHeight: 1.16 },
        centerSlot(text, { fill: colors.muted, gap: 12, maxWidth: 470 }),
      ],
      { align: 'center' },
    );
    const { label, value } = text.completionDate;
    if (value !== '') {
      const small = { face: 'bold', size: 6.8, tracking: 1.1, fill: colors.muted } as const;
      composer.rule(footMargin, footMargin + footWidth, footLine, colors.rule);
      composer.line(value, footMargin, footLine + 20, {
        face: 'body',
        size: 11,
        fill: colors.content,
        maxWidth: footWidth,
      });
      composer.line(composer.capitals(label), footMargin, footLine + 36, small);
    }
    const footX = page.width - footMargin - footWidth;
    if (text.footer !== '') composer.rule(footX, footX + footWidth, footLine, colors.rule);
    const footer = stack(
      composer,
      { x: footX, y: footLine + 9, width: footWidth, height: 62 },
      [footerSlot(text, colors, { size: 7.8, lineHeight: 1.45 })],
      { align: 'right', valign: 'top' },
    );
    return {
      name: body.fittedOf(name),
      overfull: overfullAreas([body, 'header', 'center'], [footer, 'footer']),
    };
  },

  back: () => ({
    box: { x: 92, y: 70, width: 410, height: 456 },
    qr: { x: 586, size: 148 },
    heading: 'title',
    isTileOutlined: false,
  }),
};

function medal({ title }: DesignColors): PathShape[] {
  const y = footLine + 22;
  const ring = (radius: number, strokeWidth: number): PathShape => ({
    kind: 'path',
    d: circle(middle, y, radius),
    stroke: title,
    strokeWidth,
  });
  return [
    { kind: 'path', d: star(middle, y, 13, 8, 0.55), fill: title },
    ring(19, 0.6),
    ring(22, 0.3),
  ];
}

function nightFrame(colors: DesignColors, hasPicture: boolean): PathShape[] {
  const { title, paper } = colors;
  const turning = { step: 11, amplitude: 26, waves: 2.3, drift: 0.018 };
  const cover: PathShape = hasPicture
    ? block(0, 0, page.width, page.height, paper, nightOpacity)
    : {
        kind: 'path',
        d: engineTurning(0, page.width, page.height, turning),
        stroke: mix(paper, title, 0.5),
        strokeWidth: 0.4,
        opacity: 0.3,
      };
  return [cover, ...doubleLines(title), ...hollowCorners(title)];
}

const frameInset = 30;
const cornerRadius = 26;

function doubleLines(stroke: string): PathShape[] {
  const open = frameInset + cornerRadius;
  const [right, bottom] = [page.width - open, page.height - open];
  return [
    { inset: frameInset, strokeWidth: 1.1 },
    { inset: frameInset + 4, strokeWidth: 0.45 },
  ].map(({ inset, strokeWidth }) => ({
    kind: 'path',
    d: [
      segment(open, inset, right, inset),
      segment(open, page.height - inset, right, page.height - inset),
      segment(inset, open, inset, bottom),
      segment(page.width - inset, open, page.width - inset, bottom),
    ].join(''),
    stroke,
    strokeWidth,
  }));
}

function hollowCorners(color: string): PathShape[] {
  return [frameInset, page.width - frameInset].flatMap((x) =>
    [frameInset, page.height - frameInset].flatMap((y): PathShape[] => {
      const [sx, sy] = [x < middle ? 1 : -1, y < page.height / 2 ? 1 : -1];
      const arc = (radius: number, strokeWidth: number): PathShape => ({
        kind: 'path',
        d: quarterArc(new PathWriter(2).move(x + sx * radius, y), x, y, radius, sx, sy).toString(),
        stroke: color,
        strokeWidth,
      });
      return [
        arc(cornerRadius, 1.1),
        arc(cornerRadius - 4.5, 0.45),
        { kind: 'path', d: diamond(x + sx * 7.5, y + sy * 7.5, 6), fill: color },
      ];
    }),
  );
}
