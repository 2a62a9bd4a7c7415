import { mix } from '#model/color/oklch.ts';
import { footerBlock } from '../blocks/footer.ts';
import { logoMark } from '../blocks/logo.ts';
import { sealWords } from '../blocks/sealWords.ts';
import { signaturesBeside } from '../blocks/signature.ts';
import type { DesignColors } from '../designColors.ts';
import { bondFrame } from '../ornaments/bondFrame.ts';
import { rosette } from '../ornaments/guilloche.ts';
import { flank, sideRules } from '../ornaments/marks.ts';
import { circle, PathWriter, rectangle } from '../ornaments/path.ts';
import { seal, type SealPlace } from '../ornaments/seal.ts';
import { filled, page, type PathShape, stroked } from '../scene.ts';
import { type Layout, overfullAreas } from './layout.ts';
import { looks } from './looks.ts';
import { coreSlots, dateSlots, headerSlot, titleSlot } from './parts.ts';
import type { Setting } from './setting.ts';
import { stack } from './stack.ts';

const radius = 54;
const top = 74;

/** Where the words stand, and the seal below them. */
function planOf({ hasPicture, hasFooter }: Setting) {
  const column = hasPicture ? { x: 300, width: 464 } : { x: 92, width: page.width - 184 };
  const place: SealPlace = {
    x: column.x + column.width / 2,
    y: hasFooter ? 448 : 456,
    radius,
  };
  return {
    column,
    place,
    sides: hasPicture ? { distance: 136, width: 136 } : { distance: 228, width: 178 },
  };
}

/** “Classic”: the woven border of a bond, a watermark and a seal. */
export const layout1: Layout = {
  frontGround(colors, setting) {
    const { place } = planOf(setting);
    return [
      ...bondFrame(colors),
      setting.hasPicture ? keyline(colors) : watermark(colors),
      filled(circle(place.x, place.y, radius + 5), colors.paper),
      ...seal(place, { fill: colors.fill, ink: colors.onFill, emblem: setting.emblem }),
      ...(setting.signatures === 0 ? footRules(place, setting, colors) : []),
    ];
  },

  backGround: bondFrame,

  front(sheet) {
    const { composer, text, colors, setting } = sheet;
    const { column, place, sides } = planOf(setting);
    const core = coreSlots(text, colors, {
      gap: 15,
      name: { size: 55 },
      concluded: {},
      course: { size: 25, maxWidth: 560 },
    });
    const body = stack(
      composer,
      { ...column, y: top, height: place.y - radius - 12 - top },
      [
        ...logoMark(sheet, 180, 34, 'center'),
        headerSlot(text, colors, { gap: 8, maxWidth: 480 }),
        titleSlot(text, colors, {
          face: 'title',
          size: 36,
          tracking: 0.4,
          gap: 7,
          lineHeight: 1.06,
        }),
        { height: 8, gap: 8, shapes: (x, y) => flank(x, y + 4, 64, colors.ink) },
        ...core.slots,
        ...(setting.signatures === 1 ? [] : dateSlots(text, colors)),
      ],
      { align: 'center' },
    );
    signaturesBeside(sheet, { x: place.x, y: place.y + 16, ...sides });
    sealWords(sheet, place, { ink: colors.onFill, below: 'label' });
    const footer = footerBlock(composer, text, colors, {
      x: column.x + 20,
      width: column.width - 40,
      y: place.y + radius + 5,
      align: 'center',
      lines: 2,
    });
    return {
      name: body.fittedOf(core.name),
      overfull: overfullAreas([body, 'header', 'center'], [footer, 'footer']),
    };
  },

  back: () => ({
    box: { x: 92, y: 80, width: 452, height: 436 },
    codeX: 592,
    heading: 'title',
  }),
};

function footRules({ x, y }: SealPlace, { hasPicture }: Setting, { ink }: DesignColors) {
  const reach = [radius + 14, radius + 14 + (hasPicture ? 70 : 150)] as const;
  return sideRules(x, y, reach, reach, ink);
}

function keyline({ line }: DesignColors): PathShape {
  const { x, y, width, height } = looks.Layout1.window;
  return stroked(rectangle(x - 3, y - 3, width + 6, height + 6), line, 0.5);
}

function watermark({ fill, paper }: DesignColors): PathShape {
  const path = new PathWriter();
  rosette(path, page.width / 2, 234, 150, { rings: 8, lobes: 12, depth: 0.36 });
  return stroked(path.toString(), mix(fill, paper, 0.11), 0.4, { isFine: true });
}
