import { parseHexColor } from '#domain/color/oklch.ts';

const rgbPattern = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*(?:[,/].*)?\)$/i;

/**
 * Parses a colour that was typed or pasted: three or six hex digits with or without `#`, or `rgb(…)`. An alpha value is
 * ignored.
 * @returns six uppercase hex digits, as stored in templates; undefined if the text is not a colour
 */
export function parseColor(text: string): string | undefined {
  const trimmed = text.trim();
  const channels = rgbPattern.exec(trimmed)?.slice(1).map(Number);
  if (channels)
    return channels.every((value) => value <= 255)
      ? channels.map(formatHexPair).join('')
      : undefined;
  return trimmed.replace('#', '').length === 4 ? undefined : parseHexColor(trimmed)?.slice(1);
}

function formatHexPair(value: number): string {
  return value.toString(16).padStart(2, '0').toUpperCase();
}
