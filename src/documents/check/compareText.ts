import { type CertificateText, textsOf } from '#rendering/certificateText.ts';
import { type Difference, fieldOfLine, solid, withoutLabel } from './fields.ts';

/** What the text of a page has in common with that of the issued one. */
export interface TextComparison {
  differences: readonly Difference[];
  /** Of the issued lines, 0 to 1. */
  sharedLines: number;
}

/** Compares the lines of a page with those of the issued page. */
export function compareText(
  issued: readonly string[],
  found: readonly string[],
  text: CertificateText,
): TextComparison {
  const gaps = withoutMoved(gapsBetween(issued.map(solid), found.map(solid)), issued, found, text);
  const differences = gaps.flatMap(({ issuedAt, foundAt }) => {
    const longer = Math.max(issuedAt.length, foundAt.length);
    return Array.from({ length: longer }, (_, index): Difference => {
      const record = issued[issuedAt[index] ?? -1] ?? '';
      const file = found[foundAt[index] ?? -1] ?? '';
      return {
        field: record ? fieldOfLine(record, text) : 'other',
        source: 'paper',
        record: withoutLabel(record, text),
        file: withoutLabel(file, text),
      };
    });
  });
  const missing = gaps.reduce((total, { issuedAt }) => total + issuedAt.length, 0);
  return { differences, sharedLines: issued.length === 0 ? 1 : 1 - missing / issued.length };
}

/** How many lines two pages share, wherever they stand. */
export function sharedCount(one: readonly string[], other: readonly string[]): number {
  const those = new Set(other.map(solid));
  return one.filter((line) => those.has(solid(line))).length;
}

/** Shorter, and it may stand in a longer text by chance. */
const wrapped = 12;

/** Another layout has its lines in another order, and sets labels where this one has none. */
function withoutMoved(
  gaps: readonly Gap[],
  issued: readonly string[],
  found: readonly string[],
  text: CertificateText,
): Gap[] {
  const bare = (line: string | undefined) => solid(line ?? '').toLowerCase();
  const alone = new Set(gaps.flatMap(({ foundAt }) => foundAt.map((at) => bare(found[at]))));
  const own = textsOf(text).map(bare);
  const isOwn = (line: string) =>
    own.some((value) => value === line || (line.length >= wrapped && value.includes(line)));
  return gaps.map(({ issuedAt, foundAt }) => ({
    issuedAt: issuedAt.filter((at) => !alone.has(bare(issued[at]))),
    foundAt: foundAt.filter((at) => !isOwn(bare(found[at]))),
  }));
}

interface Gap {
  /** Places in each list between two lines that both have. */
  issuedAt: number[];
  foundAt: number[];
}

/** The places that are in no longest common sequence, grouped by where they lie. */
function gapsBetween(issued: readonly string[], found: readonly string[]): Gap[] {
  const lengths = commonLengths(issued, found);
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  const gaps: Gap[] = [];
  let gap: Gap = { issuedAt: [], foundAt: [] };
  let [i, j] = [0, 0];
  const close = () => {
    if (gap.issuedAt.length + gap.foundAt.length > 0) gaps.push(gap);
    gap = { issuedAt: [], foundAt: [] };
  };
  while (i < issued.length || j < found.length) {
    if (i < issued.length && j < found.length && issued[i] === found[j]) {
      close();
      i++;
      j++;
    } else if (j >= found.length || (i < issued.length && lengthAt(i + 1, j) >= lengthAt(i, j + 1)))
      gap.issuedAt.push(i++);
    else gap.foundAt.push(j++);
  }
  close();
  return gaps;
}

/** Lengths of the longest common sequences of what follows each pair of places. */
function commonLengths<Part>(one: readonly Part[], other: readonly Part[]): Uint16Array[] {
  const rows = Array.from({ length: one.length + 1 }, () => new Uint16Array(other.length + 1));
  for (let i = one.length - 1; i >= 0; i--)
    for (let j = other.length - 1; j >= 0; j--) {
      const [row, below] = [rows[i], rows[i + 1]];
      if (!row || !below) continue;
      row[j] =
        one[i] === other[j] ? (below[j + 1] ?? 0) + 1 : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
  return rows;
}

/** A stretch of text, and whether the other text has it too. */
export interface TextPart {
  text: string;
  isShared: boolean;
}

/** Longer texts differ as a whole: nobody would look for letters in them. */
const longestCompared = 400;
/** Of the longer text. With less in common, what is shared is chance. */
const leastShared = 0.6;

/** Splits two texts into what they share and what only one of them has. */
export function differingParts(one: string, other: string): [TextPart[], TextPart[]] {
  const [these, those] = [Array.from(one), Array.from(other)];
  const longer = Math.max(these.length, those.length);
  const asWholes = (): [TextPart[], TextPart[]] => [
    [{ text: one, isShared: false }],
    [{ text: other, isShared: false }],
  ];
  if (longer > longestCompared) return asWholes();
  const alone = gapsBetween(these, those);
  const differing = alone.reduce((sum, gap) => sum + gap.issuedAt.length, 0);
  if (these.length - differing < leastShared * longer) return asWholes();
  const places = (side: 'issuedAt' | 'foundAt') => new Set(alone.flatMap((gap) => gap[side]));
  return [partsOf(these, places('issuedAt')), partsOf(those, places('foundAt'))];
}

function partsOf(characters: readonly string[], alone: ReadonlySet<number>): TextPart[] {
  const parts: TextPart[] = [];
  characters.forEach((character, index) => {
    const isShared = !alone.has(index);
    const last = parts.at(-1);
    if (last?.isShared === isShared) last.text += character;
    else parts.push({ text: character, isShared });
  });
  return parts;
}
