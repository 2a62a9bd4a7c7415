/** Thrown for an image file that is damaged or truncated. */
export class DamagedImageError extends Error {
  override name = 'DamagedImageError';
}

/** Runs a function that reads an image file. If it reads beyond the end of the file, throws DamagedImageError. */
export function rejectTruncated<Value>(read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError) throw new DamagedImageError('Cut short', { cause: error });
    throw error;
  }
}

/** Runs a function that reads an image file. Returns undefined if the file is damaged or truncated. */
export function readIfUndamaged<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof RangeError || error instanceof DamagedImageError) return undefined;
    throw error;
  }
}
