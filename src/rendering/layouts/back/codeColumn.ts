import type { DesignColors } from '../../designColors.ts';
import type { ColumnGraphic, ColumnText } from '../columnText.ts';
import { drawTextColumn, measureTextColumn } from '../stack.ts';
import { traceRectangle } from '../ornaments/path.ts';
import { createQrCode, quietZoneModules } from '../../qrCode.ts';
import { createFilledPath, type FigureBlock } from '../../scene.ts';
import type { BackInput } from './columnPart.ts';
import type { BackLayout } from './backLayout.ts';
import { drawColumnLogo } from './columnLogo.ts';

/** Width of the column with the QR code, in points. Includes the light margin around the code that QR readers need. */
export const qrCodeColumnWidth = 158;
/** Space between the text column and the column with the QR code, in points. */
export const codeColumnGap = 48;
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
const unlimitedHeight = 10_000;

/** The right column on the back of a certificate: the company's logo and the QR code, with details or without. */
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

/**
 * Creates the right column on the back of a certificate.
 * @param hasDetails whether the column shows the certificate's identifier and the issuer
 */
export function createQrCodeColumn(
  input: BackInput,
  layout: BackLayout,
  hasDetails: boolean,
): QrCodeColumn {
  const { composer } = input;
  const details = hasDetails ? createDetails(input, layout) : [];
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
      composer.addShapes(...drawColumnLogo(input, layout.isCodeOnBand ?? false, middle, y));
      const tile = createTile(input, layout, onTile, tileHeight - minTileHeight);
      const style = { align: 'center', valign: 'top' } as const;
      drawTextColumn(composer, { ...box, y: tileY }, tile, style);
      drawTextColumn(composer, { ...box, y: tileY + tileHeight + detailsGap }, below, style);
    },
  };
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
      size: 7.4,
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

/** Creates the texts below the QR code: the certificate's identifier and the issuer. */
function createDetails(
  { composer, text, colors }: BackInput,
  { isCodeOnBand = false, hasDetailsOnTile = false }: BackLayout,
): ColumnText[] {
  const { label, value } = text.validationId;
  const textColors = hasDetailsOnTile ? tileColors : isCodeOnBand ? getBandColors(colors) : colors;
  const background = { hasOwnBackground: hasDetailsOnTile };
  const maxWidth = hasDetailsOnTile ? tileTextWidth : textWidth;
  return [
    {
      ...background,
      text: value === '' ? '' : composer.toUpperCase(label),
      face: 'bold',
      size: 7,
      tracking: 0.9,
      fill: textColors.muted,
      lineHeight: 1.4,
      gap: 11,
    },
    {
      ...background,
      text: value,
      face: 'identifier',
      // Has 8 pt on two lines.
      size: 9.3,
      fill: textColors.content,
      lineHeight: 1.5,
      maxLines: 2,
      oneLineShare: 1,
      maxWidth,
    },
    {
      ...background,
      text: text.issuer.value,
      face: 'bold',
      size: 8,
      fill: textColors.content,
      lineHeight: 1.4,
      maxLines: 3,
      maxWidth,
      gap: 10,
    },
  ];
}

const tileColors = { muted: tileMutedColor, content: tileTextColor };
const getBandColors = ({ onFill }: DesignColors) => ({ muted: onFill, content: onFill });
