import { footerBlock } from '../blocks/footer.ts';
import type { DesignColors } from '../designColors.ts';
import { PathWriter, quarterArc } from '../ornaments/path.ts';
import { page, type PathShape, stroked } from '../scene.ts';
import { fitText } from '../text/fit.ts';
import type { Composer } from './composer.ts';
import type { AreaName } from '#model/template/template.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { block, coreSlots, titleSlot } from './parts.ts';
import { stack } from './stack.ts';

const margin = 54;
const fullWidth = page.width - 2 * margin;
/** Beside a picture, which shows at the right. */
const narrowWidth = 482;
const headerLine = 13;

/** “Editorial”: large type over rules, quarter circles in the corner. */
export const layout3: Layout = {
  frontGround: (colors, { hasPicture }) => [
    ...(hasPicture ? [] : arcs(colors, 13, 17.5)),
    block(margin, 496, hasPicture ? narrowWidth : 516, 0.6, colors.content),
  ],

  backGround: (colors) => [
    ...arcs(colors, 5, 15),
    block(margin, 80, fullWidth, 1.2, colors.content),
  ],

  front({ composer, text, colors, setting: { hasPicture } }) {
    const width = hasPicture ? narrowWidth : fullWidth;
    const head = header(composer, text.header, colors, hasPicture);
    const label = { face: 'bold', size: 7.5, tracking: 2.2, fill: colors.ink } as const;
    composer.line(composer.capitals(text.label), margin + width, 58, { ...label, align: 'right' });
    const top = 80 + head.extra;
    composer.draw(block(margin, top, width, 1.2, colors.content));
    const core = coreSlots(text, colors, {
      gap: 34,
      name: {
        face: 'bold',
        size: hasPicture ? 46 : 58,
        tracking: -2,
        lineHeight: 1.08,
        oneLineShare: 0.84,
      },
      concluded: { gap: 16 },
      course: { face: 'bold', size: 20, fill: colors.content, lineHeight: 1.26, maxWidth: 560 },
      center: { gap: 14, maxWidth: hasPicture ? width - 30 : 430 },
    });
    const title = { face: 'bold', size: 27, tracking: -0.7, lineHeight: 1.18 } as const;
    const body = stack(
      composer,
      { x: margin, y: top + 20, width, height: 382 - head.extra },
      [titleSlot(text, colors, title), ...core.slots],
      { valign: 'top' },
    );
    const { label: what, value } = text.completionDate;
    const date = { face: 'bold', size: 10, fill: colors.content, maxWidth: 150 } as const;
    const small = { face: 'body', size: 7.4, fill: colors.muted, maxWidth: 150 } as const;
    composer.line(value === '' ? '' : what, margin, 514, small);
    composer.line(value, margin, 530, date);
    const footer = footerBlock(composer, text, colors, {
      x: 226,
      y: 506,
      width: hasPicture ? narrowWidth - 172 : 344,
      align: 'left',
      lines: 4,
    });
    return {
      name: body.fittedOf(core.name),
      overfull: [
        ...(head.isOver ? (['header'] satisfies AreaName[]) : []),
        ...overfullAreas([body, 'center'], [footer, 'footer']),
      ],
    };
  },

  backHead(composer, text, colors) {
    composer.line(text.title, margin, 62, { face: 'bold', size: 10, fill: colors.content });
  },

  back: () => ({
    box: { x: margin, y: 96, width: 470, height: 430 },
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
  if (fitted.isOver) fitted = fitText(set, { ...rules, size: 7, minSize: 6.5, maxLines: 4 });
  const lineHeight = fitted.lines.length > 2 ? fitted.size * 1.4 : headerLine;
  const extra = Math.max(0, (fitted.lines.length - 1) * lineHeight - headerLine);
  composer.lines(fitted, set, margin, 58, lineHeight, { face: 'bold', fill: colors.content });
  return { extra, isOver: fitted.isOver };
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
