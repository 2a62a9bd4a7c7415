import type { FaceName } from '../fonts/faces.ts';
import type {
  ForeignShape,
  ImageShape,
  PathShape,
  RingShape,
  Shape,
  SpokenBlock,
  TextShape,
} from '../scene.ts';
import type { FontUse } from './fontProgram.ts';
import { color, hex4, number, numbers, textString } from './syntax.ts';
import { ByteWriter } from './content/ByteWriter.ts';
import { writePath } from './content/pathOperators.ts';

/** What a page names: fonts, pictures and opacities of the document. */
export interface Supply {
  font(name: FaceName): FontUse;
  /** Resource name of a picture; undefined when there is none, and nothing is drawn. */
  picture(url: string): string | undefined;
  foreign(shape: ForeignShape): string;
  /** Resource name of a character's outline in font units; undefined for a space. */
  outline(face: FaceName, character: string): string | undefined;
  /** Resource name of a graphics state. */
  opacity(value: number): string;
}

/** Letter-spacing above this share of the size makes readers see words where there are letters. */
const looseTracking = 0.08;

/** Points: a glyph may stand so far from its place, a seventh of a dot of the finest printers. */
const leastCorrection = 0.005;

/** Writes shapes as operators. The coordinates are the scene's: the page is turned over before. */
export class Painter {
  private readonly supply: Supply;
  private readonly content = new ByteWriter();
  private fill = '';
  private stroke = '';
  private strokeWidth = -1;

  constructor(supply: Supply) {
    this.supply = supply;
  }

  /** What was painted, until more is. */
  get bytes(): Uint8Array {
    return this.content.bytes;
  }

  write(operators: string): void {
    this.content.write(operators);
  }

  ground(shapes: readonly (PathShape | ImageShape)[]): void {
    for (const shape of shapes) this.shape(shape);
  }

  /**
   * Shapes in reading order, marked for those who listen: neighbours of one block together, the rest as decoration.
   * @param markOf the number of a piece of a block on this page
   */
  marked(shapes: readonly Shape[], markOf: (block: SpokenBlock) => number): void {
    for (const { block, members } of neighbours(shapes)) {
      const contoured = members.filter((shape) => shape.kind === 'text' && shape.contour);
      if (contoured.length > 0) {
        this.write('/Artifact BMC\n');
        for (const shape of contoured) if (shape.kind === 'text') this.contour(shape);
        this.write('EMC\n');
      }
      this.write(block ? `/${block.role} <</MCID ${markOf(block)}>> BDC\n` : '/Artifact BMC\n');
      for (const shape of members) this.shape(shape);
      this.write('EMC\n');
    }
  }

  private shape(shape: Shape): void {
    switch (shape.kind) {
      case 'path':
        this.path(shape);
        break;
      case 'image':
        this.image(shape);
        break;
      case 'text':
        this.text(shape);
        break;
      case 'ring':
        this.ring(shape);
        break;
      case 'foreign':
        this.foreignText(shape);
    }
  }

  private path({ d, frame, fill, stroke, strokeWidth = 1, opacity = 1 }: PathShape): void {
    if (!fill && !stroke) return;
    const isApart = opacity < 1 || frame;
    if (isApart) this.write('q\n');
    if (opacity < 1) this.write(`/${this.supply.opacity(opacity)} gs\n`);
    if (frame)
      this.write(`${fine(frame.unit, 0, 0, frame.unit)} ${numbers(frame.x, frame.y)} cm\n`);
    if (fill) this.setFill(fill);
    if (stroke) this.setStroke(stroke, strokeWidth);
    writePath(this.content, d);
    this.write(fill && stroke ? 'B\n' : fill ? 'f\n' : 'S\n');
    if (isApart) {
      this.write('Q\n');
      this.forgetState();
    }
  }

  private image({ url, x, y, width, height, window }: ImageShape): void {
    const name = this.supply.picture(url);
    if (!name) return;
    const cut = window ? `${numbers(window.x, window.y, window.width, window.height)} re W n ` : '';
    this.write(`q ${cut}${numbers(width, 0, 0, -height, x, y + height)} cm /${name} Do Q\n`);
  }

  /** As outlines: letters that were written twice would be copied twice. */
  private contour({ contour, face, size, text, xs, y }: TextShape): void {
    if (!contour) return;
    const use = this.supply.font(face);
    const scale = size / use.font.unitsPerEm;
    const ink = color(contour.color);
    // The outlines are in font units, and so is the line around them.
    this.write(`q ${ink} RG 1 j ${number(contour.width / scale)} w\n`);
    for (const [index, x] of xs.entries()) {
      const name = this.supply.outline(face, text.charAt(index));
      if (name) this.write(`q ${fine(scale, 0, 0, -scale)} ${numbers(x, y)} cm /${name} Do Q\n`);
    }
    this.write('Q\n');
  }

