import { dayColors, type DesignColors } from '../designColors.ts';
import { PathWriter, quarterArc } from '../ornaments/path.ts';
import { page, type PathShape, stroked } from '../scene.ts';
import { fitText } from '../text/fit.ts';
import type { Composer } from './composer.ts';
import type { AreaName } from '#model/template/template.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { block, centerSlot, footerSlot, panel, wordSlots } from './parts.ts';
import { type Slot, stack } from './stack.ts';

const margin = 54;
const fullWidth = page.width - 2 * margin;
/** Beside a picture, which shows at the right. */
const narrowWidth = 500;
const headerLine = 13;

/** “Editorial”: large type over rules, quarter circles in the corner. */
export const layout3: Layout = {
  colors: (design) => dayColors(design, '#FFFFFF'),

  frontGround: (colors, hasPicture) => [
    ...(hasPicture ? [sidePanel(colors)] : arcs(colors, 13, 17.5)),
    block(margin, 496, hasPicture ? narrowWidth : 516, 0.6, colors.content),
  ],

  backGround: (colors, hasPicture) => [
    ...(hasPicture ? [sidePanel(colors)] : arcs(colors, 5, 15)),
    block(margin, 80, hasPicture ? narrowWidth : fullWidth, 1.2, colors.content),
  ],

  front(composer, text, colors, hasPicture) {
    const words = wordSlots(composer, text, colors);
    const width = hasPicture ? narrowWidth : fullWidth;
    const head = header(composer, text.header, colors, hasPicture);
    const label = { ...words.label, tracking: 2.2, align: 'right' } as const;
    composer.line(label.text, margin + width, 58, label);
    const top = 80 + head.extra;
    composer.draw(block(margin, top, width, 1.2, colors.content));
    const name: Slot = {
      ...words.name,
      face: 'bold',
      size: 38,
      minSize: 18,
      tracking: -0.9,
      gap: 3,
      lineHeight: 1.16,
      oneLineShare: 0.66,
      maxWidth: hasPicture ? width : 640,
    };
    const body = stack(
      composer,
      { x: margin, y: top + 20, width, height: 382 - head.extra },
      [
        { ...words.title, face: 'bold', size: 54, minSize: 26, tracking: -1.9, lineHeight: 1.08 },
        { ...words.certify, gap: 34 },
        name,
        { ...words.concluded, gap: 16 },
        {
          ...words.boldCourse,
          size: 22,
          minSize: 12,
          tracking: -0.35,
          gap: 4,
          lineHeight: 1.26,
          maxWidth: hasPicture ? width : 560,
        },
        centerSlot(text, {
          fill: colors.muted,
          gap: 14,
          lineHeight: 1.55,
          maxWidth: hasPicture ? width - 30 : 430,
        }),
      ],
      { valign: 'top' },
    );
    composer.line(words.dateLabel.text, margin, 514, words.dateLabel);
    composer.line(words.date.text, margin, 530, { ...words.date, maxWidth: 150 });
    const footer = stack(
      composer,
      { x: 226, y: 506, width: hasPicture ? narrowWidth - 172 : 344, height: 46 },
      [footerSlot(text, colors)],
      { valign: 'top' },
    );
    return {
      name: body.fittedOf(name),
      overfull: [
        ...(head.isOver ? (['header'] satisfies AreaName[]) : []),
        ...overfullAreas([body, 'center'], [footer, 'footer']),
      ],
    };
  },

  backHead(composer, text, colors) {
    composer.line(text.title, margin, 62, { face: 'bold', size: 10, fill: colors.content });
  },

  back: (hasPicture) => ({
    box: { x: margin, y: 96, width: hasPicture ? 460 : 470, height: 430 },
    qr: { x: 635.9, size: 138 },
    heading: 'bold',
    isTileOutlined: true,
  }),
};

/** The header stands above the rule; more than two lines of it push rule and body down. */
function header(composer: Composer, text: string, colors: DesignColors, hasPicture: boolean) {
  if (text === '') return { extra: 0, isOver: false };
  const set = composer.typeset(text, 'bold');
  const width = hasPicture ? 330 : 520;
  const rules = { width, tracking: 0, oneLineShare: 0.7 };
  let fitted = fitText(set, { ...rules, size: 9.5, minSize: 7, maxLines: 2 });
  if (fitted.isOver) fitted = fitText(set, { ...rules, size: 7, minSize: 5.6, maxLines: 4 });
  const lineHeight = fitted.lines.length > 2 ? fitted.size * 1.4 : headerLine;
  const extra = Math.max(0, (fitted.lines.length - 1) * lineHeight - headerLine);
  composer.lines(fitted, set, margin, 58, lineHeight, { face: 'bold', fill: colors.content });
  return { extra, isOver: fitted.isOver };
}

function sidePanel(colors: DesignColors): PathShape {
  return panel({ x: 0, y: 0, width: 594, height: page.height }, colors);
}

/** Quarter circles around the page's lower right corner, thinner as they grow. */
function arcs({ fill }: DesignColors, count: number, step: number): PathShape[] {
  return Array.from({ length: count }, (_, index) => {
    const place = index + 1;
    const radius = place * step + 10;
    const path = new PathWriter(2).move(page.width - radius, page.height);
    const d = quarterArc(path, page.width, page.height, radius, -1, -1).toString();
    return stroked(d, fill, 0.5 + (count - place) * 0.62);
  });
}
