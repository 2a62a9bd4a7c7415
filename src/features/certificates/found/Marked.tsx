import { marksOf } from '../matching/marks.ts';
import styles from './FoundView.module.css';

interface MarkedProps {
  text: string;
  /** Folded. */
  words: readonly string[];
}

/** A text with what was looked for marked in it. */
export function Marked({ text, words }: MarkedProps) {
  return marksOf(text, words).map((piece, index) =>
    piece.isMarked ? (
      <mark key={index} className={styles.mark}>
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
