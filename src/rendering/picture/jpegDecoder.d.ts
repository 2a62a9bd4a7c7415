/** The half of the package that reads; its own types know only both together. */
declare module 'jpeg-js/lib/decoder.js' {
  export interface DecodedJpeg {
    width: number;
    height: number;
    /** Four bytes a pixel. */
    data: Uint8Array;
  }

  export interface JpegLimits {
    useTArray: true;
    tolerantDecoding: boolean;
    maxResolutionInMP: number;
    maxMemoryUsageInMB: number;
  }

  /** @throws Error for a file that is damaged or beyond a limit */
  export default function decode(bytes: Uint8Array, limits: JpegLimits): DecodedJpeg;
}
