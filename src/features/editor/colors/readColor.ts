import { parseHex } from '#model/color/oklch.ts';

const functional = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/].*)?\)$/i;

/**
 * Six digits in capitals, as templates store colours, from what people type and paste: with or without `#`, three
 * digits, `rgb(…)`. Alpha is dropped.
 */
export function readColor(text: string): string | undefined {
  const trimmed = text.trim();
  const rgb = functional.exec(trimmed)?.slice(1).map(Number);
  if (rgb) return rgb.every((value) => value <= 255) ? rgb.map(hexPair).join('') : undefined;
  return trimmed.replace('#', '').length === 4 ? undefined : parseHex(trimmed)?.slice(1);
}

function hexPair(value: number): string {
  return value.toString(16).padStart(2, '0').toUpperCase();
}
