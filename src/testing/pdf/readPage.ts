import {
  type PdfDictionary,
  requireDictionary,
  requireArray,
  PdfName,
  parseOperations,
  type PdfObjects,
  PdfStream,
  decodeString,
  type PdfValue,
} from './readPdf.ts';

export interface Glyph {
  id: number;
  /** Text of the glyph according to the font's ToUnicode map. */
  character: string;
  /** Left end of the glyph on the baseline, measured from the upper left corner of the page, in points. */
  x: number;
  y: number;
  size: number;
  font: string;
}

/** A marked-content sequence of a PDF page: a part of the content with a tag. */
export interface MarkedContent {
  /** `Artifact` or a structure type such as `P`; empty for content outside of marked content. */
  tag: string;
  mcid?: number;
  /** Text that a viewer copies, including `ActualText` replacements. */
  text: string;
  glyphs: Glyph[];
  paintCount: number;
}

export interface PageFont {
  name: string;
  widths: ReadonlyMap<number, number>;
  characters: ReadonlyMap<number, string>;
  program: Uint8Array;
}

/**
 * Reads the marked content of a PDF page in the order of drawing.
 * @throws Error for operators that the product's writer does not use
 */
export function readPage(objects: PdfObjects, page: PdfDictionary): MarkedContent[] {
  const contents = objects.resolve(page.get('Contents'));
  if (!(contents instanceof PdfStream)) throw new Error('A page without contents');
  const reader = new PageReader(getPageFonts(objects, page));
  for (const { operator, operands } of parseOperations(contents.bytes))
    reader.read(operator, operands);
  return reader.finish();
}

export function getPageFonts(objects: PdfObjects, page: PdfDictionary): Map<string, PageFont> {
  const fonts = new Map<string, PageFont>();
  const named = objects.resolvePath(page, 'Resources', 'Font');
  for (const [name, value] of named ? requireDictionary(named) : []) {
    const descendant = requireDictionary(objects.resolvePath(value, 'DescendantFonts', 0));
    const program = objects.resolvePath(descendant, 'FontDescriptor', 'FontFile2');
    const unicode = objects.resolvePath(value, 'ToUnicode');
    const baseFont = objects.resolvePath(value, 'BaseFont');
    if (
      !(program instanceof PdfStream && unicode instanceof PdfStream && baseFont instanceof PdfName)
    )
      throw new Error(`The font ${name} is not embedded`);
    fonts.set(name, {
      name: baseFont.text,
      widths: parseWidths(requireArray(objects.resolve(descendant.get('W')))),
      characters: parseToUnicode(Buffer.from(unicode.bytes).toString('latin1')),
      program: program.bytes,
    });
  }
  return fonts;
}

function parseWidths(entries: readonly PdfValue[]): Map<number, number> {
  const widths = new Map<number, number>();
  for (let index = 0; index < entries.length; index += 2)
    requireArray(entries[index + 1]).forEach((width, offset) =>
      widths.set(Number(entries[index]) + offset, Number(width)),
    );
  return widths;
}

function parseToUnicode(map: string): Map<number, string> {
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
const otherOperators = [
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
  private readonly contents: MarkedContent[] = [];
  private content: MarkedContent = createMarkedContent('');
  private depth = 0;
  private isReplaced = false;
  private isFlipped = false;
  private font = '';
  private size = 0;
  private horizontalScale = 1;
  private x = 0;
  private y = 0;
  private readonly fonts: ReadonlyMap<string, PageFont>;

  constructor(fonts: ReadonlyMap<string, PageFont>) {
    this.fonts = fonts;
  }

  finish(): MarkedContent[] {
    if (this.depth !== 0) throw new Error('A mark without end');
    this.close('');
    return this.contents;
  }

  read(operator: string, operands: readonly PdfValue[]): void {
    const [first, second] = operands;
    if (paintingOperators.includes(operator)) this.content.paintCount++;
    else if (operator === 'BMC' || operator === 'BDC') this.begin(getNameText(first), second);
    else if (operator === 'EMC') this.end();
    else if (operator === 'cm') this.isFlipped ||= Number(operands[3]) === -1;
    else if (operator === 'Tz') this.horizontalScale = Number(first) / 100;
    else if (operator === 'Tf') [this.font, this.size] = [getNameText(first), Number(second)];
    else if (operator === 'Tm') [this.x, this.y] = [Number(operands[4]), Number(operands[5])];
    else if (operator === 'TJ') for (const part of requireArray(first)) this.show(part);
    else if (operator === 'Tj') this.show(first);
    else if (!otherOperators.includes(operator)) throw new Error(`Unknown operator ${operator}`);
  }

  private begin(tag: string, properties: PdfValue | undefined): void {
    this.depth++;
    const entries = properties === undefined ? undefined : requireDictionary(properties);
    if (this.depth === 1) {
      this.close(tag);
      const mark = entries?.get('MCID');
      if (mark !== undefined) this.content.mcid = Number(mark);
    } else {
      this.isReplaced = entries?.has('ActualText') ?? false;
      if (this.isReplaced) this.content.text += decodeString(entries?.get('ActualText'));
    }
  }

  private end(): void {
    this.depth--;
    this.isReplaced = false;
    if (this.depth === 0) this.close('');
  }

  private close(nextTag: string): void {
    if (this.content.tag !== '' || this.content.paintCount > 0) this.contents.push(this.content);
    this.content = createMarkedContent(nextTag);
  }

  private show(part: PdfValue | undefined): void {
    if (!this.isFlipped) throw new Error('Text before the page is turned over');
    const font = this.fonts.get(this.font);
    if (!font) throw new Error(`The page has no font ${this.font}`);
    const unitLength = (this.size / 1000) * this.horizontalScale;
    if (typeof part === 'number') this.x -= part * unitLength;
    if (typeof part !== 'string') return;
    this.content.paintCount++;
    const codes = Buffer.from(part, 'latin1');
    for (let at = 0; at < codes.length; at += 2) {
      const id = codes.readUInt16BE(at);
      const character = font.characters.get(id) ?? '';
      const { x, y, size } = this;
      this.content.glyphs.push({ id, character, x, y, size, font: this.font });
      if (!this.isReplaced) this.content.text += character;
      this.x += (font.widths.get(id) ?? 0) * unitLength;
    }
  }
}

function createMarkedContent(tag: string): MarkedContent {
  return { tag, text: '', glyphs: [], paintCount: 0 };
}

function getNameText(value: PdfValue | undefined): string {
  if (!(value instanceof PdfName)) throw new Error('Not a name');
  return value.text;
}
