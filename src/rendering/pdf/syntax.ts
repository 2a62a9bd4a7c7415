import { formatDecimal } from '../formatDecimal.ts';

/** Functions that format values in the syntax of PDF. All output is Latin-1 text. */

export function formatNumbers(...values: readonly number[]): string {
  return values.map(formatDecimal).join(' ');
}

/** Formats a colour `#RRGGBB` as the three numbers from 0 to 1 that PDF operators expect. */
export function formatPdfColor(hex: string): string {
  return formatNumbers(
    ...[1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16) / 255),
  );
}

const hexBytes = Array.from({ length: 256 }, (_, byte) =>
  byte.toString(16).toUpperCase().padStart(2, '0'),
);

/** Formats a number below 65,536 as four hexadecimal digits. */
export function formatHex4(value: number): string {
  return `${hexBytes[value >> 8] ?? ''}${hexBytes[value & 0xff] ?? ''}`;
}

/**
 * Formats any text as a hexadecimal PDF string in UTF-16. No character of the text can end the string
 * early.
 */
export function formatTextString(text: string): string {
  let hex = '<FEFF';
  for (let index = 0; index < text.length; index++) hex += formatHex4(text.charCodeAt(index));
  return `${hex}>`;
}

/**
 * Formats an ASCII text, such as a URL, as a PDF string in parentheses. Characters outside ASCII are percent-encoded.
 */
export function formatAsciiString(text: string): string {
  const ascii = text.replace(/[^\x20-\x7e]+/g, encodeURIComponent);
  return `(${ascii.replace(/[\\()]/g, '\\$&')})`;
}

/**
 * Formats dictionary entries with the same instant as value, in UTC. Returns an empty text for an invalid date.
 * @param iso instant in ISO 8601
 * @param names names of the entries
 */
export function formatPdfDateEntries(iso: string, ...names: readonly string[]): string {
  const instant = toUtcInstant(iso)?.replace(/\D/g, '');
  return instant === undefined ? '' : names.map((name) => `/${name} (D:${instant}Z)`).join('');
}

/**
 * Converts an ISO 8601 instant to UTC, in whole seconds. Returns undefined for an invalid date or a year with more than
 * four digits.
 */
export function toUtcInstant(iso: string): string | undefined {
  const time = Date.parse(iso);
  const instant = Number.isNaN(time) ? '' : new Date(time).toISOString();
  return /^\d{4}-/.test(instant) ? instant.slice(0, 19) : undefined;
}

export function formatPdfReference(id: number): string {
  return `${id} 0 R`;
}

export function formatPdfReferences(ids: readonly number[]): string {
  return `[${ids.map(formatPdfReference).join(' ')}]`;
}

export function encodeLatin1(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length);
  for (let index = 0; index < text.length; index++) bytes[index] = text.charCodeAt(index);
  return bytes;
}

const utf16Decoder = new TextDecoder('utf-16le');

/**
 * Decodes each byte as one character, so that a position in the text is also a position in the bytes. `TextDecoder` would
 * decode some bytes as the characters of Windows-1252, so each byte becomes a code unit of UTF-16.
 */
export function decodeLatin1(bytes: Uint8Array): string {
  return utf16Decoder.decode(Uint16Array.from(bytes));
}

/**
 * Formats matrix entries with five decimals. With three decimals, the far end of a wide rotated letter would be
 * misplaced.
 */
export const formatPrecise = (...values: readonly number[]) =>
  values.map((value) => String(Math.round(value * 1e5) / 1e5)).join(' ');
