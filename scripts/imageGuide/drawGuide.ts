import type { LayoutName } from '../../src/model/template/template.ts';
import { page } from '../../src/rendering/scene.ts';
import type { Coverage, Rectangle } from './measureLayouts.ts';

const SAFE = 18;
const VISIBLE = '#8ec5f0';
const INK = '#14191f';
const SOFT = '#4c5661';
const RED = '#c2281c';
/** How much each of the six whitens what it covers on the large drawing. */
const SHARE = 0.3;

interface Label {
  names: string;
  color: string;
  at: readonly [x: number, y: number];
  align?: Lettering['align'];
}

interface Lettering {
  size?: number;
  weight?: number;
  color?: string;
  align?: 'start' | 'middle' | 'end';
}

/** Names, colour, and where the name stands on the large drawing: at an edge of what the layout covers. */
const LAYOUTS: Readonly<Record<LayoutName, Label>> = {
  Layout1: { names: 'Clássico · Classic · Clásico', color: '#0f766e', at: [50, 545] },
  Layout2: { names: 'Faixa · Band · Franja', color: '#9333a8', at: [252, 33] },
  Layout3: { names: 'Editorial', color: '#1d4ed8', at: [590, 120], align: 'end' },
  Layout4: {
    names: 'Cabeçalho · Header · Encabezado',
    color: '#a34a00',
    at: [766, 561],
    align: 'end',
  },
  Layout5: {
    names: 'Noturno · Night · Nocturno',
    color: '#334155',
    at: [421, 588],
    align: 'middle',
  },
  Layout6: { names: 'Mosaico · Mosaic · Mosaico', color: '#b01657', at: [790, 469], align: 'end' },
};

const escaped = (text: string) => text.replaceAll('&', '&amp;');
const short = (number: number) => String(Math.round(number * 10) / 10);

const rect = ({ x, y, width, height }: Rectangle, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

function write(
  text: string,
  x: number,
  y: number,
  { size = 7.5, weight = 400, color = INK, align = 'start' }: Lettering = {},
) {
  return (
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}" ` +
    `text-anchor="${align}" stroke="#fff" stroke-width="2" paint-order="stroke" stroke-linejoin="round">${escaped(text)}</text>`
  );
}

/** The page itself, one to one: the whiter, the more layouts cover a place. */
function drawPage(layouts: readonly Coverage[]) {
  const covers = layouts.flatMap(({ front }) =>
    front.map((panel) => rect(panel, `fill="#fff" opacity="${SHARE}"`)),
  );
  const outlines = layouts.map(({ layout, front }) => {
    const { color } = LAYOUTS[layout];
    return front
      .map((panel) => rect(panel, `fill="none" stroke="${color}" stroke-width="1"`))
      .join('');
  });
  const labels = layouts.flatMap(({ layout, front: [panel] }) => {
    const { names, color, at, align = 'start' } = LAYOUTS[layout];
    if (!panel) return [];
    const { x, y, width, height } = panel;
    const measures = `${short(x)}, ${short(y)} · ${short(width)} × ${short(height)} pt`;
    return write(`${names}: ${measures}`, ...at, { weight: 600, color, align });
  });
  return [
    rect({ x: 0, y: 0, ...page }, `fill="${VISIBLE}"`),
    ...covers,
    ...outlines,
    ...labels,
  ].join('');
}

function drawSafeArea() {
  const area = {
    x: SAFE,
    y: SAFE,
    width: page.width - 2 * SAFE,
    height: page.height - 2 * SAFE,
  };
  const words = `Área segura · Safe area · Área segura: ${SAFE} pt`;
  return (
    rect(area, `fill="none" stroke="${RED}" stroke-width="1" stroke-dasharray="6 4"`) +
    write(words, SAFE, SAFE - 6, { weight: 600, color: RED })
  );
}

/** One layout in small: what it covers, its words, and the panel of its back where that is another. */
function drawSmall({ layout, front, back, text }: Coverage, x: number, y: number, width: number) {
  const { names, color } = LAYOUTS[layout];
  const scale = width / page.width;
  const isSame = JSON.stringify(front) === JSON.stringify(back);
  const drawing = [
    rect({ x: 0, y: 0, ...page }, `fill="${VISIBLE}"`),
    ...front.map((panel) => rect(panel, `fill="#fff" opacity="${panel.opacity}"`)),
    ...front.map((panel) => rect(panel, `fill="none" stroke="${color}" stroke-width="6"`)),
    ...(isSame ? [] : back).map((panel) =>
      rect(panel, `fill="none" stroke="${color}" stroke-width="4" stroke-dasharray="4 10"`),
    ),
    rect(
      text,
      `fill="${color}" fill-opacity=".1" stroke="${color}" stroke-width="3" stroke-dasharray="16 8"`,
    ),
    rect({ x: 0, y: 0, ...page }, `fill="none" stroke="${SOFT}" stroke-width="2"`),
  ];
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawing.join('')}</g>` +
    write(names, x, y + page.height * scale + 9, { size: 6, weight: 600, color })
  );
}

/** What the marks mean, in the middle, which every layout covers. */
function drawLegend(layouts: readonly Coverage[]) {
  const [left, top, width, height] = [256, 164, 330, 298] as const;
  const column = 102;
  const small = layouts.map((one, index) =>
    drawSmall(
      one,
      left + 8 + (index % 3) * (column + 4),
      top + 58 + Math.floor(index / 3) * 90,
      column,
    ),
  );
  const marks: [look: string, words: string][] = [
    [
      `fill="${VISIBLE}" stroke="${SOFT}" stroke-width=".5"`,
      'Imagem visível · Image visible · Imagen visible',
    ],
    [
      `fill="#fff" stroke="${SOFT}" stroke-width=".8"`,
      'Coberta de 88 a 98 % · Covered by 88–98 % · Cubierta del 88 al 98 %',
    ],
    [
      `fill="#e8f1f0" stroke="${INK}" stroke-width=".6" stroke-dasharray="3 1.5"`,
      'Área do texto · Text area · Área del texto',
    ],
    [
      `fill="none" stroke="${INK}" stroke-width=".6" stroke-dasharray=".8 1.6"`,
      'Verso, se diferente · Back, where it differs · Reverso, si es distinto',
    ],
  ];
  const legend = marks.map(([look, words], index) => {
    const y = top + 242 + index * 14;
    return rect({ x: left + 8, y, width: 14, height: 9 }, look) + write(words, left + 28, y + 7.3);
  });
  return [
    rect(
      { x: left, y: top, width, height },
      `fill="#fff" stroke="${SOFT}" stroke-width=".6" rx="3"`,
    ),
    write('Imagem de fundo · Background image · Imagen de fondo', left + 8, top + 17, {
      size: 11,
      weight: 600,
    }),
    write('A4: 297 × 210 mm = 841.9 × 595.3 pt = 3508 × 2480 px (300 dpi)', left + 8, top + 31, {
      color: SOFT,
    }),
    write('Recomendado · Recommended · Recomendado: 2480 × 1754 px', left + 8, top + 43, {
      color: SOFT,
    }),
    ...small,
    ...legend,
  ].join('');
}

/** @returns the guide as SVG of so many pixels; its own unit is the point */
export function drawGuide(layouts: readonly Coverage[], width: number, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Guide" ` +
    `viewBox="0 0 ${page.width} ${page.height}" preserveAspectRatio="none">` +
    `${drawPage(layouts)}${drawSafeArea()}${drawLegend(layouts)}</svg>`
  );
}
