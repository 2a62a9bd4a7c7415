import { encodeLatin1 } from '../syntax.ts';

/**
 * ICC profile (version 2.1) of sRGB displays as defined in IEC 61966-2-1, in Base64: primaries and white adapted to D50, and
 * the beginning of the tone curve. Both constants are data and not computed, because all JavaScript engines must write
 * the same bytes.
 */
const profileStart = `
AAAD3AAAAAACEAAAbW50clJHQiBYWVogB88ACgASAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y0AAAAAAAAAAAAAAAAA
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJZGVzYwAAAPAAAABsY3BydAAAAVwAAAAhd3RwdAAAAYAAAAAUclhZWgAAAZQAAAAUZ1hZWgAA
AagAAAAUYlhZWgAAAbwAAAAUclRSQwAAAdAAAAIMZ1RSQwAAAdAAAAIMYlRSQwAAAdAAAAIMZGVzYwAAAAAAAAASc1JHQiBJRUM2MTk2Ni0yLjEAAAAAAAAAAAAA
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAdGV4dAAAAABObyBjb3B5cmlnaHQsIHVz
ZSBmcmVlbHkAAAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1YWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9j
dXJ2AAAAAAAAAQA=
`;

/**
 * The tone curve, 256 values from 0 to 65,535, as its curvature: each digit is 1 more than the growth of the step
 * between two values. The first step is `firstStep`. As numbers, the values would be six times as long compressed.
 */
const curvature = `
1110211111322231331332223232323223323322333224232414323242333323333332424234233342334234243325233432523424424252425243334343342
5244244334343343434343434343434433443443352534344344344344434344443443534353443534443534443535344444353534534444444444444444444
`;
const firstStep = 20;

/** Builds the colour profile of sRGB displays. */
export function buildSrgbProfile(): Uint8Array {
  const start = encodeLatin1(atob(profileStart));
  const growth = Array.from(curvature.matchAll(/\d/g), ([digit]) => Number(digit) - 1);
  const profile = new Uint8Array(start.length + 2 * (growth.length + 2));
  profile.set(start);
  const view = new DataView(profile.buffer, start.length);
  let [value, step] = [firstStep, firstStep];
  view.setUint16(2, value);
  growth.forEach((change, index) => {
    step += change;
    value += step;
    view.setUint16(2 * index + 4, value);
  });
  return profile;
}
