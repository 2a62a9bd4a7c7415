/** Element types of a compiled ICU message (`@formatjs/cli compile --ast`). */
const KINDS = {
  1: 'text',
  2: 'number',
  3: 'date',
  4: 'time',
  5: 'select',
  6: 'plural',
  8: 'tag',
};

/** Lists the arguments of a compiled message, sorted: `n:plural`, `kind:select(content|mission|other)`. */
export function listArguments(elements) {
  const argumentNames = new Set();
  const visit = (parts) => {
    for (const { type, value, options, children } of parts) {
      const kind = KINDS[type];
      if (kind === undefined) continue;
      const cases = kind === 'select' ? `(${Object.keys(options).sort().join('|')})` : '';
      argumentNames.add(`${value}:${kind}${cases}`);
      if (children) visit(children);
      for (const option of Object.values(options ?? {})) visit(option.value);
    }
  };
  visit(elements);
  return [...argumentNames].sort();
}

/** Compares the ids and arguments of translated messages with English. Returns a sentence for each difference. */
export function compareMessages(language, english, translated) {
  const problems = [];
  for (const id of Object.keys(english).sort()) {
    if (!(id in translated)) {
      problems.push(`${language}.json lacks ${id}.`);
      continue;
    }
    const expected = listArguments(english[id]).join(' ');
    const actual = listArguments(translated[id]).join(' ');
    if (expected !== actual)
      problems.push(`${language}.json, ${id}: arguments [${actual}], in English [${expected}].`);
  }
  for (const id of Object.keys(translated).sort())
    if (!(id in english)) problems.push(`${language}.json has ${id}, which no code uses.`);
  return problems;
}

/**
 * Finds English texts that are used with several message ids.
 *
 * @param allowed [{ text, ids, reason }]: texts that other languages need to word differently
 */
export function findSharedTexts(english, allowed) {
  const byText = new Map();
  for (const [id, text] of Object.entries(english))
    byText.set(text, [...(byText.get(text) ?? []), id]);
  return [...byText]
    .filter(([text, ids]) => ids.length > 1 && !isAllowed(text, ids, allowed))
    .map(
      ([text, ids]) =>
        `“${text}” has several ids (${ids.join(', ')}): use one, or list them in scripts/sameText.json.`,
    );
}

function isAllowed(text, ids, allowed) {
  return allowed.some(
    (entry) => entry.text === text && entry.reason && ids.every((id) => entry.ids.includes(id)),
  );
}
