import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { FaceName, TextFontName } from '../fonts/faces.ts';
import { type GlyphCluster, zeroWidthPattern } from '../fonts/glyphRun.ts';
import type { CompositeGlyph } from './formats/compositeGlyph.ts';
import type { TrueType } from './formats/trueType.ts';

/**
 * Characters of English, Portuguese and Spanish. They are enough for most certificates. Another character changes
 * every file, so it needs a new drawing version.
 */
const latinAlphabet =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(0x20 + index)).join('') +
  '\u00a0·–—‘’“”…•' +
  'ÁÀÂÃÇÉÊÍÑÓÔÕÚÜáàâãçéêíñóôõúüªº°¿¡«»';

/** Name of the font of a spacing: letter spacing and width of digits, ten-thousandths of the font size. */
export type SpacedFontName = `${FaceName}Spaced${number}x${number}`;

/**
 * Name of a font in a PDF. Letter-spaced text and aligned digits are in fonts `…Spaced` of their face, whose glyphs
 * are as wide as the text needs. Text in the font `invisible` lies over images of text and is not drawn.
 */
export type PdfFontName = TextFontName | SpacedFontName | 'invisible';

/** The glyphs of a font that a PDF document uses, and the characters that each glyph represents. */
export class FontUsage {
  readonly name: PdfFontName;
  readonly font: TrueType;
  /** Characters that the document uses, by their code in the PDF. */
  readonly characters = new Map<number, string>();
  /** Glyphs that are made of other glyphs. They follow the last glyph of the font, and their ids are their codes. */
  readonly composites: CompositeGlyph[] = [];
  /** Codes of characters whose glyph already represents other characters, by glyph and characters. */
  private readonly extraCodes = new Map<string, number>();
  private readonly glyphsByExtraCode = new Map<number, number>();
  /** Codes of glyphs that are made of other glyphs, by their components and characters. */
  private readonly compositeCodes = new Map<string, number>();

  constructor(name: PdfFontName, font: TrueType) {
    this.name = name;
    this.font = font;
  }

  /**
   * Returns the code of a character in the PDF. For fonts of shaped text, use `getClusterCodes` instead. The code is the
   * glyph id, unless another character of the document has the same glyph, such as ʼ and ’. The second character gets a
   * code after the last glyph id, so that copied text contains the right character.
   * @param source character that the glyph of `character` represents, if they differ
   */
  getCode(character: string, source = character): number {
    const glyph = this.font.getGlyph(character.codePointAt(0) ?? 0);
    if (this.takeCode(glyph, source)) return glyph;
    return getOrCreate(this.extraCodes, `${glyph} ${source}`, () => {
      const code = this.font.glyphCount + this.extraCodes.size;
      this.characters.set(code, source);
      this.glyphsByExtraCode.set(code, glyph);
      return code;
    });
  }

  /**
   * Returns the code of a character with its own advance width instead of that of the font. PDF readers ignore
   * `ActualText` or take wide gaps between glyphs for spaces, so the gaps have to belong to the glyphs.
   * @param source character that copied text has
   * @param advance advance width, font units
   * @param offset distance of the glyph from the start of its advance width, font units. Default: none
   */
  getSpacedCode(character: string, source: string, advance: number, offset = 0): number {
    const id = this.font.getGlyph(character.codePointAt(0) ?? 0);
    return this.getCompositeCode({ components: [{ id, x: offset, y: 0 }], advance }, source);
  }

  /**
   * Returns the codes of a cluster, from left to right. Each code represents one character, so that every reader returns
   * it: some readers ignore `ActualText`, some misread codes of several characters, and those that reverse
   * right-to-left text reverse codes but not the characters of one code. The first code draws the whole cluster as a
   * composite glyph, and the other codes are invisible.
   */
  getClusterCodes({ characters, glyphs }: Pick<GlyphCluster, 'characters' | 'glyphs'>): number[] {
    const [glyph, nextGlyph] = glyphs;
    const [character, nextCharacter] = characters;
    const isPlainGlyph = glyph?.x === 0 && glyph.y === 0 && !nextGlyph;
    if (isPlainGlyph && character && !nextCharacter && this.takeCode(glyph.id, character.text))
      return [glyph.id];
    return characters.map(({ text, advance }, index) =>
      this.getCompositeCode({ components: index === 0 ? glyphs : [], advance }, text),
    );
  }

  /** Returns the code of a space in a font for which `getClusterCodes` is used. */
  getSpaceCodes(): number[] {
    const id = this.font.getGlyph(0x20);
    const characters = [{ text: ' ', advance: this.font.getAdvance(id) }];
    return this.getClusterCodes({ characters, glyphs: [{ id, x: 0, y: 0 }] });
  }

  /**
   * Returns a code that represents a character in text that is written but not drawn. Marks and joiners have no width.
   * The glyph has an outline, because MuPDF leaves out text whose glyphs are empty.
   */
  getInvisibleCode(character: string): number {
    const advance = zeroWidthPattern.test(character) ? 0 : this.font.unitsPerEm / 2;
    const components = [{ id: this.font.getGlyph(0x6e), x: 0, y: 0 }];
    return this.getCompositeCode({ components, advance }, character);
  }

  private getCompositeCode(glyph: CompositeGlyph, characters: string): number {
    const components = glyph.components.map(({ id, x, y }) => `${id} ${x} ${y}`);
    const key = `${components.join(' ')}|${glyph.advance}|${characters}`;
    return getOrCreate(this.compositeCodes, key, () => {
      const code = this.font.glyphCount + this.composites.length;
      this.composites.push(glyph);
      this.characters.set(code, characters);
      return code;
    });
  }

  /** Uses the id of a glyph as its code. @returns false if the code already represents other characters */
  private takeCode(glyph: number, characters: string): boolean {
    const existing = this.characters.get(glyph);
    if (existing === undefined) this.characters.set(glyph, characters);
    return existing === undefined || existing === characters;
  }

  /** Returns the glyph id of a code, in the font program. */
  getGlyph(code: number): number {
    return this.glyphsByExtraCode.get(code) ?? code;
  }

  /** Describes all composite glyphs. Fonts of the same name with the same description have the same program. */
  describeComposites(): string {
    return [...this.compositeCodes.keys()].join('\n');
  }

  get hasExtraCodes(): boolean {
    return this.extraCodes.size > 0;
  }

  /** Returns whether another `FontUsage` contains all codes of this `FontUsage`, for the same characters. */
  isSubsetOf(superset: FontUsage): boolean {
    for (const [code, character] of this.characters)
      if (superset.characters.get(code) !== character) return false;
    return true;
  }

  /**
   * Returns the advance width of the glyph with this code, in whole thousandths of the font size. PDF fonts store
   * widths with this precision.
   */
  getWidth(code: number): number {
    const composite = this.composites[code - this.font.glyphCount];
    const advance = composite ? composite.advance : this.font.getAdvance(this.getGlyph(code));
    return Math.round((advance * 1000) / this.font.unitsPerEm);
  }
}

/**
 * Creates a `FontUsage` with all characters of `latinAlphabet`. The result is the same for every
 * document.
 */
export function createFontUsageOfAllLatin(name: PdfFontName, font: TrueType): FontUsage {
  const usage = new FontUsage(name, font);
  for (const character of latinAlphabet)
    if (font.getGlyph(character.charCodeAt(0)) !== 0) usage.getCode(character);
  return usage;
}
