/** A decoded image. The rows of pixels start at the top. Each pixel has four bytes: red, green, blue, opacity. */
export interface Pixels {
  width: number;
  height: number;
  rgba: Uint8Array;
}
