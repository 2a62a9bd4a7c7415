import type { CertificateText, Fact } from '../certificateText.ts';
import type { DesignColors } from '../designColors.ts';
import { roundedRectangle } from '../ornaments/path.ts';
import { qrCode, quietModules } from '../qrCode.ts';
import type { Box, FigureBlock } from '../scene.ts';
import { areWithin, fitParagraphs } from '../text/fit.ts';
import type { Composer } from './composer.ts';
import { type Slot, stack, stackHeight } from './stack.ts';

/** Where the back's two parts stand. */
export interface BackPlan {
  /** Of the words; they are centred in its height. */
  box: Box;
  qr: { x: number; size: number };
  heading: 'title' | 'bold';
  /** The QR tile has a hairline around it. */
  isTileOutlined: boolean;
}

const rowHeight = 58;
const headingHeight = 26;
const gapBeforeRows = 34;
const tilePadding = 15;
const tileCaption = 40;
const tileInk = '#101418';
const tileGrey = '#4A5560';

/** The facts, the rest of long areas and the code that leads to the public certificate. */
export function backBody(
  composer: Composer,
  text: CertificateText,
  colors: DesignColors,
  { box, qr, heading, isTileOutlined }: BackPlan,
  rest: string,
): void {
  const slots = headSlots(text, colors, heading);
  const rows = rowsOf(text);
  const headBox = { x: box.x, width: box.width, height: 150 };
  const head = stackHeight(composer, headBox, slots);
  const fixed = headingHeight + head + gapBeforeRows + rows.length * rowHeight;
  const restText = setRest(composer, rest, box.width, box.height - fixed);
  const total = fixed + restText.height;
  const top = box.y + Math.max(0, (box.height - total) / 2);

  composer.line(composer.capitals(text.backHeading), box.x, top + 8, {
    face: 'bold',
    size: 7.5,
    fill: colors.ink,
    tracking: 2.2,
    role: 'H1',
  });
  stack(composer, { ...headBox, y: top + headingHeight }, slots, { valign: 'top' });
  const firstRow = top + headingHeight + head + gapBeforeRows;
  rows.forEach((facts, index) => row(composer, facts, colors, box, firstRow + index * rowHeight));
  restText.draw(box.x, firstRow + rows.length * rowHeight, colors);
  tile(composer, text, colors, { qr, isTileOutlined }, tileTop(box, total, top, qr.size));
}

function headSlots(text: CertificateText, colors: DesignColors, face: 'title' | 'bold'): Slot[] {
  return [
    {
      text: text.course,
      face,
      size: face === 'title' ? 34 : 27,
      minSize: 15,
      maxLines: 4,
      fill: colors.title,
      lineHeight: 1.14,
      role: 'H2',
    },
    {
      text: text.name,
      face: 'body',
      size: 12.5,
      minSize: 8.5,
      maxLines: 2,
      fill: colors.content,
      gap: 9,
      lineHeight: 1.4,
    },
  ];
}

function rowsOf({ duration, grade, completionDate, validationId }: CertificateText): Fact[][] {
  const rows = [[duration, grade], [completionDate], [validationId]];
  return rows
    .map((facts) => facts.filter(({ value }) => value !== ''))
    .filter((facts) => facts.length > 0);
}

function row(composer: Composer, facts: Fact[], colors: DesignColors, box: Box, y: number): void {
  composer.rule(box.x, box.x + box.width, y, colors.rule);
  const column = box.width / 2;
  facts.forEach(({ label, value }, index) => {
    const x = box.x + index * column;
    composer.line(composer.capitals(label), x, y + 20, {
      face: 'bold',
      size: 7,
      fill: colors.muted,
      tracking: 1.1,
    });
    const isIdentifier = value.length > 30;
    composer.line(value, x, y + 39, {
      face: 'body',
      size: isIdentifier ? 11.5 : 14,
      fill: colors.content,
      maxWidth: facts.length > 1 ? column - 14 : box.width,
    });
  });
}

/** Points, largest first. */
const restSizes: number[] = [];
let smallestRest = 8;
for (; smallestRest > 1; smallestRest *= 0.95) restSizes.push(smallestRest);

/** The rest of long areas below the rows, as large as the room allows. */
function setRest(composer: Composer, rest: string, width: number, room: number) {
  const set = composer.typeset(rest, 'body');
  const lineHeight = 1.45;
  let size = smallestRest;
  for (let sizes = restSizes; sizes.length > 0;) {
    const middle = sizes.length >> 1;
    const tried = sizes[middle] ?? size;
    const fits = areWithin(set, tried, width, room / (tried * lineHeight));
    sizes = fits ? sizes.slice(0, middle) : sizes.slice(middle + 1);
    if (fits) size = tried;
  }
  const fitted = fitParagraphs(set, size, width);
  return {
    height: fitted.lines.length * size * lineHeight,
    draw: (x: number, y: number, { muted }: DesignColors) =>
      composer.lines(fitted, set, x, y + size, size * lineHeight, { face: 'body', fill: muted }),
  };
}

/** The tile is centred on the words, which may be taller than their box. */
function tileTop(box: Box, total: number, top: number, size: number): number {
  const height = size + 2 * tilePadding + tileCaption;
  return top + Math.max(0, (Math.min(box.height, total) - height) / 2) + tilePadding;
}

function tile(
  composer: Composer,
  text: CertificateText,
  colors: DesignColors,
  { qr, isTileOutlined }: Pick<BackPlan, 'qr' | 'isTileOutlined'>,
  y: number,
): void {
  const code = qrCode(text.url);
  // The quiet zone is four modules of the code, which the tile's padding holds for all but the shortest addresses.
  const padding = Math.max(tilePadding, (quietModules * qr.size) / code.modules);
  const width = qr.size + 2 * padding;
  composer.draw({
    kind: 'path',
    d: roundedRectangle(qr.x - padding, y - padding, width, width + tileCaption, 4),
    fill: '#FFFFFF',
    ...(isTileOutlined && { stroke: colors.rule, strokeWidth: 0.6 }),
  });
  const place = [qr.x, y, qr.size, qr.size] as const;
  const figure: FigureBlock = { role: 'Figure', alt: text.qrAlt, href: text.url, box: place };
  composer.draw({ kind: 'path', d: code.path(qr.x, y, qr.size), fill: tileInk, block: figure });
  const center = qr.x + qr.size / 2;
  const below = y + qr.size + padding - tilePadding;
  const caption = { align: 'center', fill: tileInk, maxWidth: qr.size + 8 } as const;
  const address = { ...caption, face: 'body', size: 8.2, fill: tileGrey } as const;
  composer.line(text.scan, center, below + 22, { ...caption, face: 'bold', size: 9.5 });
  composer.line(text.address, center, below + 36, address);
}
