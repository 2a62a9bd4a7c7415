import type { CertificateText, Fact } from '../certificateText.ts';
import type { Box } from '../scene.ts';
import type { Sheet } from '../layouts/layout.ts';
import { type Slot, stack, stackHeight } from '../layouts/stack.ts';
import { codeColumn } from './codeColumn.ts';
import { cells, ledger } from './facts.ts';
import { passages } from './passages.ts';

/** Where the back's two columns stand, and how they look. */
export interface BackPlan {
  /** Of the words. They and the code begin on one line; the taller of the two is centred in its height. */
  box: Box;
  /** Left edge of the code's column. */
  codeX: number;
  heading: 'title' | 'bold';
  /** The columns hang from the top of the box. */
  isHung?: boolean;
  /** The code's column stands on a band of the title's colour. */
  isCodeOnBand?: boolean;
  /** What stands below the code is on its white tile: the page is somebody's picture. */
  isAllOnTile?: boolean;
}

/** What the back is written with. */
export type BackSheet = Pick<Sheet, 'composer' | 'text' | 'colors' | 'brand'>;

/** A part of a column, whose height is known before it is drawn. */
export interface Piece {
  /** Points. */
  height: number;
  /** @param y of its upper edge */
  draw: (y: number) => void;
}

/** The course's facts, what was taught, the rest of long areas and the code that leads to the public certificate. */
export function backBody(sheet: BackSheet, plan: BackPlan, rest: string): void {
  const { text, colors } = sheet;
  const { box } = plan;
  const hasProgramme = text.programme.value !== '';
  const code = codeColumn(sheet, plan, hasProgramme);
  const head = headOf(sheet, plan, hasProgramme ? 16 : 26);
  const facts = hasProgramme
    ? cells(sheet, factsOf(text), box)
    : ledger(sheet, [...factsOf(text), text.validationId], {
        ...box,
        height: box.height - head.height - (rest === '' ? 0 : roomOfRest),
      });
  const small = passages(
    sheet,
    [
      {
        heading: text.programme.label,
        text: text.programme.value,
        fill: colors.content,
        size: 9.6,
      },
      { heading: '', text: rest, fill: colors.muted, size: 8.4 },
    ],
    { ...box, height: box.height - head.height - facts.height },
  );
  const words = [head, facts, small];
  const taller = Math.max(code.height, heightOf(words));
  const top = box.y + (plan.isHung ? 0 : Math.max(0, (box.height - taller) / 2));
  words.forEach((piece, index) => piece.draw(clear(top + heightOf(words.slice(0, index)))));
  code.draw(clear(top));
}

/** The nearest place where a hairline's edges are clear of those of pixels, so that every painter draws the same ones. */
const clear = (y: number) => Math.round(y - 0.25) + 0.25;

const heightOf = (pieces: readonly Piece[]) => pieces.reduce((sum, { height }) => sum + height, 0);

function factsOf({ duration, completionDate, grade, place, instructor }: CertificateText): Fact[] {
  return [duration, completionDate, grade, place, instructor].filter(({ value }) => value !== '');
}

/** What rows of facts leave to the rest of areas, points. */
const roomOfRest = 70;

/** The most that course and learner take, points, however long they are. */
const tallestHead = 126;

/** @param gap below it */
function headOf({ composer, text, colors }: BackSheet, { box, heading }: BackPlan, gap: number) {
  const isTitle = heading === 'title';
  const slots: Slot[] = [
    {
      text: composer.capitals(text.backHeading),
      face: 'bold',
      size: 7.2,
      tracking: 2,
      fill: colors.ink,
      // Its capitals begin where the code's tile does.
      lineHeight: composer.capHeight('bold'),
      role: 'H1',
    },
    {
      text: text.course,
      face: heading,
      size: isTitle ? 29 : 23,
      tracking: isTitle ? 0 : -0.4,
      minSize: isTitle ? 14 : 12,
      maxLines: 3,
      fill: colors.title,
      contour: colors.titleContour,
      gap: 12,
      lineHeight: 1.12,
      role: 'H2',
    },
    {
      text: text.name,
      face: 'body',
      size: 11.5,
      minSize: 8.5,
      maxLines: 2,
      fill: colors.content,
      gap: 7,
      lineHeight: 1.35,
    },
  ];
  const room = { ...box, height: tallestHead };
  return {
    height: stackHeight(composer, room, slots) + gap,
    draw: (y: number) => void stack(composer, { ...room, y }, slots, { valign: 'top' }),
  };
}
