import { encode } from 'jpeg-js';

const [width, height] = [1754, 1240];

/** A finished page as a JPEG, night blue but for a bright band across its lower part. */
export function pageOfNight(): Buffer {
  const rgba = Buffer.alloc(4 * width * height);
  for (let at = 0; at < rgba.length; at += 4) {
    const y = Math.floor(at / 4 / width);
    const color = y > 700 && y < 900 ? [244, 233, 190] : [16, 36, 54];
    rgba.set([...color, 255], at);
  }
  return encode({ width, height, data: rgba }, 90).data;
}
