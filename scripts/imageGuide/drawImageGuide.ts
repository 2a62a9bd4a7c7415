import { languages } from '../../src/domain/language.ts';
import { layoutLabels } from '../../src/domain/template/layoutLabels.ts';
import type { LayoutName } from '../../src/domain/template/template.ts';
import {
  type ArtworkLayoutName,
  isArtworkLayout,
} from '../../src/rendering/layouts/layoutProperties.ts';
import { type Box, landscapePageSize } from '../../src/rendering/scene.ts';
import type { VisibleImageArea } from './measureVisibleImageArea.ts';

const VISIBLE = '#8ec5f0';
const INK = '#14191f';
const SOFT = '#4c5661';
const TEXT = '#e8edf1';
const MARGIN = 40;
const GAP = 22;
const COLUMNS = 4;
const WIDTH = (landscapePageSize.width - 2 * MARGIN - (COLUMNS - 1) * GAP) / COLUMNS;
const TOP = 92;
const ROW = 163;
/** Resolution of a sharp print, in dots per inch. `POINTS` is the number of points per inch. */
const DOTS = 300;
const POINTS = 72;

/** Short names of the layouts for the user's own artwork, whose names in the interface are too long. */
const ARTWORK_NAMES: Readonly<Record<ArtworkLayoutName, string>> = {
  Layout7: 'Sua arte, centro · Your artwork, centered',
  Layout8: 'Sua arte, esquerda · Your artwork, left',
};

/** Returns the name of a layout in every language. */
function getName(layout: LayoutName): string {
  if (isArtworkLayout(layout)) return ARTWORK_NAMES[layout];
  const { name } = layoutLabels[layout];
  return [...new Set(languages.map((language) => name[language]))].join(' · ');
}

const escapeText = (text: string) => text.replaceAll('&', '&amp;');
const formatNumber = (number: number) => String(Math.round(number * 10) / 10);
const toPixels = (points: number) => String(Math.round((points * DOTS) / POINTS));

const drawRect = ({ x, y, width, height }: Box, more: string) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`;

function write(text: string, x: number, y: number, { size = 7.5, weight = 400, color = INK } = {}) {
  return (
    `<text x="${x}" y="${y}" font-size="${size}" font-weight="${weight}" fill="${color}">` +
    `${escapeText(text)}</text>`
  );
}

const BACK = 'Sua arte, verso · Your artwork, back';

/** Lists the layouts with their index in the grid of the guide. Layouts for the user's own artwork start a new row. */
function listPositions(layouts: readonly VisibleImageArea[]) {
  const onPaper = layouts.filter(({ layout }) => !isArtworkLayout(layout));
  const artworks = layouts.filter(({ layout }) => isArtworkLayout(layout));
  const rows = Math.ceil(onPaper.length / COLUMNS);
  return [
    ...onPaper.map((showing, index) => ({ showing, index })),
    ...artworks.map((showing, index) => ({ showing, index: rows * COLUMNS + index })),
  ];
}

/** Writes the position and size of a text zone inside the zone, in points. */
function writeZone({ x, y, width, height }: Box) {
  const words = [
    `${formatNumber(x)}, ${formatNumber(y)}`,
    `${formatNumber(width)} × ${formatNumber(height)} pt`,
  ];
  const lines = width > 200 ? [words.join(' · ')] : words;
  const size = width > 200 ? 24 : 20;
  return lines
    .map((line, index) => write(line, x + 14, y + 34 + index * 30, { size, color: INK }))
    .join('');
}

/** Draws a small picture of a layout: the area that shows the background image, the text, and the size of the area. */
function drawLayout({ layout, side, window, texts }: VisibleImageArea, index: number) {
  const x = MARGIN + (index % COLUMNS) * (WIDTH + GAP);
  const y = TOP + Math.floor(index / COLUMNS) * ROW;
  const scale = WIDTH / landscapePageSize.width;
  const words = texts.map((text) => drawRect(text, `fill="${TEXT}"`));
  const picture = drawRect(window, `fill="${VISIBLE}"`);
  const drawing = [
    drawRect({ x: 0, y: 0, ...landscapePageSize }, 'fill="#fff"'),
    ...(isArtworkLayout(layout)
      ? [picture, ...words, ...texts.map(writeZone)]
      : [...words, picture]),
    drawRect({ x: 0, y: 0, ...landscapePageSize }, `fill="none" stroke="${SOFT}" stroke-width="2"`),
  ];
  const below = y + landscapePageSize.height * scale;
  const position = `${formatNumber(window.x)}, ${formatNumber(window.y)}`;
  const points = `${formatNumber(window.width)} × ${formatNumber(window.height)} pt`;
  const dots = `${toPixels(window.width)} × ${toPixels(window.height)} px`;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">${drawing.join('')}</g>` +
    write(side === 'back' ? BACK : getName(layout), x, below + 13, { size: 8.5, weight: 600 }) +
    write(`${position} · ${points} = ${dots}`, x, below + 25, { color: SOFT })
  );
}

/** Draws the title and the legend of the guide. */
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
      const x = landscapePageSize.width - MARGIN - 2 * 130 + index * 130;
      const swatch = drawRect({ x, y: 60, width: 14, height: 9 }, `fill="${fill}"`);
      return swatch + write(words, x + 20, 67.5);
    }),
  ].join('');
}

/**
 * Draws the image guide as SVG. The unit of the drawing is the point.
 * @param width width of the SVG in pixels
 * @param height height of the SVG in pixels
 */
export function drawImageGuide(
  layouts: readonly VisibleImageArea[],
  width: number,
  height: number,
): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Guide" ` +
    `viewBox="0 0 ${landscapePageSize.width} ${landscapePageSize.height}" preserveAspectRatio="none">` +
    `${drawRect({ x: 0, y: 0, ...landscapePageSize }, 'fill="#fff"')}${drawHead()}` +
    `${listPositions(layouts)
      .map(({ showing, index }) => drawLayout(showing, index))
      .join('')}</svg>`
  );
}
