// @ts-check
import { parseArgs } from 'node:util';
import { findNearest } from './findNearest.mjs';

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
  const nearest = findNearest(argument, candidates);
  const hint = nearest ? `; did you mean ${nearest}?` : `; see npm run ${name} -- --help.`;
  return `npm run ${name} does not know ${argument}${hint}`;
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
