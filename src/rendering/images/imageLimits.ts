/** Maximum size of an image that users may choose, in megapixels. Browsers may run out of memory with larger images. */
export const maxMegapixels = 50;
/**
 * Minimum size in pixels of an image that looks sharp when it is printed over a whole page: A4 landscape at 150 dpi.
 */
export const minSharpImageSize = { width: 1754, height: 1240 };

/**
 * Reason why an image file that the user chose is rejected. `foreign` means that the type of the file is not supported.
 */
export type ImageRejection =
  | { reason: 'tooLarge'; bytes: number }
  | { reason: 'tooManyPixels'; width: number; height: number }
  | { reason: 'foreign' }
  | { reason: 'damaged' };

/** Thrown for an image file that is rejected, for example because of its type or size. */
export class RejectedImageError extends Error {
  override name = 'RejectedImageError';
  readonly rejection: ImageRejection;
  constructor(rejection: ImageRejection, options?: ErrorOptions) {
    super(rejection.reason, options);
    this.rejection = rejection;
  }
}
