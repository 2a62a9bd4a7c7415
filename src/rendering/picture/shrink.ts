import type { Pixels } from './readPng.ts';

/** Most pixels across that paper shows: 2.5 times what a page has at 100 dots an inch. */
export const widest = 2480;

/**
 * A picture with a whole fraction of its pixels across and down, so that none is wider than paper shows; one that is not stays.
 * Each new pixel is the mean of those it stands for, weighed by their opacity: what cannot be seen gives no colour.
 */
export function shrink(picture: Pixels): Pixels {
  const side = Math.ceil(picture.width / widest);
  if (side <= 1) return picture;
  const width = Math.ceil(picture.width / side);
  const height = Math.ceil(picture.height / side);
  const rgba = new Uint8Array(width * height * 4);
  for (let place = 0; place < width * height; place++) {
    const [left, top] = [(place % width) * side, Math.floor(place / width) * side];
    rgba.set(meanOf(picture, left, top, side), 4 * place);
  }
  return { width, height, rgba };
}

/** Of a square, as far as it lies in the picture. */
function meanOf({ width, height, rgba }: Pixels, left: number, top: number, side: number) {
  const [right, bottom] = [Math.min(left + side, width), Math.min(top + side, height)];
  let [red, green, blue, opacity] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++)
    for (let at = 4 * (y * width + left); at < 4 * (y * width + right); at += 4) {
      const share = rgba[at + 3] ?? 0;
      red += (rgba[at] ?? 0) * share;
      green += (rgba[at + 1] ?? 0) * share;
      blue += (rgba[at + 2] ?? 0) * share;
      opacity += share;
    }
  const seen = Math.max(1, opacity);
  const count = (right - left) * (bottom - top);
  return [red / seen, green / seen, blue / seen, opacity / count].map(Math.round);
}
