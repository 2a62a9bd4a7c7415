/** An image as rows of pixels from the top, four bytes per pixel: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}
