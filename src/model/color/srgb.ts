/** The transfer curve of sRGB (IEC 61966-2-1): what light a stored value is, and back. Both 0 to 1. */

export function linear(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}

export function gamma(light: number): number {
  const positive = Math.max(0, light);
  return positive <= 0.0031308 ? 12.92 * positive : 1.055 * positive ** (1 / 2.4) - 0.055;
}
