/** Types of the JPEG decoder without the encoder. The package has types only for both together. */
declare module 'jpeg-js/lib/decoder.js' {
  export interface DecodedJpeg {
    width: number;
    height: number;
    /** Pixels, four bytes each: red, green, blue, opacity. */
    data: Uint8Array;
  }

  export interface JpegLimits {
    useTArray: true;
    tolerantDecoding: boolean;
    maxResolutionInMP: number;
    maxMemoryUsageInMB: number;
    /** Whether three components are YCbCr. Default: true unless the file declares otherwise. */
    colorTransform?: boolean;
  }

  /** Decodes a JPEG file. @throws Error for a file that is damaged or exceeds a limit */
  export default function decode(bytes: Uint8Array, limits: JpegLimits): DecodedJpeg;
}
