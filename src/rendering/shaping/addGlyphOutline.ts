import type { PathWriter } from '../layouts/ornaments/path.ts';

/** A path command of a glyph outline, with absolute coordinates in font units. y grows upwards. */
export interface OutlineCommand {
  type: string;
  values: readonly number[];
}

/**
 * Adds the outline of a glyph to a path with y downwards.
 * @param originX x of the glyph's origin
 * @param originY y of the glyph's origin, upwards
 */
export function addGlyphOutline(
  path: PathWriter,
  outline: readonly OutlineCommand[],
  originX: number,
  originY: number,
): void {
  for (const { type, values } of outline) {
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = values.map((value, index) =>
      index % 2 === 0 ? value + originX : -value - originY,
    );
    if (type === 'M') path.move(a, b);
    else if (type === 'L') path.line(a, b);
    else if (type === 'Q') path.quadratic(a, b, c, d);
    else if (type === 'C') path.curve(a, b, c, d, e, f);
    else path.close();
  }
}
