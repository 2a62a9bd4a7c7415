import { splitGraphemes } from '#domain/text/graphemes.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import { preventLoneWord } from './preventLoneWord.ts';
import { joinItems } from './joinItems.ts';
import { joinPrepositions } from './joinPrepositions.ts';
import { joinNumbers } from './joinNumbers.ts';
import { findLineStarts, getTrackedWidth, joinLines, type Word } from './words.ts';

/** Number of lines up to which a word is cut into pieces of equal widths. In longer texts the difference is hardly visible. */
const maxLinesOfEvenCuts = 4;

/**
 * A paragraph that can be broken into lines between words. A word that is wider than a line is cut between graphemes,
 * without a hyphen. No text is ever left out. Widths and letter spacing (`tracking`) are in ems.
 */
export class Paragraph {
  /** The text of the whole paragraph on a single line. */
  readonly line: string;
  private readonly measurePiece: (piece: string) => number;
  private readonly splitWords: (phrase: string) => readonly string[];
  private readonly phrases: readonly string[];
  private measuredWords: readonly Word[] | undefined;
  private measuredWordsWithNumbers: readonly Word[] | undefined;
  /** End of each grapheme in words that were cut, as string indices. */
  private readonly graphemeEnds = new Map<Word, readonly number[]>();

  /**
   * Creates a paragraph from a text.
   * @param measurePiece returns the width of a piece of text, in ems
   * @param splitWords splits text between spaces into words. Default: the text is one word
   */
  constructor(
    text: string,
    measurePiece: (piece: string) => number,
    splitWords: (phrase: string) => readonly string[] = (phrase) => [phrase],
  ) {
    this.phrases = bindDashes(text)
      .split(/[ \t\n]+/)
      .filter(Boolean);
    this.measurePiece = measurePiece;
    this.splitWords = splitWords;
    this.line = this.phrases.join(' ');
  }

  /** Returns the width of the whole text on a single line, in ems. */
  measureWidth(tracking = 0): number {
    return this.measurePiece(this.line) + tracking * Math.max(0, this.line.length - 1);
  }

