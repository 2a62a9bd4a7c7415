import { getOrCreate, getOrCreateLru } from '#runtime/getOrCreate.ts';
import type {
  Face,
  FontRole,
  LoadedCertificateFonts,
  TextHeight,
  TextRun,
} from '../fonts/faces.ts';
import { findFallbackGraphemes, splitIntoFontRuns } from '../fonts/runs.ts';
import { Paragraph } from './breakLines.ts';
import {
  groupGap,
  hasGroupGaps,
  splitAtGaps,
  splitIntoIdentifierPieces,
} from './identifierGroups.ts';

/** Measurements of a text and its parts. Widths are in ems, so that they apply to every font size. */
export interface TextMeasurer {
  readonly text: string;
  /** Whether the text has letters that are shaped. Such a text is not letter-spaced: its letters may be connected. */
  readonly isShaped: boolean;
  /** Returns the width of a part of the text in ems, without additional letter spacing. */
  measureWidth(piece: string): number;
  /**
   * Splits a part of the text into runs, as displayed from left to right. All characters of a run have the same font.
   */
  splitRuns(piece: string): readonly TextRun[];
  /** Returns whether a part of the text belongs to a right-to-left paragraph. */
  isRightToLeft(piece: string): boolean;
  /**
   * Returns the height above and below the baseline, in ems, that shaped letters need. Both are 0 if there are none.
   */
  measureHeight(): TextHeight;
  /** Returns a part of the text as a paragraph that can be broken into lines. */
  getParagraph(piece: string): Paragraph;
}

/**
 * Maximum number of cached measurers. One certificate needs fewer. Without a cache, all texts would be measured again
 * for each layout.
 */
const maxCachedTexts = 128;
const cache = new WeakMap<LoadedCertificateFonts, Map<string, TextMeasurer>>();

/** Returns the measurer of a text. The measurers used most recently are cached. */
export function getTextMeasurer(
  text: string,
  role: FontRole,
  fonts: LoadedCertificateFonts,
): TextMeasurer {
  const texts = getOrCreate(cache, fonts, () => new Map<string, TextMeasurer>());
  return getOrCreateLru(texts, maxCachedTexts, `${role}|${text}`, () =>
    createMeasurer(text, role, fonts),
  );
}

/**
 * Creates the measurer of a text. If one certificate font has all characters of the text, all lines use this font, even
 * lines for which a font with fewer characters would be enough.
 */
function createMeasurer(text: string, role: FontRole, fonts: LoadedCertificateFonts): TextMeasurer {
  const [firstRun, ...otherRuns] = splitIntoFontRuns(text, role, fonts);
  // If no face has the whole text, none has any piece of it: pieces need not be checked.
  const isSingleRun =
    firstRun?.kind === 'face' || findFallbackGraphemes(text, role, fonts).join('') === text;
  const gaps = role === 'identifier' && hasGroupGaps(text) ? { hasGroupGaps: true } : {};
  const { shaper } = fonts;
  const isShaped =
    shaper !== undefined && [firstRun, ...otherRuns].some((run) => run?.kind === 'fallbackText');
  const isShapedRightToLeft = isShaped && shaper.isRightToLeft(text, text);
  const hasParagraphs = text.includes('\n');
  const isRightToLeft = (piece: string) =>
    isShaped && hasParagraphs ? shaper.isRightToLeft(piece, text) : isShapedRightToLeft;
  const shapedRuns = new Map<string, readonly TextRun[]>();
  const splitRuns = (piece: string): readonly TextRun[] => {
    if (isShaped)
      return getOrCreate(shapedRuns, piece, () =>
        shaper.splitRuns(piece, isRightToLeft(piece), role, fonts, text),
      );
    return firstRun && otherRuns.length === 0 && isSingleRun
      ? [{ ...firstRun, text: piece, ...gaps }]
      : splitIntoFontRuns(piece, role, fonts);
  };
  const measureWidth = (piece: string): number =>
    splitRuns(piece).reduce((sum, run) => sum + measureRun(run, role, fonts), 0);
  const splitWords =
    role === 'identifier'
      ? splitIntoIdentifierPieces
      : isShaped
        ? (phrase: string) => shaper.splitWords(phrase)
        : undefined;
  const paragraphs = new Map<string, Paragraph>();
  const getParagraph = (piece: string): Paragraph =>
    getOrCreate(paragraphs, piece, () => new Paragraph(piece, measureWidth, splitWords));
  let height: TextHeight | undefined;
  const measureHeight = () =>
    (height ??= measureShapedRuns(isShaped ? text.split('\n').flatMap(splitRuns) : []));
  return { text, isShaped, measureWidth, splitRuns, isRightToLeft, measureHeight, getParagraph };
}

