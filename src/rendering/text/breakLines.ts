import { graphemesOf } from '#model/text/graphemes.ts';
import { remembered } from '#model/remembered.ts';

/** A word with its width and what stands between it and the next one, in ems. */
interface Word {
  text: string;
  width: number;
  gap: number;
  /** The rest of a word that was cut: it begins a line. */
  isRest: boolean;
}

/**
 * Breaks one paragraph between words. A word wider than the measure is cut between graphemes, without a hyphen; nothing
 * is ever left out. Measures and tracking are in ems.
 */
export class Paragraph {
  /** The whole text on one line. */
  readonly line: string;
  private readonly widthOf: (piece: string) => number;
  private readonly words: readonly Word[];
  /** Of words that were cut. */
  private readonly graphemeEnds = new Map<Word, readonly number[]>();

  /** @param widthOf measures a piece, in ems */
  constructor(text: string, widthOf: (piece: string) => number) {
    const words = bindDashes(text)
      .split(/[ \t\n]+/)
      .filter(Boolean);
    this.widthOf = widthOf;
    this.line = words.join(' ');
    this.words = words.map((word, index) => this.measured(word, words[index + 1]));
  }

  /** Of the whole text on one line. */
  width(tracking = 0): number {
    return this.widthOf(this.line) + tracking * Math.max(0, this.line.length - 1);
  }

  /**
   * As few lines as the measure allows, then as even as that many lines can be.
   * @param narrowest share of the measure that they keep
   */
  balanced(measure: number, tracking = 0, narrowest = 0.4): string[] {
    const words = [...this.cutTo(measure, tracking)];
    const starts = lineStarts(words, measure, tracking);
    if (starts.length < 2) return linesOf(words, starts);
    // Not narrower than its widest word.
    let low = words.reduce(
      (widest, word) => Math.max(widest, trackedWidth(word, tracking)),
      measure * narrowest,
    );
    let high = measure;
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (lineStarts(words, middle, tracking).length <= starts.length) high = middle;
      else low = middle;
    }
    return linesOf(words, lineStarts(words, high, tracking));
  }

  /** The fewest lines that the measure allows; of more than so many only that they are more. */
  lineCount(measure: number, tracking = 0, most = Infinity): number {
    return lineStarts(this.cutTo(measure, tracking), measure, tracking, most).length;
  }

  private cutTo(measure: number, tracking: number): Iterable<Word> {
    const holds = (word: Word) => trackedWidth(word, tracking) <= measure;
    return this.words.every(holds) ? this.words : this.cut(holds);
  }

  /** One after the other, so that who has seen enough lines need not wait for the rest of a word without an end. */
  private *cut(holds: (word: Word) => boolean): Iterable<Word> {
    for (const word of this.words) {
      if (holds(word)) yield word;
      else yield* this.piecesOf(word, holds);
    }
  }

  private *piecesOf(word: Word, holds: (word: Word) => boolean): Iterable<Word> {
    const ends = remembered(this.graphemeEnds, word, () => endsOf(word.text));
    let start = 0;
    let taken = 0;
    for (let next = 0; next < ends.length; next += taken) {
      const piece = (count: number) =>
        this.measured(word.text.slice(start, ends[next + count - 1]));
      taken = mostThat((count) => holds(piece(count)), taken, ends.length - next);
      const isLast = next + taken === ends.length;
      yield { ...piece(taken), gap: isLast ? word.gap : 0, isRest: next > 0 };
      start = ends[next + taken - 1] ?? start;
    }
  }

  private measured(text: string, next?: string): Word {
    const { widthOf } = this;
    const width = widthOf(text);
    if (next === undefined) return { text, width, gap: 0, isRest: false };
    // Kerning across the space depends on the two letters beside it.
    const [last, first] = [text.slice(-1), next.slice(0, 1)];
    const gap = widthOf(`${last} ${first}`) - widthOf(last) - widthOf(first);
    return { text, width, gap, isRest: false };
  }
}

function trackedWidth({ text, width }: Word, tracking: number): number {
  return width + tracking * (text.length - 1);
}

/** Where the graphemes of a text end. */
function endsOf(text: string): number[] {
  let end = 0;
  return Array.from(graphemesOf(text), (grapheme) => (end += grapheme.length));
}

/**
 * The greatest number that still holds, at least one. Looks from a guess on in steps that double until it is passed: the
 * pieces of a word are about as long as each other, and each length tried is a piece to measure.
 */
function mostThat(holds: (count: number) => boolean, guess: number, most: number): number {
  let low = 1;
  let high = most + 1;
  let tried = guess;
  for (let step = 1; high - low > 1; step *= 2) {
    tried = Math.min(Math.max(tried, low + 1), high - 1);
    const isHeld = holds(tried);
    if (isHeld) low = tried;
    else high = tried;
    const move = Math.min(step, (high - low) >> 1);
    tried = isHeld ? low + move : high - move;
  }
  return low;
}

/** The first word of each line, when each line takes as many as the measure allows; after `most` of them one more. */
function lineStarts(
  words: Iterable<Word>,
  measure: number,
  tracking: number,
  most = Infinity,
): number[] {
  const starts: number[] = [];
  let width = 0;
  let length = 0;
  let gap = 0;
  let index = 0;
  for (const word of words) {
    const wider = width + gap + word.width;
    const longer = length + 1 + word.text.length;
    const fits = wider + tracking * (longer - 1) <= measure;
    const begins = index === 0 || word.isRest || !fits;
    if (begins) starts.push(index);
    if (starts.length > most) break;
    width = begins ? word.width : wider;
    length = begins ? word.text.length : longer;
    gap = word.gap;
    index += 1;
  }
  return starts;
}

function linesOf(words: readonly Word[], starts: readonly number[]): string[] {
  const texts = words.map(({ text }) => text);
  return starts.map((start, line) => texts.slice(start, starts[line + 1]).join(' '));
}

/** Middle dots and dashes stay with the word before them. */
function bindDashes(text: string): string {
  return text.replace(/ ([·–—])/g, '\u00a0$1');
}
