import { readIfUndamaged } from './damagedImage.ts';
import type { Pixels } from './pixels.ts';

/** Value of the EXIF tag Orientation, which says how to rotate and mirror an image for display. 1 means no change. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

const orientationTag = 0x112;
const shortType = 3;

/**
 * Reads the orientation from EXIF data, which consists of a TIFF header and directories. Only the first directory is
 * read. Accepts only a single 16-bit value, like browsers.
 * @returns 1 if there is no orientation, or if the data is invalid
 */
export function readOrientation(exif: Uint8Array): Orientation {
  const view = new DataView(exif.buffer, exif.byteOffset, exif.byteLength);
  return readIfUndamaged(() => findOrientation(view)) ?? 1;
}

function findOrientation(exif: DataView): Orientation {
  const isLittleEndian = exif.getUint16(0) === 0x4949;
  if (!isLittleEndian && exif.getUint16(0) !== 0x4d4d) return 1;
  if (exif.getUint16(2, isLittleEndian) !== 42) return 1;
  const directory = exif.getUint32(4, isLittleEndian);
  const count = exif.getUint16(directory, isLittleEndian);
  for (let index = 0; index < count; index++) {
    const entry = directory + 2 + 12 * index;
    if (exif.getUint16(entry, isLittleEndian) !== orientationTag) continue;
    const isShort = exif.getUint16(entry + 2, isLittleEndian) === shortType;
    const value = exif.getUint16(entry + 8, isLittleEndian);
    const isValid =
      isShort && exif.getUint32(entry + 4, isLittleEndian) === 1 && value >= 1 && value <= 8;
    return isValid ? (value as Orientation) : 1;
  }
  return 1;
}

/** Returns the size of an image after its EXIF orientation has been applied. */
export function getDisplaySize(
  { width, height }: { width: number; height: number },
  orientation: Orientation,
): { width: number; height: number } {
  const isTurned = orientation >= 5;
  return isTurned ? { width: height, height: width } : { width, height };
}

/**
 * Returns how to copy the stored pixels of an image to the displayed image.
 * @returns three numbers of pixels: index of the first stored pixel in the displayed image, index step to the next
 * pixel of a stored row, and index step to the next stored row
 */
function getSteps(orientation: Orientation, width: number, height: number) {
  const last = width * height - 1;
  const steps = {
    1: [0, 1, width],
    2: [width - 1, -1, width],
    3: [last, -1, -width],
    4: [last - width + 1, 1, -width],
    5: [0, height, 1],
    6: [height - 1, height, -1],
    7: [last, -height, -1],
    8: [last - height + 1, -height, 1],
  } as const;
  return steps[orientation];
}

/** Rotates and mirrors pixels according to an EXIF orientation. */
export function applyOrientation(pixels: Pixels, orientation: Orientation): Pixels {
  if (orientation === 1) return pixels;
  const { width, height, rgba } = pixels;
  const [first, across, down] = getSteps(orientation, width, height);
  const stored = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  const rotated = new Uint32Array(width * height);
  let from = 0;
  for (let row = 0; row < height; row++) {
    let to = first + row * down;
    for (let column = 0; column < width; column++, to += across) rotated[to] = stored[from++] ?? 0;
  }
  return { ...getDisplaySize(pixels, orientation), rgba: new Uint8Array(rotated.buffer) };
}
