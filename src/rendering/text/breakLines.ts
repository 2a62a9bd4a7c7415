import { remembered } from '#model/remembered.ts';

/** A word with its width and what stands between it and the next one, in ems. */
interface Word {
  text: string;
  width: number;
  gap: number;
  /** The rest of a word that was cut: it begins a line. */
  isRest: boolean;
}

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Breaks one paragraph between words. A word wider than the measure is cut between graphemes, without a hyphen; nothing
 * is ever left out. Measures and tracking are in ems.
 */
export class Paragraph {
  /** The whole text on one line. */
  readonly line: string;
  private readonly widthOf: (piece: string) => number;
  private readonly words: readonly Word[];
  private readonly broken = new Map<string, readonly string[]>();
  private readonly counts = new Map<string, number>();

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
  balanced(measure: number, tracking = 0): readonly string[] {
    return remembered(this.broken, `${measure}|${tracking}`, () => this.evened(measure, tracking));
  }

  private evened(measure: number, tracking: number): string[] {
    const words = this.cutTo(measure, tracking);
    const lines = greedy(words, measure, tracking);
    if (lines.length < 2) return lines;
    const widest = Math.max(...words.map((word) => trackedWidth(word, tracking)));
    let low = Math.max(measure * 0.4, widest);
    let high = measure;
    for (let step = 0; step < 12; step++) {
      const middle = (low + high) / 2;
      if (greedy(words, middle, tracking).length <= lines.length) high = middle;
      else low = middle;
    }
    return greedy(words, high, tracking);
  }

  /** The fewest lines that the measure allows. */
  lineCount(measure: number, tracking = 0): number {
    return remembered(
      this.counts,
      `${measure}|${tracking}`,
      () => greedy(this.cutTo(measure, tracking), measure, tracking).length,
    );
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

function greedy(words: readonly Word[], measure: number, tracking: number): string[] {
  const lines: string[] = [];
  let line = '';
  let width = 0;
  let gap = 0;
  for (const word of words) {
    const longer = `${line} ${word.text}`;
    const wider = width + gap + word.width;
    const fits = wider + tracking * (longer.length - 1) <= measure;
    if (line === '' || word.isRest || !fits) {
      if (line !== '') lines.push(line);
      line = word.text;
      width = word.width;
    } else {
      line = longer;
      width = wider;
    }
    gap = word.gap;
  }
  return line === '' ? lines : [...lines, line];
}

/** Middle dots and dashes stay with the word before them. */
function bindDashes(text: string): string {
  return text.replace(/ ([·–—])/g, '\u00a0$1');
}
