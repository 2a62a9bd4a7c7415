/** How values are written in a PDF. Everything is Latin-1 text until it becomes bytes. */

/** Thousandths as they are written after the point: nothing, `.001`, … Far quicker than writing each number. */
const fractions = Array.from({ length: 1000 }, (_, thousandths) =>
  thousandths === 0 ? '' : String(thousandths / 1000).slice(1),
);

/** A number with at most three decimals, as short as it can be. */
export function number(value: number): string {
  const thousandths = Math.round(Math.abs(value) * 1000);
  if (thousandths === 0) return '0';
  const whole = Math.floor(thousandths / 1000);
  const decimals = fractions[thousandths % 1000] ?? '';
  return `${value < 0 ? '-' : ''}${whole === 0 ? '' : whole}${decimals}`;
}

export function numbers(...values: readonly number[]): string {
  return values.map(number).join(' ');
}

/** `#RRGGBB` as three shares. */
export function color(hex: string): string {
  return numbers(...[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255));
}

const hexBytes = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).toUpperCase().padStart(2, '0'),
);

/** A number below 65,536. */
export function hex4(value: number): string {
  return `${hexBytes[value >> 8] ?? ''}${hexBytes[value & 0xff] ?? ''}`;
}

/** Any text: UTF-16 in hexadecimal, so that nothing in it can end the string. */
export function textString(text: string): string {
  let hex = '<FEFF';
  for (let index = 0; index < text.length; index++) hex += hex4(text.charCodeAt(index));
  return `${hex}>`;
}

/** Text of ASCII only, such as addresses; other characters are percent-encoded. */
export function asciiString(text: string): string {
  const ascii = text.replace(/[^\x20-\x7e]+/g, encodeURIComponent);
  return `(${ascii.replace(/[\\()]/g, '\\$&')})`;
}

/** Entries of a dictionary for an instant, in UTC; none for what is no date. @param iso ISO 8601 */
export function dateEntries(iso: string, ...names: readonly string[]): string {
  const instant = instantOf(iso)?.replace(/\D/g, '');
  return instant === undefined ? '' : names.map((name) => `/${name} (D:${instant}Z)`).join('');
}

/** An instant in UTC to the second; undefined for what is no date, or beyond four digits of years. */
export function instantOf(iso: string): string | undefined {
  const time = Date.parse(iso);
  const instant = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return /^\d{4}-/.test(instant) ? instant.slice(0, 19) : undefined;
}

export function reference(id: number): string {
  return `${id} 0 R`;
}

export function references(ids: readonly number[]): string {
  return `[${ids.map(reference).join(' ')}]`;
}

export function latin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}
