import type { Box } from '../scene.ts';
import type { FittedText } from '../text/fitText.ts';
import type { TextMeasurer } from '../text/textMeasurer.ts';

export type TextAlignment = 'left' | 'center' | 'right';

/**
 * Position of the remaining lines of a text whose first `after` lines are elsewhere: x of their left edge, middle or
 * right edge, and y of their first baseline, points.
 */
export interface ContinuationLinePosition {
  after: number;
  x: number;
  y: number;
}

/** Position and width of one text line, points. */
export interface LinePosition {
  left: number;
  baseline: number;
  width: number;
}

/** Computes the position of each line of a text that was fitted to its width. */
export function getLinePositions(
  { lines, size, tracking }: FittedText,
  measurer: TextMeasurer,
  x: number,
  y: number,
  lineHeight: number,
  {
    align = 'left',
    continuation,
  }: { align?: TextAlignment | undefined; continuation?: ContinuationLinePosition | undefined },
): LinePosition[] {
  return lines.map((line, index) => {
    const width = measurer.measureWidth(line) * size + tracking * Math.max(0, line.length - 1);
    const [origin, lineIndex] =
      continuation && index >= continuation.after
        ? [continuation, index - continuation.after]
        : [{ x, y }, index];
    return {
      left: origin.x - (align === 'center' ? width / 2 : align === 'right' ? width : 0),
      baseline: origin.y + lineIndex * lineHeight,
      width,
    };
  });
}

/** Height of letters above their baseline and depth below the baseline, as shares of the font size. */
const [ascent, descent] = [0.75, 0.25];

/** Returns the bounding box of each text line. */
export const getLineBoxes = ({ size }: FittedText, positions: readonly LinePosition[]): Box[] =>
  positions.map(({ left, baseline, width }) => ({
    x: left,
    y: baseline - ascent * size,
    width,
    height: (ascent + descent) * size,
  }));
