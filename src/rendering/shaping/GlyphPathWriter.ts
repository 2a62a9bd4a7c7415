/** A path command of a glyph outline, with absolute coordinates in font units. y grows upwards. */
export interface OutlineCommand {
  type: string;
  values: readonly number[];
}

/** A writer of SVG path data with y downwards, in the form that `PathShape.d` needs: after `M`, only relative commands. */
export class GlyphPathWriter {
  private path = '';
  private x = 0;
  private y = 0;

  /**
   * Adds the outline of a glyph.
   * @param dx x of the glyph's origin
   * @param dy y of the glyph's origin, upwards
   */
  addGlyph(outline: readonly OutlineCommand[], dx: number, dy: number): void {
    for (const { type, values } of outline) {
      const points = values.map((value, index) => (index % 2 === 0 ? value + dx : -value - dy));
      if (type === 'M') this.path += `M${points.join(' ')}`;
      else if (type === 'Z') this.path += 'z';
      else this.path += `${type.toLowerCase()}${this.toRelative(points)}`;
      if (type === 'Z') continue;
      this.x = points.at(-2) ?? 0;
      this.y = points.at(-1) ?? 0;
    }
  }

  toString(): string {
    return this.path;
  }

  private toRelative(points: readonly number[]): string {
    return points.map((value, index) => value - (index % 2 === 0 ? this.x : this.y)).join(' ');
  }
}
