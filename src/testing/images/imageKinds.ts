/**
 * One example of each kind of image that a platform may serve. Most show the test image, a grid of coloured squares.
 */
import { readFileSync } from 'node:fs';
import { listBrokenFiles } from './brokenFiles.ts';
import { buildExif } from './exif.ts';
import { buildPatchesGif } from './gifFiles.ts';
import { sampleIccProfiles } from './iccProfiles.ts';
import {
  buildExifSegment,
  buildJpegSegment,
  buildPatchesJpeg,
  type JpegOptions,
} from './jpegFiles.ts';
import { patchColumns, patchSize, patchRows } from './patches.ts';
import {
  buildAnimatedPng,
  buildAnimationControlChunk,
  pngChunkBuilders,
  buildFrameControl,
  buildPatchesPng,
  type PngOptions,
} from './pngFiles.ts';
import { buildExtendedWebp } from './webpFiles.ts';

/**
 * Places in which an image is displayed:
 * - `everywhere`: on the screen, in print, in the browser's PDF and in the batch command
 * - `browser`: everywhere except in the batch command, which fails with the image's name
 * - `nowhere`: the document has a plain background and a notice; the batch command fails with the image's name
 */
export type ImageVisibility = 'everywhere' | 'browser' | 'nowhere';

/** A kind of image file, with an example. */
export interface ImageKind {
  /** File name with extension. */
  name: string;
  bytes: Buffer;
  visibility: ImageVisibility;
  /** Expected appearance: the test image in colour or in grey. Default: any appearance, but the same in all places. */
  looks?: 'colored' | 'grey';
}

/**
 * Lists all kinds of images.
 * @param folder folder of the repository with images in formats that are not generated here
 */
export function listImageKinds(folder: string): ImageKind[] {
  const readImage = (name: string) => readFileSync(`${folder}/${name}`);
  return [
    ...listJpegKinds(),
    ...listPngKinds(),
    ...listOtherKinds(readImage),
    ...listBrokenKinds(readImage),
  ];
}

/** The properties of an `ImageKind` except its file. */
type Appearance = Omit<ImageKind, 'name' | 'bytes'>;

const everywhere = { visibility: 'everywhere', looks: 'colored' } as const;
const grey = { visibility: 'everywhere', looks: 'grey' } as const;
const consistent = { visibility: 'everywhere' } as const;

const size = { width: patchColumns * patchSize, height: patchRows * patchSize };

function listJpegKinds(): ImageKind[] {
  const {
    sRGB,
    adobeRgb,
    p3,
    proPhoto,
    linear,
    grey: greyIcc,
    greyTable,
    cmyk,
  } = sampleIccProfiles;
  const jpeg = (name: string, kind: Appearance, file: JpegOptions | Buffer = {}) => ({
    name: `${name}.jpg`,
    bytes: Buffer.isBuffer(file) ? file : buildPatchesJpeg(file),
    ...kind,
  });
  return [
    jpeg('baseline', everywhere),
    jpeg('progressive', everywhere, { isProgressive: true }),
    jpeg('grey', grey, { colors: 'grey' }),
    jpeg('rgb', everywhere, { colors: 'RGB' }),
    jpeg('rgb-by-name', everywhere, { colors: 'RGB by name' }),
    jpeg('cmyk', everywhere, { colors: 'CMYK' }),
    jpeg('cmyk-unmarked', everywhere, { colors: 'unmarked CMYK' }),
    jpeg('ycck', everywhere, { colors: 'YCCK' }),
    ...([2, 3, 4, 5, 6, 7, 8] as const).map((orientation) =>
      jpeg(`turned-${orientation}`, everywhere, { orientation }),
    ),
    jpeg('turned-grey', grey, { orientation: 6, colors: 'grey' }),
    jpeg('turned-adobe-rgb', consistent, { orientation: 8, profile: adobeRgb }),
    jpeg('turned-little', everywhere, buildLittleEndianExifJpeg()),
    jpeg('with-metadata', everywhere, buildJpegWithMetadata()),
    jpeg(
      'with-more-behind',
      everywhere,
      Buffer.concat([buildPatchesJpeg(), buildPatchesJpeg({ orientation: 2 })]),
    ),
    jpeg('srgb-profile', everywhere, { profile: sRGB }),
    jpeg('adobe-rgb', consistent, { profile: adobeRgb }),
    jpeg('p3', consistent, { profile: p3 }),
    jpeg('prophoto', consistent, { profile: proPhoto }),
    jpeg('linear', consistent, { profile: linear }),
    jpeg('long-profile', consistent, { profile: padProfile(adobeRgb) }),
    jpeg('grey-profile', consistent, { colors: 'grey', profile: greyIcc }),
    jpeg('grey-table', consistent, { colors: 'grey', profile: greyTable }),
    jpeg('grey-with-rgb-profile', consistent, { colors: 'grey', profile: linear }),
    jpeg('rgb-with-grey-profile', everywhere, { profile: greyIcc }),
    jpeg('broken-profile', everywhere, { profile: Buffer.from('no profile') }),
    jpeg('cmyk-with-rgb-profile', everywhere, { colors: 'CMYK', profile: adobeRgb }),
    jpeg('cmyk-profile', { visibility: 'browser' }, { colors: 'CMYK', profile: cmyk }),
    jpeg('table-profile', { visibility: 'browser' }, { profile: sampleIccProfiles.table }),
    jpeg(
      'table-and-curve',
      { visibility: 'browser' },
      { profile: sampleIccProfiles.tableAndCurve },
    ),
    jpeg('grey-of-eye', grey, { colors: 'grey', profile: sampleIccProfiles.greyLab }),
  ];
}

