import { legibleTone } from '#model/color/legibleTone.ts';
import { mix } from '#model/color/oklch.ts';
import { waves, rosette } from '../ornaments/guilloche.ts';
import { PathWriter, rectangle } from '../ornaments/path.ts';
import { filled, type Ground, portrait, stroked } from '../scene.ts';

const paper = '#FFFFFF';

/** Where the text stands, points. */
export const left = 45;
export const right = portrait.width - 45;
export const textWidth = right - left;

/** Lowest edge of what stands above the foot. */
export const bottom = 786;

/** Points. */
export const sizes = { text: 8.25, small: 6.5, figure: 12, foot: 6.75 } as const;

/** Letter-spacing of words in small capitals, points. */
export const capitalsTracking = 0.6;

/** The colours of a statement: one of the company, the rest are greys. */
export interface StatementColors {
  tone: string;
  /** The tone as a line below words. */
  underline: string;
  /** The tone as a ground for words. */
  tint: string;
  ink: string;
  second: string;
  third: string;
  line: string;
  rowLine: string;
}

export function statementColors(color: string): StatementColors {
  const tint = mix(color, paper, 0.06);
  const tone = legibleTone(color, [paper, tint], 4.5, 'darker');
  return {
    tone,
    underline: mix(tone, paper, 0.34),
    tint,
    ink: '#17212B',
    second: '#3F4B57',
    third: '#5A6672',
    line: '#D8DEE3',
    rowLine: '#E6EAED',
  };
}

/** What lies below the text: engraved waves along the upper edge, and on the first page a rosette that the edge cuts. */
export function statementGround({ tone }: StatementColors, isFirst: boolean): Ground {
  const { width, height } = portrait;
  const band = waves(0, 0, width, 19.5, { lines: 6, periods: 26, amplitudes: [0.96, 0.5] });
  return {
    key: `statement|${isFirst ? 'first' : 'next'}|${tone}`,
    shapes: [
      filled(rectangle(0, 0, width, height), paper),
      stroked(band, mix(tone, paper, 0.75), 0.34),
      filled(rectangle(0, 21, width, 1.5), tone),
      ...(isFirst
        ? [
            stroked(
              rosettePath(540.75, 150.75, 124, { rings: 14, lobes: 12, depth: 0.465 }),
              mix(tone, paper, 0.13),
              0.34,
              { isFine: true },
            ),
          ]
        : []),
    ],
  };
}

/** A rosette as one path. */
export function rosettePath(...[x, y, radius, rules]: RosetteRules): string {
  const path = new PathWriter(2);
  rosette(path, x, y, radius, rules);
  return path.toString();
}

type RosetteRules = [
  x: number,
  y: number,
  radius: number,
  rules: { rings: number; lobes: number; depth: number },
];
