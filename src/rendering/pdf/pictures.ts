import type { Deflated } from './formats/deflate.ts';
import type { PdfFile } from './PdfFile.ts';
import { reference } from './syntax.ts';

/** A picture as a PDF takes it: a JPEG file as it is, pixels with their opacity, or operators. */
export type PdfPicture = { kind: 'jpeg'; bytes: Uint8Array } | PixelPicture | FormPicture;

/** Operators that fill the unit square. */
export interface FormPicture {
  kind: 'form';
  /** Of its dictionary: the box of what is drawn, and what makes a unit square of it. */
  entries: string;
  content: Deflated;
  /** Named `I0`, `I1`, … */
  pictures: readonly PixelPicture[];
}

export interface PixelPicture {
  kind: 'pixels';
  width: number;
  height: number;
  rgba: Uint8ClampedArray | Uint8Array;
}

/** Pixels as a PDF has them: three bytes of colour each, and one of opacity where any shines through. */
export interface SplitPixels {
  colors: Deflated;
  opacity: Deflated | undefined;
}

export class UnusablePicture extends Error {
  override name = 'UnusablePicture';
}

interface JpegSize {
  width: number;
  height: number;
  components: number;
}

/** Size and components of a JPEG, from its frame header. @throws UnusablePicture when it has none */
export function jpegSize(bytes: Uint8Array): JpegSize {
  const at = (index: number) => bytes[index] ?? 0;
  const word = (index: number) => (at(index) << 8) | at(index + 1);
  if (word(0) !== 0xffd8) throw new UnusablePicture('Not a JPEG');
  for (let place = 2; place + 9 < bytes.length && at(place) === 0xff;) {
    const marker = at(place + 1);
    // Any number of these may stand before a marker.
    if (marker === 0xff) {
      place++;
      continue;
    }
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame)
      return { height: word(place + 5), width: word(place + 7), components: at(place + 9) };
    place += 2 + word(place + 2);
  }
  throw new UnusablePicture('A JPEG without a picture');
}

const exif = 'Exif\0\0';
const exifWithin = 65_536;

/** Whether a PDF shows this file as browsers do: grey or RGB, and without EXIF, by which browsers alone turn pictures. */
export function isPlainJpeg(bytes: Uint8Array): boolean {
  const start = new TextDecoder('latin1').decode(bytes.subarray(0, exifWithin));
  try {
    return jpegSize(bytes).components in jpegColors && !start.includes(exif);
  } catch {
    return false;
  }
}

const jpegColors: Readonly<Record<number, string>> = {
  1: '/ColorSpace/DeviceGray',
  3: '/ColorSpace/DeviceRGB',
};

/**
 * Writes a picture once.
 * @param split takes pixels apart, as `splitPixels` does
 * @throws UnusablePicture for a JPEG of other than grey or RGB: browsers and readers disagree on CMYK
 */
export function writePicture(
  file: PdfFile,
  picture: PdfPicture,
  split: (picture: PixelPicture) => SplitPixels,
): number {
  const common = (width: number, height: number) =>
    `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}/BitsPerComponent 8`;
  if (picture.kind === 'jpeg') {
    const { width, height, components } = jpegSize(picture.bytes);
    const colors = jpegColors[components];
    if (!colors) throw new UnusablePicture(`A JPEG with ${components} components`);
    return file.stream(`${common(width, height)}${colors}/Filter/DCTDecode`, picture.bytes);
  }
  if (picture.kind === 'form') {
    const named = picture.pictures.map(
      (inner, index) => `/I${index} ${reference(writePicture(file, inner, split))}`,
    );
    const entries = `${picture.entries}/Resources<</XObject<<${named.join('')}>>>>`;
    return file.deflated(`/Type/XObject/Subtype/Form${entries}`, picture.content);
  }
  const { width, height } = picture;
  const { colors, opacity } = split(picture);
  const mask = opacity
    ? `/SMask ${reference(file.deflated(`${common(width, height)}/ColorSpace/DeviceGray`, opacity))}`
    : '';
  return file.deflated(`${common(width, height)}/ColorSpace/DeviceRGB${mask}`, colors);
}

/**
 * Colours and opacity apart, deflated.
 * @param deflate of raw bytes
 */
export function splitPixels(
  { width, height, rgba }: PixelPicture,
  deflate: (bytes: Uint8Array) => Deflated,
): SplitPixels {
  const colors = new Uint8Array(width * height * 3);
  const opacity = new Uint8Array(width * height);
  // Plain assignments: any call for each pixel takes half a second for a large picture.
  for (let pixel = 0, from = 0, to = 0; pixel < opacity.length; pixel++) {
    colors[to++] = rgba[from++] ?? 0;
    colors[to++] = rgba[from++] ?? 0;
    colors[to++] = rgba[from++] ?? 0;
    opacity[pixel] = rgba[from++] ?? 0;
  }
  const isOpaque = opacity.every((share) => share === 255);
  return { colors: deflate(colors), opacity: isOpaque ? undefined : deflate(opacity) };
}
