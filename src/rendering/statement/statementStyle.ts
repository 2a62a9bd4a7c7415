import { findLegibleTone } from '#domain/color/legibleTone.ts';
import { mixColors } from '#domain/color/oklch.ts';
import { traceRosette } from '../layouts/ornaments/guilloche.ts';
import { traceRectangle } from '../layouts/ornaments/path.ts';
import {
  createFilledPath,
  type BackgroundLayer,
  portraitPageSize,
  createStrokedPath,
} from '../scene.ts';
import { traceWaves } from './traceWaves.ts';

const white = '#FFFFFF';

/** Left edge of the statement's text, points. `textRight` is the right edge. */
export const statementLeft = 45;
export const statementRight = portraitPageSize.width - 45;
export const statementWidth = statementRight - statementLeft;

/** y of the bottom of the content area, above the page footer, points. */
export const statementContentBottom = 786;

/** Font sizes of a statement, points. */
export const statementFontSizes = { text: 8.25, small: 6.5, figure: 12, foot: 6.75 } as const;

/** Letter spacing of small text that is written in capitals, points. */
export const capitalsTracking = 0.6;

/** The colours of a statement of learning: lighter or darker variants of the company's colour, and greys. */
export interface StatementColors {
  tone: string;
  /** Light variant of the company's colour, for a line below text. */
  underline: string;
  /** Very light variant of the company's colour, for a background behind text. */
  tint: string;
  primaryText: string;
  secondaryText: string;
  tertiaryText: string;
  line: string;
  rowLine: string;
}

export function createStatementColors(color: string): StatementColors {
  const tint = mixColors(color, white, 0.06);
  const tone = findLegibleTone(color, [white, tint], 4.5, 'darker');
  return {
    tone,
    underline: mixColors(tone, white, 0.34),
    tint,
    primaryText: '#17212B',
    secondaryText: '#3F4B57',
    tertiaryText: '#5A6672',
    line: '#D8DEE3',
    rowLine: '#E6EAED',
  };
}

/**
 * Creates the background layer of a statement's page: engraved waves along the top edge. The first page also has a
 * rosette that the page's edge cuts off.
 */
export function createStatementBackground(
  { tone }: StatementColors,
  isFirst: boolean,
): BackgroundLayer {
  const { width, height } = portraitPageSize;
  const band = traceWaves(width, 19.5);
  return {
    key: `statement|${isFirst ? 'first' : 'next'}|${tone}`,
    shapes: [
      createFilledPath(traceRectangle(0, 0, width, height), white),
      createStrokedPath(band, mixColors(tone, white, 0.75), 0.34),
      createFilledPath(traceRectangle(0, 21, width, 1.5), tone),
      ...(isFirst
        ? [
            createStrokedPath(
              traceRosette(540.75, 150.75, 124, { rings: 14, lobes: 12, depth: 0.465 }),
              mixColors(tone, white, 0.13),
              0.34,
              { isFine: true },
            ),
          ]
        : []),
    ],
  };
}
