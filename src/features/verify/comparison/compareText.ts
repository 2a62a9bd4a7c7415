import { type CertificateText, listTextsToLoadFonts } from '#rendering/certificateText.ts';
import {
  type FieldDifference,
  findFieldOfLine,
  normalizeForComparison,
  removeFieldLabel,
} from './fields.ts';

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
  const differences = gaps.flatMap(({ issuedIndexes, actualIndexes }) => {
    const longer = Math.max(issuedIndexes.length, actualIndexes.length);
    return Array.from({ length: longer }, (_, index): FieldDifference => {
      const record = issued[issuedIndexes[index] ?? -1] ?? '';
      const file = actual[actualIndexes[index] ?? -1] ?? '';
      return {
        field: record ? findFieldOfLine(record, text) : 'other',
        source: 'page',
        record: removeFieldLabel(record, text),
        file: removeFieldLabel(file, text),
      };
    });
  });
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

/** Returns whether a text contains a line. “2 de novembro” is no part of “12 de novembro”. */
function hasLine(text: string, line: string): boolean {
  const index = text.indexOf(line);
  return index >= 0 && !(/\d$/.test(text.slice(0, index)) && /^\d/.test(line));
}

interface Gap {
  /** Indexes of consecutive lines of the issued page that are missing on the checked page. */
  issuedIndexes: number[];
  actualIndexes: number[];
}

/**
 * Finds the elements of two lists that are not in their longest common subsequence. Consecutive elements form one gap.
 */
function findGaps(issued: readonly string[], actual: readonly string[]): Gap[] {
  const lengths = computeCommonLengths(issued, actual);
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const gaps: Gap[] = [];
  let gap: Gap = { issuedIndexes: [], actualIndexes: [] };
  let [i, j] = [0, 0];
  const close = () => {
    if (gap.issuedIndexes.length + gap.actualIndexes.length > 0) gaps.push(gap);
    gap = { issuedIndexes: [], actualIndexes: [] };
  };
  while (i < issued.length || j < actual.length) {
    if (i < issued.length && j < actual.length && issued[i] === actual[j]) {
      close();
      i++;
      j++;
    } else if (
      j >= actual.length ||
      (i < issued.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1))
    )
      gap.issuedIndexes.push(i++);
    else gap.actualIndexes.push(j++);
  }
  close();
  return gaps;
}

/**
 * Computes a table whose entry [i][j] is the length of the longest common subsequence of the two lists from the indexes
 * i and j to their ends.
 */
function computeCommonLengths<Part>(a: readonly Part[], b: readonly Part[]): Uint16Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i], rows[i + 1]];
      if (!row || !below) continue;
      row[j] = a[i] === b[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
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
  const differingCount = gaps.reduce((sum, gap) => sum + gap.issuedIndexes.length, 0);
  if (characters.length - differingCount < minSharedRatio * longer) return splitNothing();
  const collectIndexes = (side: 'issuedIndexes' | 'actualIndexes') =>
    new Set(gaps.flatMap((gap) => gap[side]));
  return [
    toTextParts(characters, collectIndexes('issuedIndexes')),
    toTextParts(otherCharacters, collectIndexes('actualIndexes')),
  ];
}

function toTextParts(
  characters: readonly string[],
  differing: ReadonlySet<number>,
): TextDiffPart[] {
  const parts: TextDiffPart[] = [];
  characters.forEach((character, index) => {
    const isShared = !differing.has(index);
    const last = parts.at(-1);
    if (last?.isShared === isShared) last.text += character;
    else parts.push({ text: character, isShared });
  });
  return parts;
}
