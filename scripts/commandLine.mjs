// @ts-check
import { parseArgs } from 'node:util';

/** @typedef {import('./commands.mjs').Command} Command */

/** Thrown for a command line with an unknown option or word. The message is one sentence. */
export class UsageError extends Error {
  /** @override */
  name = 'UsageError';
}

/**
 * Checks the arguments of a command.
 * @param {string} name
 * @param {Command} command
 * @param {string[]} args
 * @throws {UsageError}
 */
export function checkArguments(name, { options = {}, listWords, word, isWord }, args) {
  const optionNames = [...Object.keys(options), 'help'];
  const { tokens } = parseArgs({
    args,
    strict: false,
    tokens: true,
    options: Object.fromEntries(Object.entries(options).map(([key, [type]]) => [key, { type }])),
  });
  for (const token of tokens) {
    if (token.kind === 'option' && !optionNames.includes(token.name))
      throw new UsageError(
        describeUnknown(
          name,
          token.rawName,
          optionNames.map((option) => `--${option}`),
        ),
      );
    if (token.kind === 'option' && options[token.name]?.[0] === 'string' && !token.value)
      throw new UsageError(`npm run ${name}: --${token.name} needs a value.`);
    if (token.kind !== 'positional') continue;
    const words = listWords?.() ?? [];
    const isKnown = isWord?.(token.value) ?? (word !== undefined || words.includes(token.value));
    if (!isKnown) throw new UsageError(describeUnknown(name, token.value, words));
  }
}

/**
 * Describes an unknown argument and suggests the nearest that exists.
 * @param {string} name
 * @param {string} argument
 * @param {readonly string[]} candidates the arguments that it has
 */
export function describeUnknown(name, argument, candidates) {
  const [nearest] = candidates
    .map((candidate) => ({ candidate, distance: getEditDistance(argument, candidate) }))
    .filter(({ candidate, distance }) => distance <= Math.max(2, candidate.length / 2))
    .sort((a, b) => a.distance - b.distance);
  const hint = nearest
    ? `; did you mean ${nearest.candidate}?`
    : `; see npm run ${name} -- --help.`;
  return `npm run ${name} does not know ${argument}${hint}`;
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

/**
 * Creates the text of `--help`.
 * @param {string} name
 * @param {Command} command
 */
export function createHelp(name, { does, options = {}, listWords, word }) {
  const words = listWords?.() ?? (word === undefined ? [] : [`<${word}>`]);
  const usage = [
    `npm run ${name}`,
    ...(words.length > 0 || Object.keys(options).length > 0 ? ['--'] : []),
    ...(words.length > 0 ? [`[${words.join('|')}]…`] : []),
    ...Object.entries(options).map(([key, [kind]]) => `[--${key}${kind === 'string' ? ' …' : ''}]`),
  ].join(' ');
  const rows = Object.entries(options).map(([key, [, text]]) => `  --${key.padEnd(12)} ${text}`);
  return [does, '', usage, ...(rows.length > 0 ? ['', ...rows] : [])].join('\n');
}
