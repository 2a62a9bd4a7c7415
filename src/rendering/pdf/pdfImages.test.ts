import { buildExif } from '#testing/images/exif.ts';
import { sampleIccProfiles } from '#testing/images/iccProfiles.ts';
import {
  buildAdobeSegment,
  buildExifSegment,
  buildJpegSegment,
  buildPatchesJpeg,
} from '#testing/images/jpegFiles.ts';
import { buildPatchesPng } from '#testing/images/pngFiles.ts';
import { deflate } from './formats/deflate.ts';
import { PdfObjectWriter } from './PdfObjectWriter.ts';
import { parseEmbeddableJpeg } from '../images/parseEmbeddableJpeg.ts';
import { type PdfImage, deflatePixels, writeImage } from './pdfImages.ts';

function writeToText(image: PdfImage | undefined): string {
  if (!image) throw new Error('There is no image.');
  const file = new PdfObjectWriter('1.7');
  writeImage(file, image, deflatePixels);
  return Buffer.from(file.finish(1, 1)).toString('latin1');
}

const decodeLatin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

describe('parseEmbeddableJpeg', () => {
  test.each([
    ['baseline', buildPatchesJpeg(), { isGrey: false, isRgb: false, orientation: 1 }],
    ['progressive', buildPatchesJpeg({ isProgressive: true }), { isGrey: false, orientation: 1 }],
    ['grey', buildPatchesJpeg({ colors: 'grey' }), { isGrey: true, orientation: 1 }],
    ['RGB by name', buildPatchesJpeg({ colors: 'RGB by name' }), { isRgb: true }],
    ['sRGB', buildPatchesJpeg({ profile: sampleIccProfiles.sRGB }), { isRgb: false }],
    ['rotated', buildPatchesJpeg({ orientation: 6 }), { width: 256, height: 384, orientation: 6 }],
  ])('accepts a %s JPEG', (_, bytes, expected) => {
    expect(parseEmbeddableJpeg(bytes)).toMatchObject({ kind: 'jpeg', ...expected });
  });

  test.each([
    ['an empty file', new Uint8Array()],
    ['a PNG', buildPatchesPng()],
    ['a truncated JPEG', buildPatchesJpeg().subarray(0, 500)],
    ['a JPEG without its end marker', buildPatchesJpeg().subarray(0, -2)],
    [
      'a JPEG without a frame',
      Buffer.concat([buildPatchesJpeg().subarray(0, 40), Buffer.of(0xff, 0xd9)]),
    ],
    ['a CMYK JPEG', buildPatchesJpeg({ colors: 'CMYK' })],
    ['a JPEG in Adobe RGB', buildPatchesJpeg({ profile: sampleIccProfiles.adobeRgb })],
    ['a JPEG with arithmetic coding', buildJpegWithFrame(0xc9, 8)],
    ['a lossless JPEG', buildJpegWithFrame(0xc3, 8)],
    ['a 12-bit JPEG', buildJpegWithFrame(0xc1, 12)],
  ])('rejects %s', (_, bytes) => {
    expect(parseEmbeddableJpeg(bytes)).toBeUndefined();
  });

  test('leaves a file without metadata untouched', () => {
    const bytes = buildPatchesJpeg();
    expect(parseEmbeddableJpeg(bytes)?.bytes).toBe(bytes);
  });

  test('removes EXIF, XMP, captions, comments, previews and trailing data', () => {
    const secret = 'taken at home';
    const leadingSegments = [
      buildExifSegment(buildExif(1, { location: secret })),
      buildJpegSegment(0xe1, `http://ns.adobe.com/xap/1.0/\0${secret}`),
      buildJpegSegment(0xe2, `MPF\0${secret}`),
      buildJpegSegment(0xed, `Photoshop 3.0\0${secret}`),
      buildJpegSegment(0xfe, secret),
      buildJpegSegment(0xe0, `JFXX\0${secret}`),
    ];
    const bytes = Buffer.concat([buildPatchesJpeg({ leadingSegments }), Buffer.from(secret)]);
    expect(decodeLatin1(parseEmbeddableJpeg(bytes)?.bytes ?? bytes)).toBe(
      decodeLatin1(buildPatchesJpeg()),
    );
  });
});

test('removes a marker that declares RGB from a JFIF file, which is YCbCr', () => {
  const bytes = buildPatchesJpeg({ leadingSegments: [buildAdobeSegment(0)] });
  const image = parseEmbeddableJpeg(bytes);
  expect(decodeLatin1(image?.bytes ?? bytes)).toBe(decodeLatin1(buildPatchesJpeg()));
  const rgb = buildPatchesJpeg({ colors: 'RGB' });
  expect(parseEmbeddableJpeg(rgb)?.bytes).toBe(rgb);
});

/** Builds a JPEG with a different frame header. */
function buildJpegWithFrame(marker: number, bits: number): Buffer {
  const bytes = buildPatchesJpeg();
  const frame = bytes.indexOf(Buffer.of(0xff, 0xc0));
  bytes[frame + 1] = marker;
  bytes[frame + 4] = bits;
  return bytes;
}

test('embeds an unchanged JPEG with its colour space', () => {
  const text = writeToText(parseEmbeddableJpeg(buildPatchesJpeg()));
  expect(text).toContain('/Width 384/Height 256/BitsPerComponent 8/ColorSpace/DeviceRGB');
  expect(text).toContain(decodeLatin1(buildPatchesJpeg()));
  expect(writeToText(parseEmbeddableJpeg(buildPatchesJpeg({ colors: 'grey' })))).toContain(
    '/DeviceGray',
  );
});

test('declares RGB for a JPEG that indicates it only by component names', () => {
  const text = writeToText(parseEmbeddableJpeg(buildPatchesJpeg({ colors: 'RGB by name' })));
  expect(text).toContain('/DecodeParms<</ColorTransform 0>>');
  expect(writeToText(parseEmbeddableJpeg(buildPatchesJpeg()))).not.toContain('DecodeParms');
});

test('embeds a rotated JPEG unchanged in a form that rotates it', () => {
  const image = parseEmbeddableJpeg(buildPatchesJpeg({ orientation: 6 }));
  const text = writeToText(image);
  expect(text).toContain('/Subtype/Form/BBox[0 0 1 1]/Resources<</XObject<</I0 1 0 R>>>>');
  expect(text).toContain(decodeLatin1(deflate(Buffer.from('0 -1 1 0 0 1 cm /I0 Do\n')).bytes));
  expect(text).toContain(decodeLatin1(image?.kind === 'jpeg' ? image.bytes : Buffer.alloc(0)));
  expect(text).not.toContain('Exif');
});

test('embeds pixels with a separate opacity mask', () => {
  const rgba = Uint8ClampedArray.from([255, 0, 0, 255, 0, 0, 255, 128]);
  const text = writeToText({ kind: 'pixels', width: 2, height: 1, rgba });
  expect(text).toContain('/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 1 0 R');
  expect(text).toContain(
    Buffer.from(deflate(Uint8Array.of(255, 0, 0, 0, 0, 255)).bytes).toString('latin1'),
  );
  expect(text).toContain(Buffer.from(deflate(Uint8Array.of(255, 128)).bytes).toString('latin1'));
});

test('embeds opaque pixels without an opacity mask', () => {
  const rgba = Uint8ClampedArray.from([255, 0, 0, 255, 0, 0, 255, 255]);
  expect(writeToText({ kind: 'pixels', width: 2, height: 1, rgba })).not.toContain('SMask');
});
