/** A word with its width and what stands between it and the next one, in ems. */
interface Word {
  text: string;
  width: number;
  gap: number;
  /** The rest of a word that was cut: it begins a line. */
  isRest: boolean;
}

const graphemes = new Intl.Segmenter();

/**
 * Breaks one paragraph between words. A word wider than the measure is cut between graphemes, without a hyphen; nothing
 * is ever left out. Measures and tracking are in ems.
 */
export class Paragraph {
  /** The whole text on one line. */
  readonly line: string;
  private readonly widthOf: (piece: string) => number;
  private readonly words: readonly Word[];

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

  /** As few lines as the measure allows, then as even as that many lines can be. */
  balanced(measure: number, tracking = 0): string[] {
    const words = this.cutTo(measure, tracking);
    const starts = lineStarts(words, measure, tracking);
    if (starts.length < 2) return linesOf(words, starts);
    const widest = Math.max(...words.map((word) => trackedWidth(word, tracking)));
    let low = Math.max(measure * 0.4, widest);
    let high = measure;
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (lineStarts(words, middle, tracking).length <= starts.length) high = middle;
      else low = middle;
    }
    return linesOf(words, lineStarts(words, high, tracking));
  }

  /** The fewest lines that the measure allows. */
  lineCount(measure: number, tracking = 0): number {
    return lineStarts(this.cutTo(measure, tracking), measure, tracking).length;
  }

  private cutTo(measure: number, tracking: number): readonly Word[] {
    if (this.words.every((word) => trackedWidth(word, tracking) <= measure)) return this.words;
    return this.words.flatMap((word) =>
      trackedWidth(word, tracking) <= measure ? [word] : this.cut(word, measure, tracking),
    );
  }

  private cut(word: Word, measure: number, tracking: number): Word[] {
    const pieces: string[] = [];
    let piece = '';
    for (const { segment } of graphemes.segment(word.text)) {
      const longer = piece + segment;
      if (piece !== '' && trackedWidth(this.measured(longer), tracking) > measure) {
        pieces.push(piece);
        piece = segment;
      } else piece = longer;
    }
    return [...pieces, piece].map((text, index, { length }) => ({
      ...this.measured(text),
      gap: index === length - 1 ? word.gap : 0,
      isRest: index > 0,
    }));
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

/** The first word of each line, when each line takes as many as the measure allows. */
function lineStarts(words: readonly Word[], measure: number, tracking: number): number[] {
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
