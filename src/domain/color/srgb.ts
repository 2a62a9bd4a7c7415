/**
 * Converts a channel value of an sRGB colour to linear light (IEC 61966-2-1). Argument and result range from 0 to 1.
 */
export function decodeSrgb(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

/**
 * Converts linear light to a channel value of an sRGB colour (IEC 61966-2-1). Argument and result range from 0 to 1.
 */
export function encodeSrgb(light: number): number {
  const positive = Math.max(0, light);
  return positive <= 0.0031308 ? 12.92 * positive : 1.055 * positive ** (1 / 2.4) - 0.055;
}
