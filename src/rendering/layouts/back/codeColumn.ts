import { createLogo } from '../blocks/logo.ts';
import type { DesignColors } from '../../designColors.ts';
import { createFilledRectangle } from '../slots.ts';
import { type ColumnGraphic, type ColumnText, minTextSize } from '../columnText.ts';
import { drawTextColumn, measureTextColumn } from '../stack.ts';
import { traceRectangle } from '../ornaments/path.ts';
import { createQrCode, quietZoneModules } from '../../qrCode.ts';
import { type FigureBlock, createFilledPath } from '../../scene.ts';
import type { BackInput, ColumnBlock } from './columnPart.ts';
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
const unlimitedHeight = 10_000;

/** Creates the right column on the back of a certificate: the company's logo, the QR code and the issuer. */
export function createQrCodeColumn(
  input: BackInput,
  layout: BackLayout,
  hasProgramme: boolean,
): ColumnBlock {
  const { composer } = input;
  const details = createDetails(input, layout, hasProgramme);
  const parts = layout.hasDetailsOnTile
    ? [...createColumnLogo(input, layout), ...createTile(input, layout, details)]
    : [...createColumnLogo(input, layout), ...createTile(input, layout), ...details];
  const box = { x: layout.codeX, width: qrCodeColumnWidth, height: unlimitedHeight };
  return {
    height: measureTextColumn(composer, box, parts),
    draw: (y) =>
      void drawTextColumn(composer, { ...box, y }, parts, { align: 'center', valign: 'top' }),
  };
}

/**
 * Creates the company's logo for the column with the QR code. On a band in the title colour, a white rectangle is drawn
 * behind the logo, because a logo may be hard to see on a coloured background.
 */
function createColumnLogo(input: BackInput, { isCodeOnBand = false }: BackLayout): ColumnGraphic[] {
  if (!input.brand.logo) return [];
  const [padding, height] = isCodeOnBand ? [10, 26] : [0, 30];
  const plateHeight = isCodeOnBand ? height + 14 : height;
  const draw = (middle: number, y: number) => {
    const x = middle - qrCodeColumnWidth / 2;
    const top = y + (plateHeight - height) / 2;
    const box = { x: x + padding, y: top, width: qrCodeColumnWidth - 2 * padding, height };
    const plate = isCodeOnBand
      ? [createFilledRectangle(x, y, qrCodeColumnWidth, plateHeight, white)]
      : [];
    return [...plate, ...createLogo(input, box)];
  };
  return [{ height: plateHeight, gap: 0, draw }];
}

/**
 * Creates the white tile with the QR code, a note that asks to scan the code, and the address in the code.
 * @param details further texts to place on the tile
 */
function createTile(
  { composer, text, colors, brand }: BackInput,
  { isCodeOnBand = false }: BackLayout,
  details: readonly ColumnText[] = [],
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
  const height = 2 * padding + size + measureTextColumn(composer, box, texts) + tileBottomPadding;
  return [
    {
      height: 2 * padding + size,
      gap: brand.logo ? (isCodeOnBand ? 8 : 16) : 0,
      draw(middle, y) {
        const codeLeft = middle - size / 2;
        const top = y + padding;
        const box = [codeLeft, top, size, size] as const;
        const figure: FigureBlock = { role: 'Figure', alt: text.qrAlt, href: text.url, box };
        const frame = { x: codeLeft, y: top, unit: size / code.modules };
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
    { height: tileBottomPadding, gap: 0, draw: () => [] },
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
      face: 'body',
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
