/** Pixels that a browser decodes without running out of memory. */
export const maxMegapixels = 50;
/** A4 landscape at 150 dpi: with fewer pixels print looks blurred. */
export const sharpFrom = { width: 1754, height: 1240 };

/** Why a file is not taken. */
export type Refusal =
  | { reason: 'tooLarge'; bytes: number }
  | { reason: 'tooManyPixels'; width: number; height: number }
  | { reason: 'foreign' }
  | { reason: 'damaged' };

export class PictureRefused extends Error {
  override name = 'PictureRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal, options?: ErrorOptions) {
    super(refusal.reason, options);
    this.refusal = refusal;
  }
}
