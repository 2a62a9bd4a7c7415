import { findLineStarts, getTrackedWidth, joinWords, type Word } from './words.ts';

/** A preposition, article or conjunction, in the languages of certificates and of names. */
const preposition =
  /^(?:[aàeéoy]|aos?|às|as|os|[dn][aeo]s?|del|della|di|van|von|em|en|por|para|com|con|el|l[ao]s?|and|for|of|the|to|with)$/i;
const capitalized = /^\p{Lu}/u;
/** Maximum number of prepositions before a word, as in `e de la Cruz`. */
const maxPrepositions = 3;

/**
 * Joins prepositions with the capitalized word after them, as in `Maria de Oliveira` and `Prevenção ao Assédio`, so that
 * no line of a name or a title ends with a preposition. Returns the same words if the text would take more lines then.
 */
export function joinPrepositions(
  words: readonly Word[],
  lineWidth: number,
  tracking: number,
): readonly Word[] {
  const joined: Word[] = [];
  let group: Word[] = [];
  for (const word of words) {
    group.push(word);
    if (preposition.test(word.text) && group.length <= maxPrepositions) continue;
    joined.push(...joinGroup(group, lineWidth, tracking));
    group = [];
  }
  joined.push(...group);
  if (joined.length === words.length) return words;
  const countLines = (units: readonly Word[]) => findLineStarts(units, lineWidth, tracking).length;
  return countLines(joined) <= countLines(words) ? joined : words;
}

/** Joins prepositions with the word after them, if it is capitalized and there is room for all on one line. */
function joinGroup(group: readonly Word[], lineWidth: number, tracking: number): readonly Word[] {
  if (group.length < 2 || !capitalized.test(group.at(-1)?.text ?? '')) return group;
  const unit = joinWords(group);
  return unit && getTrackedWidth(unit, tracking) <= lineWidth ? [unit] : group;
}
