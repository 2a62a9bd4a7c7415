import { logoIn } from '../blocks/logo.ts';
import type { DesignColors } from '../designColors.ts';
import { block } from '../layouts/parts.ts';
import { type Mark, type Slot, smallestSize, stack, stackHeight } from '../layouts/stack.ts';
import { rectangle } from '../ornaments/path.ts';
import { qrCode, quietModules } from '../qrCode.ts';
import { type FigureBlock, filled } from '../scene.ts';
import type { BackPlan, BackSheet, Piece } from './backBody.ts';

/** Points: with its quiet zone the code is as wide as its column. */
export const codeWidth = 158;
const size = 128;
const wordsWidth = 146;
const tileWordsWidth = 134;
const paper = '#FFFFFF';
const tileInk = '#101418';
const tileGrey = '#4A5560';
const quiet = 15;
/** Below its words. */
const tileFoot = 9;
const unbounded = 10_000;

/** Whose certificate it is, and the code that leads to it. */
export function codeColumn(sheet: BackSheet, plan: BackPlan, hasProgramme: boolean): Piece {
  const { composer } = sheet;
  const named = below(sheet, plan, hasProgramme);
  const parts = plan.isAllOnTile
    ? [...logo(sheet, plan), ...tile(sheet, plan, named)]
    : [...logo(sheet, plan), ...tile(sheet, plan), ...named];
  const box = { x: plan.codeX, width: codeWidth, height: unbounded };
  return {
    height: stackHeight(composer, box, parts),
    draw: (y) => void stack(composer, { ...box, y }, parts, { align: 'center', valign: 'top' }),
  };
}

/** On a white plate where the column is a band: no logo is made for any colour. */
function logo(sheet: BackSheet, { isCodeOnBand = false }: BackPlan): Mark[] {
  if (!sheet.brand.logo) return [];
  const [padding, height] = isCodeOnBand ? [10, 26] : [0, 30];
  const plateHeight = isCodeOnBand ? height + 14 : height;
  const shapes = (middle: number, y: number) => {
    const x = middle - codeWidth / 2;
    const top = y + (plateHeight - height) / 2;
    const box = { x: x + padding, y: top, width: codeWidth - 2 * padding, height };
    const plate = isCodeOnBand ? [block(x, y, codeWidth, plateHeight, paper)] : [];
    return [...plate, ...logoIn(sheet, box)];
  };
  return [{ height: plateHeight, gap: 0, shapes }];
}

/** A white tile with the code, what it is for and where it leads. @param more that stands on it */
function tile(
  { composer, text, colors, brand }: BackSheet,
  { isCodeOnBand = false }: BackPlan,
  more: readonly Slot[] = [],
): (Mark | Slot)[] {
  const code = qrCode(text.url);
  // The quiet zone is four modules of the code, which the padding holds for all but the shortest addresses.
  const padding = Math.max(quiet, (quietModules * size) / code.modules);
  const width = size + 2 * padding;
  const words: Slot[] = [
    { ...caption, text: text.scan, face: 'bold', size: 8.4, fill: tileInk, maxWidth: width - 12 },
    {
      ...caption,
      text: text.address,
      face: 'body',
      size: 7.2,
      fill: tileGrey,
      maxWidth: width - 8,
    },
    ...more,
  ];
  const box = { width: codeWidth, height: unbounded };
  const height = 2 * padding + size + stackHeight(composer, box, words) + tileFoot;
  return [
    {
      height: 2 * padding + size,
      gap: brand.logo ? (isCodeOnBand ? 8 : 16) : 0,
      shapes(middle, y) {
        const left = middle - size / 2;
        const top = y + padding;
        const box = [left, top, size, size] as const;
        const figure: FigureBlock = { role: 'Figure', alt: text.qrAlt, href: text.url, box };
        const frame = { x: left, y: top, unit: size / code.modules };
        const outline = isCodeOnBand ? {} : { stroke: colors.rule, strokeWidth: 0.6 };
        return [
          { ...filled(rectangle(middle - width / 2, y, width, height), paper), ...outline },
          { ...filled(code.d, tileInk), frame, block: figure },
        ];
      },
    },
    ...words,
    { height: tileFoot, gap: 0, shapes: () => [] },
  ];
}

const caption = { lineHeight: 1.4, gap: 0, hasOwnGround: true } as const;

/** What identifies the certificate, where no row of facts does, and who answers for it. */
function below(
  { composer, text, colors }: BackSheet,
  { isCodeOnBand = false, isAllOnTile = false }: BackPlan,
  hasProgramme: boolean,
): Slot[] {
  const { label, value } = text.validationId;
  const inks = isAllOnTile ? onTile : isCodeOnBand ? onBand(colors) : colors;
  const ground = { hasOwnGround: isAllOnTile };
  const maxWidth = isAllOnTile ? tileWordsWidth : wordsWidth;
  const id = hasProgramme ? value : '';
  return [
    {
      ...ground,
      text: id === '' ? '' : composer.capitals(label),
      face: 'bold',
      size: smallestSize,
      tracking: 0.9,
      fill: inks.muted,
      lineHeight: 1.4,
      gap: 11,
    },
    {
      ...ground,
      text: id,
      face: 'body',
      size: 8,
      fill: inks.content,
      lineHeight: 1.5,
      maxLines: 2,
      maxWidth,
    },
    {
      ...ground,
      text: text.legalName === '' ? text.company : text.legalName,
      face: 'bold',
      size: 7.4,
      fill: inks.content,
      lineHeight: 1.4,
      maxLines: 3,
      maxWidth,
      gap: id === '' ? 11 : 10,
    },
  ];
}

const onTile = { muted: tileGrey, content: tileInk };
const onBand = ({ onFill }: DesignColors) => ({ muted: onFill, content: onFill });
