import { splitGraphemes } from '#domain/text/graphemes.ts';
import { removeDirectionMarks } from '#domain/text/plainText.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import type {
  Face,
  FontRole,
  LineShaper,
  LoadedCertificateFonts,
  TextRun,
} from '../fonts/faces.ts';
import type { GlyphRun } from '../fonts/glyphRun.ts';
import { getLoadedFaces, hasAll, resolvePieces } from '../fonts/runs.ts';
import { getScriptFontName, markFontNames, type ScriptCode } from '../fonts/scriptFonts.ts';
import { findScript } from './findScript.ts';
import { type FontSlices, getSliceWeight } from './FontSlices.ts';
import type { ShapingFont } from './ShapingFont.ts';
import { splitIdeographs } from './splitIdeographs.ts';
import { splitUnspacedWords } from './splitUnspacedWords.ts';
import { getMirroredCharacter, isRightToLeftParagraph, splitVisualRuns } from './visualRuns.ts';

/** Font of a grapheme. Undefined for a grapheme that no font has. */
type SelectedFont = { face: Face } | { font: ShapingFont } | undefined;

type ShapingFontName = GlyphRun['fontName'];

const letter = /\p{L}/u;
/** Pattern of a letter that is not Latin. */
const otherLetter = /[^\P{L}\p{Script=Latin}]/u;
const latin = /\p{Script=Latin}/u;

/** Shapes lines with the fonts of this repository, and with slices that the operator provides. */
export class FontLineShaper implements LineShaper {
  private readonly fonts: ReadonlyMap<ShapingFontName, ShapingFont>;
  private readonly slices: FontSlices | undefined;
  // One object for each font, because equal objects make one run.
  private readonly selections = new Map<Face | ShapingFont, NonNullable<SelectedFont>>();

  /**
   * @param fonts fonts that the texts of a document need. Other documents may have other ones
   * @param slices all slices of the operator, if there are some. Those that are needed are among the fonts
   */
  constructor(fonts: ReadonlyMap<ShapingFontName, ShapingFont>, slices?: FontSlices) {
    this.fonts = fonts;
    this.slices = slices;
  }

  isRightToLeft(piece: string, text: string): boolean {
    const words = piece.replace(/\s+/g, ' ');
    const paragraph = text
      .split('\n')
      .find((candidate) => candidate.replace(/\s+/g, ' ').includes(words));
    return isRightToLeftParagraph(paragraph ?? text);
  }

  splitWords(phrase: string): readonly string[] {
    const words = splitUnspacedWords(phrase);
    return this.slices ? words.flatMap(splitIdeographs) : words;
  }

  splitRuns(
    line: string,
    isRightToLeft: boolean,
    role: FontRole,
    loadedFonts: LoadedCertificateFonts,
    text: string,
  ): TextRun[] {
    const faces = getLoadedFaces(role, loadedFonts);
    const [core] = faces;
    if (core && !isRightToLeft && !otherLetter.test(line) && hasAll(core, line))
      return [{ kind: 'face', face: core, text: line }];
    const graphemes = [...splitGraphemes(line)];
    const visible = graphemes.filter((grapheme) => removeDirectionMarks(grapheme) !== '');
    const fonts = this.selectFonts(visible, text, isRightToLeft, role, faces);
    // A direction mark orders the line and is not drawn. It has the font of the previous grapheme, so that it does not
    // divide a run.
    let count = 0;
    const selected = graphemes.map((grapheme) =>
      removeDirectionMarks(grapheme) === '' ? fonts[Math.max(0, count - 1)] : fonts[count++],
    );
    const runs = splitVisualRuns(line, selected, isRightToLeft ? 'rtl' : 'ltr')
      .map((run) => ({ ...run, text: removeDirectionMarks(run.text) }))
      .filter(({ text }) => text !== '');
    return runs.map(({ text, font: selection, isRightToLeft: isReversed }): TextRun => {
      if (!selection) return { kind: 'fallbackText', text };
      if ('font' in selection)
        return { kind: 'glyphs', text, run: selection.font.shape(text, isReversed) };
      return isReversed
        ? reverseFaceRun(selection.face, text)
        : { kind: 'face', face: selection.face, text };
    });
  }

