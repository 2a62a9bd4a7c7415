import type { ColumnGraphic, ColumnText } from '../columnText.ts';
import { drawTextColumn, measureTextColumn } from '../stack.ts';
import { createFilledRectangle } from '../slots.ts';
import { createQrCode, quietZoneModules } from '../../qrCode.ts';
import { createFilledPath, type FigureBlock, landscapePageSize } from '../../scene.ts';
import type { BackInput, BackLayout } from './backLayout.ts';
import { drawColumnLogo } from './columnLogo.ts';

/** Width of the column with the QR code, in points. Includes the light margin around the code that QR readers need. */
export const qrCodeColumnWidth = 158;
/** Space between the text column and the column with the QR code, in points. */
const codeColumnGap = 48;

/** Returns the width of the text column if it and the column with the QR code are between two margins, in points. */
export const getBackTextWidth = (margin: number, right = landscapePageSize.width - margin) =>
  right - margin - qrCodeColumnWidth - codeColumnGap;

const size = 128;
const white = '#FFFFFF';
const tileTextColor = '#101418';
const tileMutedColor = '#4A5560';
const tilePadding = 15;
/** Space in the line of the first text on the white tile above its capitals, at least, in points. */
const captionLeading = 2.5;
/** Space between the lines of the texts on the white tile and the lower edge of the tile, in points. */
const tileBottomPadding = 11.5;
const unlimitedHeight = 10_000;

/** The right column on the back of a certificate: the company's logo and the QR code. */
export interface QrCodeColumn {
  /** Minimum height of the tile with the QR code, in points. */
  tileHeight: number;
  /**
   * Draws the column.
   * @param y top edge of the logo
   * @param tileY top edge of the tile
   * @param tileHeight height of the tile, at least its minimum height
   */
  draw: (y: number, tileY: number, tileHeight: number) => void;
}

/** Creates the right column on the back of a certificate. */
export function createQrCodeColumn(input: BackInput, layout: BackLayout): QrCodeColumn {
  const { composer } = input;
  const { codeX = layout.box.x + layout.box.width + codeColumnGap } = layout;
  const box = { x: codeX, width: qrCodeColumnWidth, height: unlimitedHeight };
  const minTileHeight = measureTextColumn(composer, box, createTile(input, layout));
  return {
    tileHeight: minTileHeight,
    draw(y, tileY, tileHeight) {
      const middle = codeX + qrCodeColumnWidth / 2;
      composer.addShapes(...drawColumnLogo(input, layout.isCodeOnBand ?? false, middle, y));
      const tile = createTile(input, layout, tileHeight - minTileHeight);
      drawTextColumn(composer, { ...box, y: tileY }, tile, { align: 'center', valign: 'top' });
    },
  };
}

/**
 * Creates the white tile with the QR code, a note that asks to scan the code, and the address in the code.
 * @param extraHeight height that the tile has in addition to that of its contents, in points
 */
function createTile(
  { composer, text, colors }: BackInput,
  { isCodeOnBand = false }: BackLayout,
  extraHeight = 0,
): (ColumnGraphic | ColumnText)[] {
  const code = createQrCode(text.url);
  // The padding is wide enough for the quiet zone of all but the shortest addresses.
  const padding = Math.max(tilePadding, (quietZoneModules * size) / code.modules);
  const width = size + 2 * padding;
  const texts: ColumnText[] = [
    {
      ...caption,
      text: text.scan,
      face: 'bold',
      size: 8.4,
      fill: tileTextColor,
      maxWidth: width - 12,
    },
    {
      ...caption,
      text: text.address,
      face: 'body',
      size: 7.4,
      fill: tileMutedColor,
      maxWidth: width - 8,
    },
  ];
  const box = { width: qrCodeColumnWidth, height: unlimitedHeight };
  const top = padding + extraHeight / 2;
  const bottom = tileBottomPadding + extraHeight / 2;
  // The capitals of the first text are as far below the code as the edges of the tile are beside it.
  const textTop = top + size + padding - captionLeading;
  const height = textTop + measureTextColumn(composer, box, texts) + bottom;
  return [
    {
      height: textTop,
      gap: 0,
      draw(middle, y) {
        const codeLeft = middle - size / 2;
        const codeTop = y + top;
        const box = [codeLeft, codeTop, size, size] as const;
        const figure: FigureBlock = { role: 'Figure', alt: text.qrAlt, href: text.url, box };
        const frame = { x: codeLeft, y: codeTop, unit: size / code.modules };
        const outline = isCodeOnBand ? undefined : { stroke: colors.rule, strokeWidth: 0.6 };
        return [
          createFilledRectangle(middle - width / 2, y, width, height, white, outline),
          { ...createFilledPath(code.d, tileTextColor), frame, block: figure },
        ];
      },
    },
    ...texts,
    { height: bottom, gap: 0, draw: () => [] },
  ];
}

const caption = { lineHeight: 1.4, gap: 0, hasOwnBackground: true } as const;
