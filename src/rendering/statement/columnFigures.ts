import type { Composer } from '../layouts/composer.ts';
import type { Shape, TextShape } from '../scene.ts';

const digit = /\d/;
const digits = Array.from({ length: 10 }, (_, value) => String(value));

/** The digit that is wider than all others. */
export function widestDigit(composer: Composer): string {
  const set = composer.typeset(digits.join(''), 'body');
  const [widest = '0'] = digits.toSorted((one, other) => set.widthOf(other) - set.widthOf(one));
  return widest;
}

/** Width of a text whose digits all have one width, ems. */
export function columnWidthOf(composer: Composer, text: string, widest: string): number {
  const even = text.replace(/\d/g, widest);
  return composer.typeset(even, 'body').widthOf(even);
}

/**
 * The same line with digits of one width, each in the middle of its place: days and grades stand digit below digit.
 * @param width of a digit, points
 */
export function inColumn(shape: Shape, width: number, isRight: boolean): Shape {
  return shape.kind === 'text' ? evened(shape, width, isRight) : shape;
}

function evened(shape: TextShape, width: number, isRight: boolean): TextShape {
  const { text, xs, right } = shape;
  let pen = xs[0] ?? 0;
  const placed = xs.map((x, index) => {
    const own = (xs[index + 1] ?? right) - x;
    const place = digit.test(text.charAt(index)) ? width : own;
    const left = pen + (place - own) / 2;
    pen += place;
    return left;
  });
  const shift = isRight ? right - pen : 0;
  return { ...shape, xs: placed.map((x) => x + shift), right: pen + shift };
}