  private ring({ text, face, size, fill, places }: RingShape): void {
    const use = this.supply.font(face);
    this.setFill(fill);
    this.write(`/Span <</ActualText ${textString(text)}>> BDC\nBT /${face} ${number(size)} Tf\n`);
    for (const [index, [x, y, turn]] of places.entries()) {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const glyph = hex4(use.glyphOf(text.charAt(index)));
      this.write(`${fine(cos, sin, sin, -cos)} ${numbers(x, y)} Tm <${glyph}> Tj\n`);
    }
    this.write('ET\nEMC\n');
  }

  private text(shape: TextShape): void {
    const { face, size, xs, y } = shape;
    this.setFill(shape.fill);
    const isLoose = shape.tracking > size * looseTracking;
    if (isLoose) this.write(`/Span <</ActualText ${textString(spokenText(shape))}>> BDC\n`);
    this.write(`BT /${face} ${number(size)} Tf 1 0 0 -1 ${numbers(xs[0] ?? 0, y)} Tm [<`);
    this.write(this.glyphs(shape));
    this.write('>] TJ ET\n');
    if (isLoose) this.write('EMC\n');
  }

  /**
   * Glyph numbers with the corrections that lead from where widths in whole thousandths put a glyph to where the scene
   * has it. Each starts from where the last one really led, so that what is left uncorrected does not add up.
   */
  private glyphs({ face, size, text, xs, isContinued }: TextShape): string {
    const use = this.supply.font(face);
    // Of the size as it is written: over a long line the rest would add up.
    const thousandth = Number(number(size)) / 1000;
    let out = '';
    let pen = xs[0] ?? 0;
    for (let index = 0; index < text.length; index++) {
      const glyph = use.glyphOf(text.charAt(index));
      out += hex4(glyph);
      pen += use.widthOf(glyph) * thousandth;
      const next = xs[index + 1];
      if (next === undefined) continue;
      if (Math.abs(pen - next) < leastCorrection) continue;
      const correction = Math.round(((pen - next) / thousandth) * 100) / 100;
      out += `>${number(correction)}<`;
      pen -= correction * thousandth;
    }
    return isContinued ? out + hex4(use.glyphOf(' ')) : out;
  }

  /** A picture that reads as its text: invisible spaces below it carry the words for those who copy. */
  private foreignText(shape: ForeignShape): void {
    const { x, y, width, ascent, descent, role } = shape;
    const height = ascent + descent;
    const space = this.supply.font(role).glyphOf(' ');
    const share = this.supply.font(role).widthOf(space) / 1000;
    const stretch = (100 * width) / (share * height);
    this.write(
      `/Span <</ActualText ${textString(spokenText(shape))}>> BDC\n` +
        `q ${numbers(width, 0, 0, -height, x, y + descent)} cm /${this.supply.foreign(shape)} Do Q\n` +
        `BT 3 Tr /${role} ${number(height)} Tf ${number(stretch)} Tz 1 0 0 -1 ${numbers(x, y)} Tm ` +
        `<${hex4(space)}> Tj 0 Tr 100 Tz ET\nEMC\n`,
    );
  }

  private setFill(fill: string): void {
    if (fill !== this.fill) this.write(`${color(fill)} rg\n`);
    this.fill = fill;
  }

  private setStroke(stroke: string, width: number): void {
    if (stroke !== this.stroke) this.write(`${color(stroke)} RG\n`);
    if (width !== this.strokeWidth) this.write(`${number(width)} w\n`);
    this.stroke = stroke;
    this.strokeWidth = width;
  }

  private forgetState(): void {
    this.fill = '';
    this.stroke = '';
    this.strokeWidth = -1;
  }
}

interface Neighbours {
  /** Absent: decoration. */
  block: SpokenBlock | undefined;
  members: Shape[];
}

/** Neighbouring shapes of one block, and those of none. */
function neighbours(shapes: readonly Shape[]): Neighbours[] {
  const groups: Neighbours[] = [];
  for (const shape of shapes) {
    const block = shape.block?.role === 'Artifact' ? undefined : shape.block;
    const last = groups.at(-1);
    if (last && last.block === block) last.members.push(shape);
    else groups.push({ block, members: [shape] });
  }
  return groups;
}

/** Of a turn: thousandths would move the far end of a wide letter. */
const fine = (...shares: readonly number[]) =>
  shares.map((share) => String(Math.round(share * 1e5) / 1e5)).join(' ');

/** A line that goes on ends in a space, or a reader would run its words together. */
function spokenText({ text, isContinued }: TextShape | ForeignShape): string {
  return isContinued ? `${text} ` : text;
}
