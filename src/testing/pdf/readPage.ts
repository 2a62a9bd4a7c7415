import {
  type Dictionary,
  dictionary,
  list,
  Name,
  operationsOf,
  type PdfObjects,
  Stream,
  textOf,
  type Value,
} from './readPdf.ts';

export interface Glyph {
  id: number;
  /** By the font's map to Unicode. */
  character: string;
  /** Of its left end on the baseline, from the upper left corner of the page. */
  x: number;
  y: number;
  size: number;
  font: string;
}

/** What a page paints between the begin and the end of a mark. */
export interface Piece {
  /** `Artifact` or a role; empty for what is painted outside of every mark. */
  tag: string;
  mark?: number;
  /** As copied: with replacements where the page has them. */
  text: string;
  glyphs: Glyph[];
  paintings: number;
}

export interface PageFont {
  name: string;
  widths: ReadonlyMap<number, number>;
  characters: ReadonlyMap<number, string>;
  program: Uint8Array;
}

/** What a page paints, in its order. Reads the operators of our own writer, and fails at others. */
export function readPage(objects: PdfObjects, page: Dictionary): Piece[] {
  const contents = objects.get(page.get('Contents'));
  if (!(contents instanceof Stream)) throw new Error('A page without contents');
  const reader = new PageReader(fontsOf(objects, page));
  for (const { operator, operands } of operationsOf(contents.bytes))
    reader.read(operator, operands);
  return reader.finish();
}

export function fontsOf(objects: PdfObjects, page: Dictionary): Map<string, PageFont> {
  const fonts = new Map<string, PageFont>();
  const named = objects.find(page, 'Resources', 'Font');
  for (const [name, value] of named ? dictionary(named) : []) {
    const descendant = dictionary(objects.find(value, 'DescendantFonts', 0));
    const program = objects.find(descendant, 'FontDescriptor', 'FontFile2');
    const unicode = objects.find(value, 'ToUnicode');
    const baseFont = objects.find(value, 'BaseFont');
    if (!(program instanceof Stream && unicode instanceof Stream && baseFont instanceof Name))
      throw new Error(`The font ${name} is not embedded`);
    fonts.set(name, {
      name: baseFont.text,
      widths: widthsOf(list(objects.get(descendant.get('W')))),
      characters: charactersOf(Buffer.from(unicode.bytes).toString('latin1')),
      program: program.bytes,
    });
  }
  return fonts;
}

function widthsOf(entries: readonly Value[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (let index = 0; index < entries.length; index += 2)
    list(entries[index + 1]).forEach((width, offset) =>
      widths.set(Number(entries[index]) + offset, Number(width)),
    );
  return widths;
}

function charactersOf(map: string): Map<number, string> {
  const [, ...lists] = map.split('beginbfchar');
  const rows = lists.join('').matchAll(/^<([0-9A-F]{4})> <([0-9A-F]+)>$/gm);
  return new Map(
    Array.from(rows, ([, glyph = '', units = '']) => [
      parseInt(glyph, 16),
      Buffer.from(units, 'hex').swap16().toString('utf16le'),
    ]),
  );
}

const paintingOperators = ['f', 'S', 'B', 'Do'];
const silentOperators = [
  'q',
  'Q',
  'gs',
  'rg',
  'RG',
  'w',
  'j',
  'm',
  'l',
  'c',
  'h',
  're',
  'W',
  'n',
  'BT',
  'ET',
  'Tr',
];

class PageReader {
  private readonly pieces: Piece[] = [];
  private piece: Piece = emptyPiece('');
  private depth = 0;
  private isReplaced = false;
  private isTurned = false;
  private font = '';
  private size = 0;
  private stretch = 1;
  private x = 0;
  private y = 0;
  private readonly fonts: ReadonlyMap<string, PageFont>;

  constructor(fonts: ReadonlyMap<string, PageFont>) {
    this.fonts = fonts;
  }

  finish(): Piece[] {
    if (this.depth !== 0) throw new Error('A mark without end');
    this.close('');
    return this.pieces;
  }

  read(operator: string, operands: readonly Value[]): void {
    const [first, second] = operands;
    if (paintingOperators.includes(operator)) this.piece.paintings++;
    else if (operator === 'BMC' || operator === 'BDC') this.begin(nameOf(first), second);
    else if (operator === 'EMC') this.end();
    else if (operator === 'cm') this.isTurned ||= Number(operands[3]) === -1;
    else if (operator === 'Tz') this.stretch = Number(first) / 100;
    else if (operator === 'Tf') [this.font, this.size] = [nameOf(first), Number(second)];
    else if (operator === 'Tm') [this.x, this.y] = [Number(operands[4]), Number(operands[5])];
    else if (operator === 'TJ') for (const part of list(first)) this.show(part);
    else if (operator === 'Tj') this.show(first);
    else if (!silentOperators.includes(operator)) throw new Error(`Unknown operator ${operator}`);
  }

  private begin(tag: string, properties: Value | undefined): void {
    this.depth++;
    const entries = properties === undefined ? undefined : dictionary(properties);
    if (this.depth === 1) {
      this.close(tag);
      const mark = entries?.get('MCID');
      if (mark !== undefined) this.piece.mark = Number(mark);
    } else {
      this.isReplaced = entries?.has('ActualText') ?? false;
      if (this.isReplaced) this.piece.text += textOf(entries?.get('ActualText'));
    }
  }

  private end(): void {
    this.depth--;
    this.isReplaced = false;
    if (this.depth === 0) this.close('');
  }

  private close(nextTag: string): void {
    if (this.piece.tag !== '' || this.piece.paintings > 0) this.pieces.push(this.piece);
    this.piece = emptyPiece(nextTag);
  }

  private show(part: Value | undefined): void {
    if (!this.isTurned) throw new Error('Text before the page is turned over');
    const font = this.fonts.get(this.font);
    if (!font) throw new Error(`The page has no font ${this.font}`);
    const thousandth = (this.size / 1000) * this.stretch;
    if (typeof part === 'number') this.x -= part * thousandth;
    if (typeof part !== 'string') return;
    this.piece.paintings++;
    const codes = Buffer.from(part, 'latin1');
    for (let at = 0; at < codes.length; at += 2) {
      const id = codes.readUInt16BE(at);
      const character = font.characters.get(id) ?? '';
      const { x, y, size } = this;
      this.piece.glyphs.push({ id, character, x, y, size, font: this.font });
      if (!this.isReplaced) this.piece.text += character;
      this.x += (font.widths.get(id) ?? 0) * thousandth;
    }
  }
}

function emptyPiece(tag: string): Piece {
  return { tag, text: '', glyphs: [], paintings: 0 };
}

function nameOf(value: Value | undefined): string {
  if (!(value instanceof Name)) throw new Error('Not a name');
  return value.text;
}