  /**
   * Breaks the text into as few lines as possible, of widths as equal as possible. Breaks a text with middle dots only
   * at them if that takes no more lines. In a few lines, such as those of a name, the pieces of a word that is wider than a
   * line are of equal widths, too.
   * @param minShare width to which lines may be narrowed, as a share of `lineWidth`; further, if the last line would be a
   * single short word
   */
  breakEvenly(lineWidth: number, tracking = 0, minShare = 0.4): string[] {
    const fitted = [...this.fitWords(lineWidth, tracking)];
    const joined = joinPrepositions(fitted, lineWidth, tracking);
    const words = joinItems(joined, lineWidth, tracking);
    const starts = findLineStarts(words, lineWidth, tracking);
    if (starts.length < 2) return joinLines(words, starts);
    // A dash or dot after a no-break space stays on the line of its word.
    const cutsAgain =
      starts.length <= maxLinesOfEvenCuts &&
      words.some(({ isContinuation }) => isContinuation) &&
      !this.line.includes('\u00a0');
    const getWords = (width: number) => (cutsAgain ? [...this.fitWords(width, tracking)] : words);
    // Lines cannot be narrower than the widest word that is not cut.
    let low = (cutsAgain ? this.words : words)
      .map((word) => getTrackedWidth(word, tracking))
      .filter((width) => width <= lineWidth)
      .reduce((widest, width) => Math.max(widest, width), lineWidth * minShare);
    let high = lineWidth;
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (findLineStarts(getWords(middle), middle, tracking).length <= starts.length) high = middle;
      else low = middle;
    }
    const evenWords = getWords(high);
    const evenStarts = findLineStarts(evenWords, high, tracking);
    return joinLines(evenWords, preventLoneWord(evenWords, evenStarts, high, lineWidth, tracking));
  }

  /** Counts the lines that the text needs. Stops counting at `maxLines` + 1 lines. */
  countLines(lineWidth: number, tracking = 0, maxLines = Infinity): number {
    return findLineStarts(this.fitWords(lineWidth, tracking), lineWidth, tracking, maxLines).length;
  }

  /** The measured words. Most texts fit on one line, so words are measured when they are needed for the first time. */
  private get words(): readonly Word[] {
    return (this.measuredWords ??= this.measurePhrases(this.phrases));
  }

  /** The measured words, with the words that belong to numbers joined to them. */
  private get wordsWithNumbers(): readonly Word[] {
    if (this.measuredWordsWithNumbers) return this.measuredWordsWithNumbers;
    const phrases = joinNumbers(this.phrases);
    const words = phrases === this.phrases ? this.words : this.measurePhrases(phrases);
    return (this.measuredWordsWithNumbers = words);
  }

  private measurePhrases(phrases: readonly string[]): Word[] {
    return phrases.flatMap((phrase, index) => {
      const words = this.splitWords(phrase);
      return words.map((word, position) =>
        position < words.length - 1
          ? { ...this.measureWord(word), isJoined: true }
          : this.measureWord(word, phrases[index + 1]),
      );
    });
  }

  private fitWords(lineWidth: number, tracking: number): Iterable<Word> {
    const fits = (word: Word) => getTrackedWidth(word, tracking) <= lineWidth;
    if (this.wordsWithNumbers.every(fits)) return this.wordsWithNumbers;
    return this.words.every(fits) ? this.words : this.cutLongWords(fits);
  }

  /**
   * Cuts words that are wider than a line. This is a generator, so that a caller that has enough lines need not wait
   * until an extremely long word is cut completely.
   */
  private *cutLongWords(fits: (word: Word) => boolean): Iterable<Word> {
    for (const word of this.words) {
      if (fits(word)) yield word;
      else yield* this.cutWord(word, fits);
    }
  }

  private *cutWord(word: Word, fits: (word: Word) => boolean): Iterable<Word> {
    const ends = getOrCreate(this.graphemeEnds, word, () => getGraphemeEnds(word.text));
    let start = 0;
    let count = 0;
    for (let next = 0; next < ends.length; next += count) {
      const piece = (count: number) =>
        this.measureWord(word.text.slice(start, ends[next + count - 1]));
      count = findMaxCount((count) => fits(piece(count)), count, ends.length - next);
      const isLast = next + count === ends.length;
      yield {
        ...piece(count),
        gap: isLast ? word.gap : 0,
        isContinuation: next > 0,
        isJoined: word.isJoined,
      };
      start = ends[next + count - 1] ?? start;
    }
  }

  private measureWord(text: string, next?: string): Word {
    const { measurePiece } = this;
    const width = measurePiece(text);
    const word = { text, width, gap: 0, isContinuation: false, isJoined: false };
    if (next === undefined) return word;
    // Kerning across the space depends on the letters on both sides.
    const [last, first] = [getLastGrapheme(text), getFirstGrapheme(next)];
    const gap = measurePiece(`${last} ${first}`) - measurePiece(last) - measurePiece(first);
    return { ...word, gap };
  }
}

/** Pattern of a character that may belong to a grapheme of several UTF-16 code units. */
const combinable = /[\u0300-\u036f\u0530-\u1dff\u2000-\uffff]/;

function getFirstGrapheme(text: string): string {
  if (!combinable.test(text.slice(0, 2))) return text.slice(0, 1);
  const [first = ''] = splitGraphemes(text);
  return first;
}

function getLastGrapheme(text: string): string {
  return combinable.test(text.slice(-1))
    ? ([...splitGraphemes(text)].at(-1) ?? '')
    : text.slice(-1);
}

/** Returns the string index of the end of each grapheme in a text. */
function getGraphemeEnds(text: string): number[] {
  let end = 0;
  return Array.from(splitGraphemes(text), (grapheme) => (end += grapheme.length));
}

/**
 * Returns the largest count, from 1 to `maxCount`, for which `fits` returns true. Each call of `fits` measures a text,
 * so the search saves calls: it starts at `guess` and doubles its steps. The result is usually near `guess`, because
 * the pieces of a word have similar lengths.
 */
function findMaxCount(fits: (count: number) => boolean, guess: number, maxCount: number): number {
  let low = 1;
  let high = maxCount + 1;
  let attempt = guess;
  for (let step = 1; high - low > 1; step *= 2) {
    attempt = Math.min(Math.max(attempt, low + 1), high - 1);
    const isFitting = fits(attempt);
    if (isFitting) low = attempt;
    else high = attempt;
    const move = Math.min(step, (high - low) >> 1);
    attempt = isFitting ? low + move : high - move;
  }
  return low;
}

/** Replaces the space before each middle dot or dash by a no-break space, so that no line starts with a dot or dash. */
function bindDashes(text: string): string {
  return text.replace(/ ([·–—])/g, '\u00a0$1');
}
