import type { Value } from '../hostSettings.ts';

/** Properties of an object in code: names and the code of their values. */
export type CodeProperties = readonly (readonly [name: string, code: string])[];

/** Formats a value as JavaScript, in one line. */
export function formatValue(value: Value): string {
  if (typeof value === 'string') return formatText(value);
  if (Array.isArray(value)) return `[${value.map((item: Value) => formatValue(item)).join(', ')}]`;
  return JSON.stringify(value);
}

/** Formats a text in quotes that can be inside a script element too. */
function formatText(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replaceAll("'", "\\'").replaceAll('<', '\\x3C')}'`;
}

export function formatName(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : formatText(name);
}

/** Formats an object in one line if it is short, else with a line for each property. */
export function formatObject(properties: CodeProperties): string {
  const parts = properties.map(([name, code]) =>
    name === code || name.startsWith('...') ? name : `${formatName(name)}: ${code}`,
  );
  const line = `{ ${parts.join(', ')} }`;
  const isShort = parts.length < 3 && line.length < 70 && !line.includes('\n');
  return isShort ? line : `{\n${parts.map((part) => `${addIndent(part, 2)},\n`).join('')}}`;
}

/** Indents each line that is not empty. */
export function addIndent(text: string, width: number): string {
  return text.replaceAll(/^(?=.)/gm, ' '.repeat(width));
}
