// @ts-check
/**
 * Formats the end of an error message of `parseArgs`: the option that was probably meant instead of an unknown one.
 * @param {string} message
 * @param {object} options the options that the command has
 * @returns {string} an empty text if no option is similar
 */
export function suggestOption(message, options) {
  const [, option] = /^Unknown option '(--[^']+)'/.exec(message) ?? [];
  const names = Object.keys(options).map((name) => `--${name}`);
  const nearest = option && findNearest(option, names);
  return nearest ? `; did you mean ${nearest}?` : '';
}

/**
 * Finds the most similar candidate, by the number of typing errors.
 * @param {string} word
 * @param {readonly string[]} candidates
 * @returns {string | undefined} undefined if none is similar
 */
export function findNearest(word, candidates) {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: getEditDistance(word, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 2))
    .sort((a, b) => a.distance - b.distance);
  return nearest?.candidate;
}

/**
 * Returns how many letters have to be added, removed or replaced to make one word of another (Levenshtein distance).
 * @param {string} from
 * @param {string} to
 * @returns {number}
 */
function getEditDistance(from, to) {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (let column = 0; column < to.length; column++)
      next.push(
        Math.min(
          /** @type {number} */ (row[column]) + (letter === to[column] ? 0 : 1),
          /** @type {number} */ (row[column + 1]) + 1,
          /** @type {number} */ (next[column]) + 1,
        ),
      );
    row = next;
  }
  return /** @type {number} */ (row[to.length]);
}
