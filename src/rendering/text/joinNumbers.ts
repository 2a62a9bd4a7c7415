/** A number that a word may follow: `45`, `9,5`, `12.º`. */
const numberBeforeWord = /^\(?\d(?:[\d.,/-]*[\dºª°])?$/;
/** A short word, such as a unit. */
const shortWord = /^[a-zà-ÿ]{1,7}[.,;:)]*$/;
const shortWordsOfSentences =
  /^(?:[aàeéoyu]|aos?|as|os|[dn][aeo]s?|del|em|en|por|para|com|con|que|el|l[ao]s?|and|at|by|for|from|in|is|of|on|or|the|to|with)$/;
/** A word that a number follows in addresses and legal texts. */
const numberLabel =
  /^\(?(?:n\.?[º°]|no\.|núm\.|nro\.|№|sala|suite|room|conj\.|cj\.|apto\.|bloco|km|art\.|CEP|CNPJ|NIF)$/i;
/** A number, with the sign or the dash after it, if any. */
const labeledNumber = /^\d[\d.,/-]*[º°]?[),;:]*(?:\u00a0[·–—])?$/;

/** Joins numbers with the short word that belongs to them, as in `12.º andar` and `nº 45`, so that no line breaks there. */
export function joinNumbers(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const [index, word] of words.entries()) {
    const previous = words[index - 1];
    if (previous !== undefined && isNumberWithWord(previous, word))
      joined.push(`${joined.pop() ?? ''} ${word}`);
    else joined.push(word);
  }
  return joined.length < words.length ? joined : words;
}

const isNumberWithWord = (first: string, second: string): boolean =>
  (numberBeforeWord.test(first) && shortWord.test(second) && !shortWordsOfSentences.test(second)) ||
  (labeledNumber.test(second) && numberLabel.test(first));
