import { zlibSync } from 'fflate';
import { rememberedLately } from '#model/remembered.ts';
import { graphemesOf } from '#model/text/graphemes.ts';
import type { FaceRole, ForeignMeasure } from '../fonts/faces.ts';
import { UnwritableText } from '../fonts/unwritableText.ts';
import type { FormPicture, PixelPicture } from '../pdf/pictures.ts';
import { color, latin1, numbers } from '../pdf/syntax.ts';
import type { ForeignShape } from '../scene.ts';
import type { FontChoice } from './FontChoice.ts';
import type { Extent, ForeignFont, OutlineStep, ShapedGlyph } from './ForeignFont.ts';
import { visualPieces } from './visualPieces.ts';

const mostKept = 1000;

interface PlacedGlyph extends ShapedGlyph {
  font: ForeignFont;
}

/** A line of glyphs, ems from its origin. What is seen may reach beyond where it begins and ends. */
interface Line extends Extent {
  glyphs: readonly PlacedGlyph[];
}

/** Draws text that no face of ours has with fonts that somebody gave: joined, ordered and stacked as its writing asks. */
export class ForeignWriter {
  private readonly choice: FontChoice;
  private readonly lines = new Map<string, Line>();

  constructor(choice: FontChoice) {
    this.choice = choice;
  }

  /** As `Fonts` has it. @throws UnwritableText with what no font has */
  readonly measure = (text: string, role: FaceRole): ForeignMeasure => {
    const { left, right, top, bottom } = this.line(text, role);
    return { width: right - left, ascent: top, descent: -bottom };
  };

  /** The outlines of a text, for its shape's box. @throws UnwritableText */
  readonly draw = ({ text, role, fill }: ForeignShape): FormPicture => {
    const line = this.line(text, role);
    const pictures: PixelPicture[] = [];
    let operators = `${color(fill)} rg\n`;
    for (const { font, id, x, y } of line.glyphs) {
      const picture = font.picture(id);
      if (!picture) {
        operators += outlineOperators(font.outline(id), x, y);
        continue;
      }
      const { right, top, bottom } = font.extentOf(id);
      const place = [right, 0, 0, top - bottom, x, y + bottom].map((ems) => ems * perEm);
      operators += `q ${numbers(...place)} cm /I${pictures.length} Do Q\n`;
      pictures.push(picture);
    }
    const content = latin1(operators);
    return {
      kind: 'form',
      entries: boxEntries(line),
      content: { bytes: zlibSync(content), length: content.length },
      pictures,
    };
  };

  private line(text: string, role: FaceRole): Line {
    return rememberedLately(this.lines, mostKept, `${role}|${text}`, () => {
      const clusters = [...graphemesOf(text)];
      const fonts = this.choice.fontsFor(clusters, role);
      const lacking = clusters.filter((_, index) => !fonts[index]);
      if (lacking.length > 0) throw new UnwritableText(lacking.join(''));
      return lineOf(
        text,
        fonts.filter((font) => font !== undefined),
      );
    });
  }
}

function lineOf(text: string, fonts: readonly ForeignFont[]): Line {
  const glyphs: PlacedGlyph[] = [];
  let pen = 0;
  for (const { text: stretch, font, isRightToLeft } of visualPieces(text, fonts)) {
    const shaped = font.shape(stretch, isRightToLeft);
    for (const { id, x, y } of shaped.glyphs) glyphs.push({ font, id, x: pen + x, y });
    pen += shaped.advance;
  }
  const seen = glyphs.map(({ font, id, x, y }): Extent => {
    const { left, right, top, bottom } = font.extentOf(id);
    return { left: x + left, right: x + right, top: y + top, bottom: y + bottom };
  });
  return {
    glyphs,
    left: Math.min(0, ...seen.map(({ left }) => left)),
    right: Math.max(pen, ...seen.map(({ right }) => right)),
    top: Math.max(...fonts.map(({ ascent }) => ascent), ...seen.map(({ top }) => top)),
    bottom: Math.min(...fonts.map(({ descent }) => -descent), ...seen.map(({ bottom }) => bottom)),
  };
}

/** Units of a form in an em: their thousandths are as fine as a PDF has them. */
const perEm = 1000;

/** The form fills the unit square, as a picture does. */
function boxEntries({ left, right, top, bottom }: Extent): string {
  const [width, height] = [(right - left) * perEm, (top - bottom) * perEm];
  const matrix = [1 / width, 0, 0, 1 / height, -left / (right - left), -bottom / (top - bottom)];
  const box = numbers(...[left, bottom, right, top].map((ems) => ems * perEm));
  return `/BBox[${box}]/Matrix[${matrix.map((share) => String(Number(share.toFixed(12)))).join(' ')}]`;
}

function outlineOperators(steps: readonly OutlineStep[], x: number, y: number): string {
  if (steps.length === 0) return '';
  let operators = '';
  let from: readonly [number, number] = [0, 0];
  for (const { type, values } of steps) {
    const points = values.map((value, index) => (value + (index % 2 === 0 ? x : y)) * perEm);
    const [a = 0, b = 0, c = 0, d = 0] = points;
    switch (type) {
      case 'M':
        operators += `${numbers(a, b)} m\n`;
        break;
      case 'L':
        operators += `${numbers(a, b)} l\n`;
        break;
      case 'Q':
        operators += `${numbers(...raised(from, [a, b], [c, d]))} c\n`;
        break;
      case 'C':
        operators += `${numbers(...points)} c\n`;
        break;
      case 'Z':
        operators += 'h\n';
    }
    if (type !== 'Z') from = [points.at(-2) ?? 0, points.at(-1) ?? 0];
  }
  return `${operators}f\n`;
}

type Point = readonly [x: number, y: number];

/** A quadratic curve as the handles and end of a cubic one, which is all that a PDF has. */
function raised([x, y]: Point, [handleX, handleY]: Point, [toX, toY]: Point): number[] {
  return [
    ...[(x + 2 * handleX) / 3, (y + 2 * handleY) / 3],
    ...[(toX + 2 * handleX) / 3, (toY + 2 * handleY) / 3, toX, toY],
  ];
}
