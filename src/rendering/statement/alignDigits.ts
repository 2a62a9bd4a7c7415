import type { ShapeCollector } from '../layouts/composer.ts';
import type { Shape } from '../scene.ts';

const digit = /\d/;
const digits = Array.from({ length: 10 }, (_, value) => String(value));

/** Returns the widest digit of the font for body text. */
export function findWidestDigit(composer: ShapeCollector): string {
  const measurer = composer.getMeasurer(digits.join(''), 'body');
  const [widest = '0'] = digits.toSorted(
    (a, b) => measurer.measureWidth(b) - measurer.measureWidth(a),
  );
  return widest;
}

/** Returns the width of a text whose digits all take the width of the widest digit, in ems. */
export function measureTabularText(composer: ShapeCollector, text: string, widest: string): number {
  const tabularText = text.replace(/\d/g, widest);
  return composer.getMeasurer(tabularText, 'body').measureWidth(tabularText);
}

/**
 * Gives all digits of a text line the same width, so that dates and grades align vertically. Each digit is centred in
 * this width.
 * @param width width of a digit, points
 * @param isRight whether the right edge of the line stays in place instead of the left edge
 */
export function alignDigits(shape: Shape, width: number, isRight: boolean): Shape {
  if (shape.kind !== 'text') return shape;
  const { text, xs, right } = shape;
  let pen = xs[0] ?? 0;
  const positions = xs.map((x, index) => {
    const advance = (xs[index + 1] ?? right) - x;
    const slotWidth = digit.test(text.charAt(index)) ? width : advance;
    const alignedX = pen + (slotWidth - advance) / 2;
    pen += slotWidth;
    return alignedX;
  });
  const shift = isRight ? right - pen : 0;
  return {
    ...shape,
    xs: positions.map((x) => x + shift),
    right: pen + shift,
    digitWidth: width,
  };
}
