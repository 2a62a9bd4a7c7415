import { decodeSrgb } from '#domain/color/srgb.ts';
import { encodeLatin1 } from '../syntax.ts';

/**
 * ICC profile (version 2.1) of sRGB displays as defined in IEC 61966-2-1, in Base64: primaries and white adapted to D50, and
 * the beginning of the tone curve.
 */
const profileStart = `
AAAD3AAAAAACEAAAbW50clJHQiBYWVogB88ACgASAAAAAAAAYWNzcAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAPbWAAEAAAAA0y0AAAAAAAAAAAAAAAAA
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAJZGVzYwAAAPAAAABsY3BydAAAAVwAAAAhd3RwdAAAAYAAAAAUclhZWgAAAZQAAAAUZ1hZWgAA
AagAAAAUYlhZWgAAAbwAAAAUclRSQwAAAdAAAAIMZ1RSQwAAAdAAAAIMYlRSQwAAAdAAAAIMZGVzYwAAAAAAAAASc1JHQiBJRUM2MTk2Ni0yLjEAAAAAAAAAAAAA
AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAdGV4dAAAAABObyBjb3B5cmlnaHQsIHVz
ZSBmcmVlbHkAAAAAWFlaIAAAAAAAAPbWAAEAAAAA0y1YWVogAAAAAAAAb6IAADj1AAADkFhZWiAAAAAAAABimQAAt4UAABjaWFlaIAAAAAAAACSgAAAPhAAAts9j
dXJ2AAAAAAAAAQA=
`;

/** Number of values of the tone curve. */
const valueCount = 256;

/**
 * Builds the colour profile of sRGB displays. JavaScript engines may differ in the last bits of a power, but write the
 * same bytes: no value of the curve is so near to half an integer that they would round it differently.
 */
export function buildSrgbProfile(): Uint8Array {
  const start = encodeLatin1(atob(profileStart));
  const profile = new Uint8Array(start.length + 2 * valueCount);
  profile.set(start);
  const curve = new DataView(profile.buffer, start.length);
  for (let index = 0; index < valueCount; index++)
    curve.setUint16(2 * index, Math.round(0xffff * decodeSrgb(index / (valueCount - 1))));
  return profile;
}
