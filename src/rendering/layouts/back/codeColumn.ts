import { createLogo } from '../blocks/logo.ts';
import type { DesignColors } from '../../designColors.ts';
import { createFilledRectangle } from '../slots.ts';
import { type ColumnGraphic, type ColumnText, minTextSize } from '../columnText.ts';
import { drawTextColumn, measureTextColumn } from '../stack.ts';
import { traceRectangle } from '../ornaments/path.ts';
import { createQrCode, quietZoneModules } from '../../qrCode.ts';
import {
  createFilledPath,
  type FigureBlock,
  type ImageShape,
  type PathShape,
} from '../../scene.ts';
import type { BackInput } from './columnPart.ts';
import type { BackLayout } from './backLayout.ts';

/** Width of the column with the QR code, in points. Includes the light margin around the code that QR readers need. */
export const qrCodeColumnWidth = 158;
const size = 128;
const textWidth = 146;
const tileTextWidth = 134;
const white = '#FFFFFF';
const tileTextColor = '#101418';
const tileMutedColor = '#4A5560';
const tilePadding = 15;
/** Space between the last text on the white tile and the lower edge of the tile, in points. */
const tileBottomPadding = 9;
/** Space between the tile and the texts below it, in points. */
const detailsGap = 11;
/** Space between a logo and the edges of the white rectangle behind it, in points. */
const platePadding = 12;
const unlimitedHeight = 10_000;

/** The right column on the back of a certificate: the company's logo, the QR code and the issuer. */
export interface QrCodeColumn {
  /** Minimum height of the tile with the QR code, in points. */
  tileHeight: number;
  /** Height of the texts below the tile, in points. */
  detailsHeight: number;
  /**
   * Draws the column.
   * @param y top edge of the logo
   * @param tileY top edge of the tile
   * @param tileHeight height of the tile, at least its minimum height
   */
  draw: (y: number, tileY: number, tileHeight: number) => void;
}

/** Creates the right column on the back of a certificate. */
export function createQrCodeColumn(
  input: BackInput,
  layout: BackLayout,
  hasProgramme: boolean,
): QrCodeColumn {
  const { composer } = input;
  const details = createDetails(input, layout, hasProgramme);
  const [onTile, below] = layout.hasDetailsOnTile ? [details, []] : [[], details];
  const box = { x: layout.codeX, width: qrCodeColumnWidth, height: unlimitedHeight };
  const measure = (parts: readonly (ColumnGraphic | ColumnText)[]) =>
    measureTextColumn(composer, box, parts);
  const minTileHeight = measure(createTile(input, layout, onTile));
  return {
    tileHeight: minTileHeight,
    detailsHeight: below.length > 0 ? detailsGap + measure(below) : 0,
    draw(y, tileY, tileHeight) {
      const middle = layout.codeX + qrCodeColumnWidth / 2;
      composer.addShapes(...drawColumnLogo(input, layout, middle, y));
      const tile = createTile(input, layout, onTile, tileHeight - minTileHeight);
      const style = { align: 'center', valign: 'top' } as const;
      drawTextColumn(composer, { ...box, y: tileY }, tile, style);
      drawTextColumn(composer, { ...box, y: tileY + tileHeight + detailsGap }, below, style);
    },
  };
}

/**
 * Draws the company's logo above the tile with the QR code. On a band in the title colour, a white rectangle is drawn
 * behind the logo, because a logo may be hard to see on a coloured background.
 */
function drawColumnLogo(
  input: BackInput,
  { isCodeOnBand = false }: BackLayout,
  middle: number,
  y: number,
): (PathShape | ImageShape)[] {
  const [padding, height] = isCodeOnBand ? [platePadding, 26] : [0, 30];
  const width = qrCodeColumnWidth - 2 * padding;
  const box = { x: middle - width / 2, y: y + padding, width, height };
  const logo = createLogo(input, box, { valign: 'top' });
  if (!isCodeOnBand) return logo;
  const plates = logo.map((image) =>
    createFilledRectangle(
      image.x - padding,
      image.y - padding,
      image.width + 2 * padding,
      image.height + 2 * padding,
      white,
    ),
  );
  return [...plates, ...logo];
}

/**
 * Creates the white tile with the QR code, a note that asks to scan the code, and the address in the code.
 * @param details further texts to place on the tile
 * @param extraHeight height that the tile has in addition to that of its contents, in points
 */
function createTile(
  { composer, text, colors }: BackInput,
  { isCodeOnBand = false }: BackLayout,
  details: readonly ColumnText[],
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
      size: 7.2,
      fill: tileMutedColor,
      maxWidth: width - 8,
    },
    ...details,
  ];
  const box = { width: qrCodeColumnWidth, height: unlimitedHeight };
  const top = padding + extraHeight / 2;
  const bottom = tileBottomPadding + extraHeight / 2;
  const height = top + size + padding + measureTextColumn(composer, box, texts) + bottom;
  return [
    {
      height: top + size + padding,
      gap: 0,
      draw(middle, y) {
        const codeLeft = middle - size / 2;
        const codeTop = y + top;
        const box = [codeLeft, codeTop, size, size] as const;
        const figure: FigureBlock = { role: 'Figure', alt: text.qrAlt, href: text.url, box };
        const frame = { x: codeLeft, y: codeTop, unit: size / code.modules };
        const outline = isCodeOnBand ? {} : { stroke: colors.rule, strokeWidth: 0.6 };
        return [
          {
            ...createFilledPath(traceRectangle(middle - width / 2, y, width, height), white),
            ...outline,
          },
          { ...createFilledPath(code.d, tileTextColor), frame, block: figure },
        ];
      },
    },
    ...texts,
    { height: bottom, gap: 0, draw: () => [] },
  ];
}

const caption = { lineHeight: 1.4, gap: 0, hasOwnBackground: true } as const;

/**
 * Creates the texts below the QR code: the issuer and the certificate's identifier. The identifier is left out if the
 * table of course facts shows it.
 */
function createDetails(
  { composer, text, colors }: BackInput,
  { isCodeOnBand = false, hasDetailsOnTile = false }: BackLayout,
  hasProgramme: boolean,
): ColumnText[] {
  const { label, value } = text.validationId;
  const textColors = hasDetailsOnTile ? tileColors : isCodeOnBand ? getBandColors(colors) : colors;
  const background = { hasOwnBackground: hasDetailsOnTile };
  const maxWidth = hasDetailsOnTile ? tileTextWidth : textWidth;
  const id = hasProgramme ? value : '';
  return [
    {
      ...background,
      text: id === '' ? '' : composer.toUpperCase(label),
      face: 'bold',
      size: minTextSize,
      tracking: 0.9,
      fill: textColors.muted,
      lineHeight: 1.4,
      gap: 11,
    },
    {
      ...background,
      text: id,
      face: 'identifier',
      size: 8,
      fill: textColors.content,
      lineHeight: 1.5,
      maxLines: 2,
      maxWidth,
    },
    {
      ...background,
      text: text.legalName === '' ? text.company : text.legalName,
      face: 'bold',
      size: 7.4,
      fill: textColors.content,
      lineHeight: 1.4,
      maxLines: 3,
      maxWidth,
      gap: id === '' ? 11 : 10,
    },
  ];
}

const tileColors = { muted: tileMutedColor, content: tileTextColor };
const getBandColors = ({ onFill }: DesignColors) => ({ muted: onFill, content: onFill });