/** Pads an ICC profile so that it needs two JPEG segments. */
const padProfile = (profile: Buffer) => {
  const long = Buffer.concat([profile, Buffer.alloc(70_000)]);
  long.writeUInt32BE(long.length, 0);
  return long;
};

function buildLittleEndianExifJpeg(): Buffer {
  const jpeg = buildPatchesJpeg({ orientation: 6 });
  // Readers use the first EXIF segment, which is inserted after the start marker.
  const exif = buildExifSegment(buildExif(6, { isLittleEndian: true, location: '52.5 N 13.4 E' }));
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)]);
}

/** Builds a JPEG with the metadata that cameras and editors write, including a location. */
export function buildJpegWithMetadata(): Buffer {
  return buildPatchesJpeg({
    leadingSegments: [
      buildExifSegment(buildExif(1, { location: '52.5 N 13.4 E' })),
      buildJpegSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x:xmpmeta/>'),
      buildJpegSegment(0xed, 'Photoshop 3.0\0'),
      buildJpegSegment(0xfe, 'a comment'),
    ],
  });
}

/** The x and y chromaticities of white, red, green and blue in sRGB. */
const srgbGamut = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06];
const wideGamut = [0.3127, 0.329, 0.64, 0.33, 0.21, 0.71, 0.15, 0.06];

function listPngKinds(): ImageKind[] {
  const { adobeRgb, grey: greyIcc } = sampleIccProfiles;
  const png = (name: string, kind: Appearance, file: PngOptions | Buffer = {}) => ({
    name: `${name}.png`,
    bytes: Buffer.isBuffer(file) ? file : buildPatchesPng(file),
    ...kind,
  });
  const { gamma, primaries, srgb, profile, video, exif, text, opacities } = pngChunkBuilders;
  const buildPng = (...chunksBeforePixels: Uint8Array[]) => buildPatchesPng({ chunksBeforePixels });
  const rotated = ([3, 5, 6, 7, 8] as const).map((orientation) =>
    png(`turned-${orientation}`, everywhere, {
      orientation,
      chunksBeforePixels: [exif(buildExif(orientation))],
    }),
  );
  return [
    png('plain', everywhere),
    png('grey', grey, { colors: 'grey' }),
    png('palette', everywhere, { colors: 'palette' }),
    png('deep', everywhere, { depth: 16 }),
    png('interlaced', everywhere, { isInterlaced: true }),
    png('opacity', consistent, { colors: 'RGBA' }),
    png('opacities-before-palette', everywhere, {
      colors: 'palette',
      chunksBeforePixels: [opacities(0, 128)],
    }),
    png('opacities-too-late', everywhere, {
      colors: 'palette',
      chunksAfterPixels: [opacities(0, 128)],
    }),
    ...rotated,
    png('turned-too-late', everywhere, { chunksAfterPixels: [exif(buildExif(6))] }),
    png('with-text', everywhere, buildPng(text('52.5 N 13.4 E'))),
    png('gamma-1', consistent, buildPng(gamma(1))),
    png('gamma-0.22', consistent, buildPng(gamma(0.22))),
    png('gamma-0.02', consistent, buildPng(gamma(0.02))),
    png('gamma-0.22727', consistent, buildPng(gamma(0.22727))),
    png('gamma-of-screens', everywhere, buildPng(gamma(0.45455))),
    png('gamma-1-deep', consistent, { depth: 16, chunksBeforePixels: [gamma(1)] }),
    png('gamma-1-grey', consistent, { colors: 'grey', chunksBeforePixels: [gamma(1)] }),
    png('gamma-1-palette', consistent, { colors: 'palette', chunksBeforePixels: [gamma(1)] }),
    png('gamma-1-opacity', consistent, { colors: 'RGBA', chunksBeforePixels: [gamma(1)] }),
    png('gamma-and-primaries', consistent, buildPng(gamma(0.45455), primaries(...wideGamut))),
    png('gamma-and-srgb-primaries', consistent, buildPng(gamma(0.5), primaries(...srgbGamut))),
    png('primaries-alone', everywhere, buildPng(primaries(...wideGamut))),
    png('srgb-before-gamma', everywhere, buildPng(srgb, gamma(1))),
    png('gamma-too-late', everywhere, { chunksAfterPixels: [gamma(1)] }),
    png('adobe-rgb', consistent, buildPng(profile(adobeRgb), gamma(1))),
    png('grey-profile', consistent, { colors: 'grey', chunksBeforePixels: [profile(greyIcc)] }),
    png('grey-with-rgb-profile', consistent, {
      colors: 'grey',
      chunksBeforePixels: [profile(adobeRgb)],
    }),
    png('cmyk-profile', everywhere, buildPng(profile(sampleIccProfiles.cmyk))),
    png('table-profile', { visibility: 'browser' }, buildPng(profile(sampleIccProfiles.table))),
    png(
      'table-and-curve',
      { visibility: 'browser' },
      buildPng(profile(sampleIccProfiles.tableAndCurve)),
    ),
    png('rgb-with-grey-profile', everywhere, buildPng(profile(greyIcc))),
    png('video-p3', consistent, buildPng(video(12, 13), profile(adobeRgb))),
    png('video-2020', consistent, buildPng(video(9, 14))),
    png('video-srgb', everywhere, buildPng(video(1, 13), gamma(1))),
    png('video-unknown', consistent, buildPng(video(2, 2), gamma(1))),
    png('video-bright', { visibility: 'browser' }, buildPng(video(9, 16))),
    png('animated', everywhere, buildAnimatedPng(false)),
    png(
      'animated-one-frame',
      everywhere,
      buildPng(buildAnimationControlChunk(1), buildFrameControl(0, size.width, size.height)),
    ),
    png('animated-without-frames', everywhere, buildPng(buildAnimationControlChunk(2))),
    png('animated-too-late', everywhere, { chunksAfterPixels: [buildAnimationControlChunk(2)] }),
    png('animated-apart', everywhere, buildAnimatedPng(true)),
  ];
}

