import { type CertificateText, listTextsToLoadFonts } from '#rendering/certificateText.ts';
import {
  type FieldDifference,
  findFieldOfLine,
  normalizeForComparison,
  removeFieldLabel,
} from './fields.ts';
import { findGaps, type Gap } from './findGaps.ts';
import { matchLines } from './matchLines.ts';

/** Differences between the text of a page and the text of the issued page. */
export interface TextComparison {
  differences: readonly FieldDifference[];
  /** Share of the issued lines that the page contains, 0 to 1. */
  sharedRatio: number;
}

/** Compares the lines of a page with the lines of the issued page. */
export function compareText(
  issued: readonly string[],
  actual: readonly string[],
  text: CertificateText,
): TextComparison {
  const gaps = ignoreMovedLines(
    findGaps(issued.map(normalizeForComparison), actual.map(normalizeForComparison)),
    issued,
    actual,
    text,
  );
  const differences = gaps
    .flatMap(({ issuedIndexes, actualIndexes }) =>
      matchLines(
        issuedIndexes.map((index) => issued[index] ?? ''),
        actualIndexes.map((index) => actual[index] ?? ''),
      ),
    )
    .map(([record, file]): FieldDifference => ({
      field: record ? findFieldOfLine(record, text) : 'other',
      source: 'page',
      record: removeFieldLabel(record, text),
      file: removeFieldLabel(file, text),
    }));
  const missing = gaps.reduce((total, { issuedIndexes }) => total + issuedIndexes.length, 0);
  return { differences, sharedRatio: issued.length === 0 ? 1 : 1 - missing / issued.length };
}

/**
 * Minimum length, in characters, of a line that may match a part of a longer text. A shorter line could match by
 * chance.
 */
const minPartialMatchLength = 12;

/**
 * Removes a line from the differences if its text occurs elsewhere on the page, because another layout may have moved
 * the line or added a label to it.
 */
function ignoreMovedLines(
  gaps: readonly Gap[],
  issued: readonly string[],
  actual: readonly string[],
  text: CertificateText,
): Gap[] {
  const toComparable = (line: string | undefined) =>
    normalizeForComparison(line ?? '').toLowerCase();
  const addedLines = new Set(
    gaps.flatMap(({ actualIndexes }) => actualIndexes.map((index) => toComparable(actual[index]))),
  );
  const ownTexts = listTextsToLoadFonts(text).map(toComparable);
  const isOwnText = (line: string) =>
    ownTexts.some(
      (value) => value === line || (line.length >= minPartialMatchLength && hasLine(value, line)),
    );
  return gaps.map(({ issuedIndexes, actualIndexes }) => ({
    issuedIndexes: issuedIndexes.filter((index) => !addedLines.has(toComparable(issued[index]))),
    actualIndexes: actualIndexes.filter((index) => !isOwnText(toComparable(actual[index]))),
  }));
}

/** Returns whether a text contains a line. “2 de novembro” is not a part of “12 de novembro”. */
function hasLine(text: string, line: string): boolean {
  const index = text.indexOf(line);
  return index >= 0 && !(/\d$/.test(text.slice(0, index)) && /^\d/.test(line));
}

/** Part of a text, and whether the other text also contains this part. */
export interface TextDiffPart {
  text: string;
  isShared: boolean;
}

/** Maximum length of texts that are compared letter by letter. Longer texts are marked as entirely different. */
const maxComparedLength = 400;
/**
 * Minimum share of the longer text's letters that both texts must contain. Below this share, letters match only by
 * chance, and the texts are marked as entirely different.
 */
const minSharedRatio = 0.6;

/** Splits two texts into the parts that both contain and the parts that only one of them contains. */
export function diffTexts(text: string, otherText: string): [TextDiffPart[], TextDiffPart[]] {
  const [characters, otherCharacters] = [Array.from(text), Array.from(otherText)];
  const longer = Math.max(characters.length, otherCharacters.length);
  const splitNothing = (): [TextDiffPart[], TextDiffPart[]] => [
    [{ text, isShared: false }],
    [{ text: otherText, isShared: false }],
  ];
  if (longer > maxComparedLength) return splitNothing();
  const gaps = findGaps(characters, otherCharacters);
  const differing = gaps.flatMap(({ issuedIndexes }) => issuedIndexes);
  if (characters.length - differing.length < minSharedRatio * longer) return splitNothing();
  const otherDiffering = gaps.flatMap(({ actualIndexes }) => actualIndexes);
  return [toTextParts(characters, differing), toTextParts(otherCharacters, otherDiffering)];
}

function toTextParts(characters: readonly string[], differing: readonly number[]): TextDiffPart[] {
  const parts: TextDiffPart[] = [];
  characters.forEach((character, index) => {
    const isShared = !differing.includes(index);
    const last = parts.at(-1);
    if (last?.isShared === isShared) last.text += character;
    else parts.push({ text: character, isShared });
  });
  return parts;
}
