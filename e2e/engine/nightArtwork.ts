import { encode } from 'jpeg-js';

const [width, height] = [1754, 1240];

/** Creates a background image as a JPEG: dark blue with a bright band across the lower part. */
export function createNightArtwork(): Buffer {
  const rgba = Buffer.alloc(4 * width * height);
  for (let at = 0; at < rgba.length; at += 4) {
    const y = Math.floor(at / 4 / width);
    const color = y > 700 && y < 900 ? [244, 233, 190] : [16, 36, 54];
    rgba.set([...color, 255], at);
  }
  return encode({ width, height, data: rgba }, 90).data;
}
