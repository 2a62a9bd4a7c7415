import type { LayoutName } from '../../src/model/template/template.ts';
import { isArtwork } from '../../src/rendering/layouts/looks.ts';
import { type Box, page } from '../../src/rendering/scene.ts';
import type { Showing } from './measureLayouts.ts';

const VISIBLE = '#8ec5f0';
const INK = '#14191f';
const SOFT = '#4c5661';
const TEXT = '#e8edf1';
const MARGIN = 40;
const GAP = 22;
const COLUMNS = 4;
const WIDTH = (page.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
const TOP = 92;
const ROW = 163;
/** Dots an inch of a sharp print, and points of one. */
const DOTS = 300;
const POINTS = 72;

const NAMES: Readonly<Record<LayoutName, string>> = {
  Layout1: 'Clássico · Classic · Clásico',
  Layout2: 'Faixa · Band · Franja',
  Layout3: 'Editorial',
  Layout4: 'Cabeçalho · Header · Encabezado',
  Layout5: 'Noturno · Night · Nocturno',
  Layout6: 'Mosaico · Mosaic · Mosaico',
  Layout7: 'Sua arte, centro · Your artwork, centered',
  Layout8: 'Sua arte, esquerda · Your artwork, left',
};

const escaped = (text: string) => text.replaceAll('&', '&amp;');
const short = (number: number) => String(Math.round(number * 10) / 10);
const pixels = (points: number) => String(Math.round((points * DOTS) / POINTS));

const rect = ({ x, y, width, height }: Box, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

function write(text: string, x: number, y: number, { size = 7.5, weight = 400, color = INK } = {}) {
  return (
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">` +
    `${escaped(text)}</text>`
  );
}

const BACK = 'Sua arte, verso · Your artwork, back';

/** Pages that somebody finishes begin a row of their own. */
function placesOf(layouts: readonly Showing[]) {
  const onPaper = layouts.filter(({ layout }) => !isArtwork(layout));
  const artworks = layouts.filter(({ layout }) => isArtwork(layout));
  const rows = Math.ceil(onPaper.length / COLUMNS);
  return [
    ...onPaper.map((showing, index) => ({ showing, index })),
    ...artworks.map((showing, index) => ({ showing, index: rows * COLUMNS + index })),
  ];
}

/** Where a zone is and how large, within it. */
function writeZone({ x, y, width, height }: Box) {
  const words = [`${short(x)}, ${short(y)}`, `${short(width)} × ${short(height)} pt`];
  const lines = width > 200 ? [words.join(' · ')] : words;
  const size = width > 200 ? 24 : 20;
  return lines
    .map((line, index) => write(line, x + 14, y + 34 + index * 30, { size, color: INK }))
    .join('');
}

/** One layout in small: the window of its picture, where its words stand, and how large the window is. */
function drawLayout({ layout, side, window, texts }: Showing, index: number) {
  const x = MARGIN + (index % COLUMNS) * (WIDTH + GAP);
  const y = TOP + Math.floor(index / COLUMNS) * ROW;
  const scale = WIDTH / page.width;
  const words = texts.map((text) => rect(text, `fill="${TEXT}"`));
  const picture = rect(window, `fill="${VISIBLE}"`);
  const drawing = [
    rect({ x: 0, y: 0, ...page }, 'fill="#fff"'),
    ...(isArtwork(layout) ? [picture, ...words, ...texts.map(writeZone)] : [...words, picture]),
    rect({ x: 0, y: 0, ...page }, `fill="none" stroke="${SOFT}" stroke-width="2"`),
  ];
  const below = y + page.height * scale;
  const place = `${short(window.x)}, ${short(window.y)}`;
  const points = `${short(window.width)} × ${short(window.height)} pt`;
  const dots = `${pixels(window.width)} × ${pixels(window.height)} px`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawing.join('')}</g>` +
    write(side === 'back' ? BACK : NAMES[layout], x, below + 13, { size: 8.5, weight: 600 }) +
    write(`${place} · ${points} = ${dots}`, x, below + 25, { color: SOFT })
  );
}

/** What the drawings are of, and what their marks mean. */
function drawHead() {
  const marks: [fill: string, words: string][] = [
    [VISIBLE, 'Imagem · Image · Imagen'],
    [TEXT, 'Texto · Text · Texto'],
  ];
  return [
    write('Imagem de fundo · Background image · Imagen de fondo', MARGIN, 50, {
      size: 16,
      weight: 600,
    }),
    write(`A4: 297 × 210 mm = 841.9 × 595.3 pt · px: ${DOTS} dpi`, MARGIN, 68, { color: SOFT }),
    ...marks.map(([fill, words], index) => {
      const x = page.width - MARGIN - 2 * 130 + index * 130;
      const swatch = rect({ x, y: 60, width: 14, height: 9 }, `fill="${fill}"`);
      return swatch + write(words, x + 20, 67.5);
    }),
  ].join('');
}

/** @returns the guide as SVG of so many pixels; its own unit is the point */
export function drawGuide(layouts: readonly Showing[], width: number, height: number): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Guide" ` +
    `viewBox="0 0 ${page.width} ${page.height}" preserveAspectRatio="none">` +
    `${rect({ x: 0, y: 0, ...page }, 'fill="#fff"')}${drawHead()}` +
    `${placesOf(layouts)
      .map(({ showing, index }) => drawLayout(showing, index))
      .join('')}</svg>`
  );
}
