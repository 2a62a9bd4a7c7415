import { type ReactNode, useMemo } from 'react';
import { splitByHighlights } from './highlights.ts';
import { parseSearchWords, type SearchWord } from './searchWords.ts';
import styles from './Highlight.module.css';

interface HighlightProps {
  text: string;
  words: readonly SearchWord[];
}

/** Text in which the matches of the search words are highlighted. */
function Highlight({ text, words }: HighlightProps) {
  return splitByHighlights(text, words).map((part, index) =>
    part.isHighlighted ? (
      <mark key={index} className={styles.highlight}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}

/** Returns a function that renders a name with the words of the search text highlighted. */
export function useHighlight(searchText: string): (name: string) => ReactNode {
  return useMemo(() => {
    const words = parseSearchWords(searchText);
    return (name) => <Highlight text={name} words={words} />;
  }, [searchText]);
}