function listOtherKinds(readImage: (name: string) => Buffer): ImageKind[] {
  const browser = { visibility: 'browser', looks: 'colored' } as const;
  const webp = (parts: Parameters<typeof buildExtendedWebp>[2]) =>
    buildExtendedWebp(readImage('patches.webp'), size, parts);
  return [
    { name: 'plain.gif', bytes: buildPatchesGif(), ...everywhere },
    { name: 'interlaced.gif', bytes: buildPatchesGif({ isInterlaced: true }), ...everywhere },
    { name: 'animated.gif', bytes: buildPatchesGif({ isAnimated: true }), ...everywhere },
    { name: 'holes.gif', bytes: buildPatchesGif({ transparentIndex: 2 }), ...consistent },
    { name: 'own-palette.gif', bytes: buildPatchesGif({ hasLocalPalette: true }), ...everywhere },
    {
      name: 'animated-own-palette.gif',
      bytes: buildPatchesGif({ isAnimated: true, isInterlaced: true, hasLocalPalette: true }),
      ...everywhere,
    },
    { name: 'notes.gif', bytes: buildPatchesGif({ hasComments: true }), ...everywhere },
    {
      name: 'animated-cut.gif',
      bytes: buildPatchesGif({ isAnimated: true }).subarray(0, -200),
      ...everywhere,
    },
    {
      name: 'animated-holes.gif',
      bytes: buildPatchesGif({ isAnimated: true, transparentIndex: 2 }),
      ...consistent,
    },
    {
      name: 'old.gif',
      bytes: Buffer.concat([Buffer.from('GIF87a'), buildPatchesGif().subarray(6)]),
      ...everywhere,
    },
    { name: 'no-end.gif', bytes: buildPatchesGif().subarray(0, -1), ...everywhere },
    { name: 'plain.webp', bytes: readImage('patches.webp'), ...browser },
    { name: 'animated.webp', bytes: readImage('patches-animated.webp'), ...browser },
    {
      name: 'profile.webp',
      bytes: webp({ ICCP: sampleIccProfiles.adobeRgb }),
      visibility: 'browser',
    },
    { name: 'turned.webp', bytes: webp({ EXIF: buildExif(6) }), ...browser },
    { name: 'plain.avif', bytes: readImage('patches.avif'), ...browser },
  ];
}

const listBrokenKinds = (readImage: (name: string) => Buffer): ImageKind[] =>
  Object.entries(listBrokenFiles(readImage)).map(([name, bytes]) => ({
    name,
    bytes,
    visibility: 'nowhere',
  }));
