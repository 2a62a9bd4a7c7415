/** Maximum size of an image in megapixels. Browsers may run out of memory with larger images. */
export const maxMegapixels = 50;
/** Minimum size of an image that looks sharp in print, in pixels: A4 landscape at 150 dpi. */
export const minSharpSize = { width: 1754, height: 1240 };

/** Reason why an image file is rejected. `foreign` is an unsupported file type. */
export type ImageRejection =
  | { reason: 'tooLarge'; bytes: number }
  | { reason: 'tooManyPixels'; width: number; height: number }
  | { reason: 'foreign' }
  | { reason: 'damaged' };

/** Thrown for an image file that the user may not use. */
export class RejectedImageError extends Error {
  override name = 'RejectedImageError';
  readonly rejection: ImageRejection;
  constructor(rejection: ImageRejection, options?: ErrorOptions) {
    super(rejection.reason, options);
    this.rejection = rejection;
  }
}
