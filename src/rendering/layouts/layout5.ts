import { codeWidth } from '../back/codeColumn.ts';
import { mix } from '#model/color/oklch.ts';
import { footerBlock } from '../blocks/footer.ts';
import { logoIn } from '../blocks/logo.ts';
import { sealWords } from '../blocks/sealWords.ts';
import { signaturesBeside } from '../blocks/signature.ts';
import type { DesignColors } from '../designColors.ts';
import { cornerStep, decoFrame, rays } from '../ornaments/decoFrame.ts';
import { flank, sideRules } from '../ornaments/marks.ts';
import { circle, rectangle, segment } from '../ornaments/path.ts';
import { seal, type SealPlace } from '../ornaments/seal.ts';
import { type Box, filled, page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas, type Sheet } from './layout.ts';
import { looks } from './looks.ts';
import { block, coreSlots, dateSlots, headerSlot, titleSlot } from './parts.ts';
import type { Setting } from './setting.ts';
import { stack, type StackResult } from './stack.ts';

const radius = 56;
const top = 60;
const border = 38;

/** Where the words stand and the seal, and the paper that carries what is signed. */
function planOf({ hasPicture, hasFooter, hasWideLogo, signatures }: Setting) {
  const column = hasPicture ? { x: 76, width: 462 } : { x: 84, width: page.width - 168 };
  const hasPanel = signatures > 0 || hasWideLogo;
  const place: SealPlace = {
    x: column.x + column.width / 2,
    y: hasWideLogo ? 426 : hasPanel ? 436 : hasFooter ? 464 : 474,
    radius,
  };
  const { y, height } = looks.Layout5.window;
  const panel = hasPicture
    ? { x: 46, y: place.y, width: 506, height: y + height - place.y }
    : {
        x: border,
        y: place.y,
        width: page.width - 2 * border,
        height: page.height - border - place.y,
      };
  return { column, place, panel: hasPanel ? panel : undefined };
}

/** “Night”: light on dark in a stepped frame, with rays from a seal; what is signed stands on paper. */
export const layout5: Layout = {
  frontGround(colors, setting) {
    const { place, panel } = planOf(setting);
    const { line, paper } = colors;
    return [
      setting.hasPicture
        ? keyline(line)
        : rays(place.x, place.y, radius + 14, mix(line, paper, 0.18)),
      ...(panel ? paperPanel(panel, setting, colors) : footRules(place, setting, colors)),
      ...decoFrame(27, line),
      { ...filled(circle(place.x, place.y, radius + 6), paper), stroke: line, strokeWidth: 0.8 },
      ...seal(place, { fill: paper, ink: line, isLined: true, emblem: setting.emblem }),
    ];
  },

  backGround(colors, { isMarginSafe }) {
    if (isMarginSafe) return decoFrame(27, colors.line);
    const [width, height] = [page.width - 2 * border, page.height - 2 * border];
    const inside = filled(rectangle(border, border, width, height), onPaper(colors).paper);
    return [...decoFrame(13, colors.line), { ...inside, stroke: colors.line, strokeWidth: 1 }];
  },

  front(sheet) {
    const { composer, text, colors, setting } = sheet;
    const { column, place } = planOf(setting);
    const core = coreSlots(text, colors, {
      gap: 15,
      name: { size: 55 },
      concluded: {},
      course: { size: 25, maxWidth: 600 },
    });
    const title = { ...text, title: composer.capitals(text.title) };
    const body = stack(
      composer,
      { ...column, y: top, height: place.y - radius - 18 - top },
      [
        headerSlot(text, colors),
        titleSlot(title, colors, {
          face: 'title',
          size: 27,
          tracking: 4.6,
          gap: 9,
          lineHeight: 1.2,
        }),
        { height: 8, gap: 8, shapes: (x, y) => flank(x, y + 4, 80, colors.line) },
        ...core.slots,
        ...(setting.signatures === 1 ? [] : dateSlots(text, colors)),
      ],
      { align: 'center' },
    );
    const sides = setting.hasPicture
      ? { distance: 160, width: 140 }
      : { distance: 232, width: 178 };
    signaturesBeside(
      { ...sheet, colors: onPaper(colors) },
      { x: place.x, y: place.y + 50, ...sides },
    );
    sealWords(sheet, place, { ink: colors.line, below: 'label' });
    return {
      name: body.fittedOf(core.name),
      overfull: overfullAreas([body, 'header', 'center'], [foot(sheet), 'footer']),
    };
  },

  back: () => ({
    box: { x: 80, y: 70, width: 462, height: 455 },
    codeX: page.width - 80 - codeWidth,
    heading: 'title',
  }),
};

/** On the paper that lies on the night, or by day on the page's own. */
const onPaper = (colors: DesignColors): DesignColors => colors.panel ?? colors;

function foot(sheet: Sheet): StackResult {
  const { composer, text, colors, setting } = sheet;
  const { column, place, panel } = planOf(setting);
  if (!panel)
    return footerBlock(composer, text, colors, {
      x: place.x - Math.min(240, column.width / 2),
      width: Math.min(480, column.width),
      y: place.y + radius + 14,
      align: 'center',
      lines: 1,
    });
  const logo = { x: place.x - 62, y: place.y + radius + 12, width: 124, height: 24 };
  if (setting.hasWideLogo) composer.draw(...logoIn(sheet, logo));
  const below = setting.hasWideLogo ? 40 : setting.hasPicture ? 26 : 32;
  return footerBlock(composer, text, onPaper(colors), {
    x: column.x + 30,
    width: column.width - 60,
    y: place.y + radius + below,
    align: 'center',
    lines: 2,
  });
}

/** Its lower corners step as those of the frame do. */
function paperPanel(
  { x, y, width, height }: Box,
  { hasPicture }: Setting,
  colors: DesignColors,
): PathShape[] {
  const { paper } = onPaper(colors);
  // Each a step lower and narrower than the one before.
  const steps = (hasPicture ? [0] : [2, 1, 0]).map((above, step) => {
    const [side, bottom] = [step * cornerStep, height - above * cornerStep];
    return block(x + side, y, width - 2 * side, bottom, paper);
  });
  return [...steps, stroked(segment(x, y, x + width, y), colors.line, 1.2)];
}

function keyline(color: string): PathShape {
  const { x, y, width, height } = looks.Layout5.window;
  return stroked(rectangle(x, y, width, height), color, 0.6);
}

function footRules({ x, y }: SealPlace, { hasPicture }: Setting, { line }: DesignColors) {
  const reach = [radius + 18, radius + 18 + (hasPicture ? 90 : 190)] as const;
  return sideRules(x, y, reach, reach.slice(1), line);
}