  /** Selects the font of each grapheme. */
  private selectFonts(
    graphemes: readonly string[],
    text: string,
    isRightToLeft: boolean,
    role: FontRole,
    faces: readonly Face[],
  ): SelectedFont[] {
    let script: ScriptCode | undefined;
    const marksFonts = markFontNames[role].flatMap((name) => this.fonts.get(name) ?? []);
    const selected = resolvePieces(graphemes, faces).map(({ cluster, face }): SelectedFont => {
      if (face) return this.getSelection(face);
      script = findScript(cluster, script, (code) => this.fonts.has(code));
      const font = script && this.fonts.get(getScriptFontName(script, role));
      if (font?.has(cluster)) return this.getSelection(font);
      const marksFont = marksFonts.find((candidate) => candidate.has(cluster));
      if (marksFont) return this.getSelection(marksFont);
      const slice = this.findSlice(cluster, text, role);
      return slice && this.getSelection(slice);
    });
    const hasMarks = selected.some(
      (selection) => selection && 'font' in selection && marksFonts.includes(selection.font),
    );
    // The marks need letters of the same font, and neither kerning nor the font should change within a name.
    const findFont = (pieces: readonly string[]) =>
      marksFonts.find((font) => pieces.every((piece) => font.has(piece)));
    const commonFont = hasMarks
      ? (findFont([...splitGraphemes(text.replace(/\s/g, ' '))]) ?? findFont(graphemes))
      : undefined;
    if (commonFont) return graphemes.map(() => this.getSelection(commonFont));
    return isRightToLeft ? this.unifyFonts(graphemes, selected) : joinWords(graphemes, selected);
  }

  /**
   * Selects the font of a right-to-left line for its digits, punctuation and Latin words, too. Programs that read PDF
   * files order right-to-left text within one font only.
   */
  private unifyFonts(
    graphemes: readonly string[],
    selected: readonly SelectedFont[],
  ): SelectedFont[] {
    const main = selected.find(
      (selection, index) =>
        selection &&
        'font' in selection &&
        !selection.font.isSlice &&
        !latin.test(graphemes[index] ?? ''),
    );
    if (!main || !('font' in main)) return [...selected];
    return graphemes.map((grapheme, index) =>
      selected[index] && main.font.has(grapheme) ? main : selected[index],
    );
  }

  private findSlice(grapheme: string, text: string, role: FontRole): ShapingFont | undefined {
    const weight = getSliceWeight(role);
    const slice = this.slices?.find(grapheme, text, (names) => this.fonts.has(names[weight]));
    const font = slice && this.fonts.get(slice.names[weight]);
    return font?.has(grapheme) ? font : undefined;
  }

  private getSelection(font: Face | ShapingFont): NonNullable<SelectedFont> {
    return getOrCreate(this.selections, font, () =>
      'getGlyph' in font ? { face: font } : { font },
    );
  }
}

/**
 * Selects the font of words for the white space and punctuation between them, if the font has all of it. Words in
 * slices have the spaces of the certificate fonts, because two words may be in different slices.
 */
function joinWords(
  graphemes: readonly string[],
  selected: readonly SelectedFont[],
): SelectedFont[] {
  const joined = [...selected];
  let last = -1;
  for (const [index, grapheme] of graphemes.entries()) {
    if (!letter.test(grapheme)) continue;
    const selection = selected[index];
    const between = graphemes.slice(last + 1, index);
    const isFont = selection && 'font' in selection && !selection.font.isSlice;
    if (isFont && last >= 0 && selected[last] === selection)
      if (between.every((cluster) => selection.font.has(cluster)))
        joined.fill(selection, last + 1, index);
    last = index;
  }
  return joined;
}

/** Creates a run of punctuation in right-to-left text: its characters in reverse order, brackets mirrored. */
function reverseFaceRun(face: Face, text: string): TextRun {
  const sourceText = text.split('').reverse().join('');
  const mirrored = Array.from(sourceText, (character) => {
    const mirror = getMirroredCharacter(character);
    return face.getGlyph(mirror.charCodeAt(0)) === 0 ? character : mirror;
  }).join('');
  return { kind: 'face', face, text: mirrored, sourceText };
}
