import { mix } from '#model/color/oklch.ts';
import { type DesignColors, nightColors, nightOpacity } from '../designColors.ts';
import { engineTurning } from '../ornaments/guilloche.ts';
import { diamond, flank, star } from '../ornaments/marks.ts';
import { circle, PathWriter, quarterArc, segment } from '../ornaments/path.ts';
import { filled, page, type PathShape, stroked } from '../scene.ts';
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
    const name: Slot = { ...words.name, size: 48, minSize: 23, gap: 2, lineHeight: 1.12 };
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
    const { date, dateLabel } = words;
    const look = { ...date, face: 'body', size: 11, maxWidth: footWidth } as const;
    if (date.text !== '') composer.rule(footMargin, footMargin + footWidth, footLine, colors.rule);
    composer.line(date.text, footMargin, footLine + 20, look);
    composer.line(dateLabel.text, footMargin, footLine + 36, dateLabel);
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
  return [
    filled(star(middle, y, 13, 8, 0.55), title),
    stroked(circle(middle, y, 19), title, 0.6),
    stroked(circle(middle, y, 22), title, 0.3),
  ];
}

function nightFrame(colors: DesignColors, hasPicture: boolean): PathShape[] {
  const { title, paper } = colors;
  const turning = { step: 11, amplitude: 26, waves: 2.3, drift: 0.018 };
  const lines = () => engineTurning(0, page.width, page.height, turning);
  const cover = hasPicture
    ? block(0, 0, page.width, page.height, paper, nightOpacity)
    : stroked(lines(), mix(paper, title, 0.5), 0.4, { opacity: 0.3 });
  return [cover, ...doubleLines(title), ...hollowCorners(title)];
}

const frameInset = 30;
const cornerRadius = 26;

function doubleLines(stroke: string): PathShape[] {
  const open = frameInset + cornerRadius;
  const [right, bottom] = [page.width - open, page.height - open];
  const lines = (inset: number) =>
    segment(open, inset, right, inset) +
    segment(open, page.height - inset, right, page.height - inset) +
    segment(inset, open, inset, bottom) +
    segment(page.width - inset, open, page.width - inset, bottom);
  return [stroked(lines(frameInset), stroke, 1.1), stroked(lines(frameInset + 4), stroke, 0.45)];
}

function hollowCorners(color: string): PathShape[] {
  return [frameInset, page.width - frameInset].flatMap((x) =>
    [frameInset, page.height - frameInset].flatMap((y) => {
      const [sx, sy] = [x < middle ? 1 : -1, y < page.height / 2 ? 1 : -1];
      const arc = (radius: number) =>
        quarterArc(new PathWriter(2).move(x + sx * radius, y), x, y, radius, sx, sy).toString();
      return [
        stroked(arc(cornerRadius), color, 1.1),
        stroked(arc(cornerRadius - 4.5), color, 0.45),
        filled(diamond(x + sx * 7.5, y + sy * 7.5, 6), color),
      ];
    }),
  );
}
