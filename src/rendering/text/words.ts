/** A word, its width, and the width of the space after the word (`gap`). Widths are in ems. */
export interface Word {
  text: string;
  width: number;
  gap: number;
  /** Whether this is the rest of a word that was cut into several lines. The rest always begins a new line. */
  isContinuation: boolean;
  /** Whether the next word follows without a space, in a script that writes none between words. */
  isJoined: boolean;
}

/** Returns the width of a word with letter spacing, in ems. */
export function getTrackedWidth({ text, width }: Word, tracking: number): number {
  return width + tracking * (text.length - 1);
}

/**
 * Returns the index of the first word of each line if each line has as many words as possible. Stops at `maxLines` + 1
 * lines.
 */
export function findLineStarts(
  words: Iterable<Word>,
  lineWidth: number,
  tracking: number,
  maxLines = Infinity,
): number[] {
  const starts: number[] = [];
  let width = 0;
  let length = 0;
  let gap = 0;
  let spaces = 1;
  let index = 0;
  for (const word of words) {
    const wider = width + gap + word.width;
    const longer = length + spaces + word.text.length;
    const fits = wider + tracking * (longer - 1) <= lineWidth;
    const startsLine = index === 0 || word.isContinuation || !fits;
    if (startsLine) starts.push(index);
    if (starts.length > maxLines) break;
    width = startsLine ? word.width : wider;
    length = startsLine ? word.text.length : longer;
    gap = word.gap;
    spaces = word.isJoined ? 0 : 1;
    index += 1;
  }
  return starts;
}

/** Returns the text of each line. @param starts index of the first word of each line */
export function joinLines(words: readonly Word[], starts: readonly number[]): string[] {
  return starts.map((start, line) => {
    const end = starts[line + 1] ?? words.length;
    return words
      .slice(start, end)
      .map(({ text, isJoined }, index) =>
        isJoined || start + index === end - 1 ? text : `${text} `,
      )
      .join('');
  });
}

/** Joins words to one. Returns undefined for the pieces of a cut word, each of which begins a line. */
export function joinWords(group: readonly Word[]): Word | undefined {
  const [first, ...following] = group;
  const last = group.at(-1);
  if (!first || !last || following.some(({ isContinuation }) => isContinuation)) return undefined;
  const width = group.reduce((sum, word) => sum + word.width + word.gap, -last.gap);
  const { isContinuation } = first;
  return { ...last, text: joinLines(group, [0]).join(''), width, isContinuation };
}
