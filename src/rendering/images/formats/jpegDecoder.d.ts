/**
 * Types of the decoder of the package `jpeg-js`. The package itself has types only for decoder and encoder together.
 */
declare module 'jpeg-js/lib/decoder.js' {
  export interface DecodedJpeg {
    width: number;
    height: number;
    /** Decoded pixels, four bytes each: red, green, blue, opacity. */
    data: Uint8Array;
  }

  export interface JpegLimits {
    useTArray: true;
    tolerantDecoding: boolean;
    maxResolutionInMP: number;
    maxMemoryUsageInMB: number;
    /**
     * Whether images with three components are converted from YCbCr to RGB. Default: true, unless the file declares
     * RGB.
     */
    colorTransform?: boolean;
  }

  /** Decodes a JPEG file. @throws Error for a file that is damaged or exceeds a limit */
  export default function decode(bytes: Uint8Array, limits: JpegLimits): DecodedJpeg;
}