/**
 * Measures the height of the shaped letters in runs, in ems. Fallback text is left out: its height depends on the fonts
 * of the machine, which should not move the lines around it.
 */
function measureShapedRuns(runs: readonly TextRun[]): TextHeight {
  let [ascent, descent] = [0, 0];
  for (const run of runs) {
    if (run.kind !== 'glyphs') continue;
    const { top, bottom, unitsPerEm } = run.run;
    ascent = Math.max(ascent, top / unitsPerEm);
    descent = Math.max(descent, -bottom / unitsPerEm);
  }
  return { ascent, descent };
}

function measureRun(run: TextRun, role: FontRole, fonts: LoadedCertificateFonts): number {
  if (run.kind === 'glyphs') return run.run.advance / run.run.unitsPerEm;
  return run.kind === 'face'
    ? measureFaceRun(run)
    : fonts.measureFallbackText(run.text, role).width;
}

function measureFaceRun(run: Extract<TextRun, { kind: 'face' }>): number {
  const { face, text } = run;
  if (face.name === 'identifier') return placeIdentifier(face, text, 0, 1, run.hasGroupGaps).right;
  let units = 0;
  let previous = 0;
  for (let index = 0; index < text.length; index++) {
    const glyph = face.getGlyph(text.charCodeAt(index));
    if (index > 0) units += face.getKerning(previous, glyph);
    units += face.getAdvance(glyph);
    previous = glyph;
  }
  return units / face.unitsPerEm;
}

/**
 * Computes the left edge of each character of a text run, and the right edge of the last character, in points.
 * @param x left edge of the first character
 * @param tracking letter spacing after each character, points
 * @param hasGaps whether the text is a line of an identifier with gaps between groups
 */
export function placeGlyphs(
  face: Face,
  text: string,
  x: number,
  size: number,
  tracking: number,
  hasGaps = false,
): { xs: number[]; right: number } {
  if (face.name === 'identifier') return placeIdentifier(face, text, x, size, hasGaps);
  const scale = size / face.unitsPerEm;
  const xs: number[] = [];
  let units = 0;
  let previous = 0;
  for (let index = 0; index < text.length; index++) {
    const glyph = face.getGlyph(text.charCodeAt(index));
    if (index > 0) units += face.getKerning(previous, glyph);
    xs.push(x + units * scale + tracking * index);
    units += face.getAdvance(glyph);
    previous = glyph;
  }
  return { xs, right: x + units * scale + tracking * Math.max(0, text.length - 1) };
}

/** Places the characters of a line of an identifier, without kerning, like `placeGlyphs`. */
function placeIdentifier(face: Face, line: string, x: number, size: number, hasGaps = false) {
  const scale = size / face.unitsPerEm;
  const xs: number[] = [];
  let right = x;
  for (const { text, hasGap } of hasGaps ? splitAtGaps(line) : [{ text: line, hasGap: false }]) {
    for (const character of text) {
      xs.push(right);
      right += face.getAdvance(face.getGlyph(character.charCodeAt(0))) * scale;
    }
    if (hasGap) right += groupGap * size;
  }
  return { xs, right };
}
