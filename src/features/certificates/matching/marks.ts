import { foldWithPlaces } from './folded.ts';

/** A piece of a text, and whether it is one of the words that were looked for. */
export interface Piece {
  text: string;
  isMarked: boolean;
}

/** A text in pieces, by where it has the words; they are folded. */
export function marksOf(text: string, words: readonly string[]): Piece[] {
  const { folded, places } = foldWithPlaces(text);
  const isMarked = new Uint8Array(text.length);
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      isMarked.fill(1, places[at], places[at + word.length]);
    }
  }
  const pieces: Piece[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end++) {
    if (end < text.length && isMarked[end] === isMarked[start]) continue;
    pieces.push({ text: text.slice(start, end), isMarked: isMarked[start] === 1 });
    start = end;
  }
  return pieces;
}
