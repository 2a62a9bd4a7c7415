/** Thrown for an image file that is damaged or truncated. */
export class DamagedImageError extends Error {
  override name = 'DamagedImageError';
}
