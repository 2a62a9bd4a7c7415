import { deflate } from './formats/deflate.ts';
import { PdfFile } from './PdfFile.ts';
import {
  isPlainJpeg,
  jpegSize,
  type PdfPicture,
  splitPixels,
  UnusablePicture,
  writePicture,
} from './pictures.ts';

const quantization = [0xff, 0xdb, 0, 5, 0, 1, 2];
const huffman = [0xff, 0xc4, 0, 4, 9, 9];
const exif = [0xff, 0xe1, 0, 10, ...Buffer.from('Exif\0\0'), 1, 1];
const frame = (marker: number, components: number) => [
  ...[0xff, marker, 0, 8 + 3 * components, 8],
  ...[0x01, 0x2c, 0x02, 0x58, components],
  ...Array<number>(3 * components).fill(1),
];
const jpeg = (...segments: number[][]) =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat(), 0xff, 0xd9]);

const baseline = jpeg(quantization, frame(0xc0, 3));

function written(picture: PdfPicture): string {
  const file = new PdfFile('1.7');
  writePicture(file, picture, (pixels) => splitPixels(pixels, deflate));
  return Buffer.from(file.finish(1, 1)).toString('latin1');
}

test.each([
  ['baseline', baseline, 3],
  ['progressive', jpeg(quantization, huffman, frame(0xc2, 3)), 3],
  ['padded', jpeg(quantization, [0xff, 0xff], frame(0xc0, 3)), 3],
  ['grey', jpeg(frame(0xc0, 1)), 1],
  ['CMYK', jpeg(frame(0xc0, 4)), 4],
])('size and components of a %s JPEG', (_, bytes, components) => {
  expect(jpegSize(bytes)).toEqual({ width: 600, height: 300, components });
});

test.each([
  ['nothing', new Uint8Array()],
  ['a PNG', Uint8Array.from([0x89, 0x50, 0x4e, 0x47])],
  ['a JPEG that ends too early', baseline.slice(0, 12)],
  ['a JPEG without a frame', jpeg(quantization, huffman)],
  ['a JPEG with something between its segments', jpeg([1, 2], frame(0xc0, 3))],
])('%s is unusable', (_, bytes) => {
  expect(() => jpegSize(bytes)).toThrow(UnusablePicture);
  expect(isPlainJpeg(bytes)).toBe(false);
});

test('a JPEG is embedded as it is, in its own colours', () => {
  const text = written({ kind: 'jpeg', bytes: baseline });
  expect(text).toContain('/Width 600/Height 300/BitsPerComponent 8/ColorSpace/DeviceRGB');
  expect(text).toContain(Buffer.from(baseline).toString('latin1'));
  expect(written({ kind: 'jpeg', bytes: jpeg(frame(0xc0, 1)) })).toContain('/DeviceGray');
});

test('a JPEG of four colours is refused', () => {
  expect(() => written({ kind: 'jpeg', bytes: jpeg(frame(0xc0, 4)) })).toThrow(UnusablePicture);
});

test('only a JPEG of grey or RGB that no EXIF turns is shown alike by all', () => {
  expect(isPlainJpeg(baseline)).toBe(true);
  expect(isPlainJpeg(jpeg(frame(0xc2, 1)))).toBe(true);
  expect(isPlainJpeg(jpeg(frame(0xc0, 4)))).toBe(false);
  expect(isPlainJpeg(jpeg(exif, frame(0xc0, 3)))).toBe(false);
});

test('pixels are embedded with their opacity apart', () => {
  const rgba = Uint8ClampedArray.from([255, 0, 0, 255, 0, 0, 255, 128]);
  const text = written({ kind: 'pixels', width: 2, height: 1, rgba });
  expect(text).toContain('/Width 2/Height 1/BitsPerComponent 8/ColorSpace/DeviceRGB/SMask 1 0 R');
  expect(text).toContain(
    Buffer.from(deflate(Uint8Array.of(255, 0, 0, 0, 0, 255)).bytes).toString('latin1'),
  );
  expect(text).toContain(Buffer.from(deflate(Uint8Array.of(255, 128)).bytes).toString('latin1'));
});

test('pixels that nothing shines through need no opacity', () => {
  const rgba = Uint8ClampedArray.from([255, 0, 0, 255, 0, 0, 255, 255]);
  expect(written({ kind: 'pixels', width: 2, height: 1, rgba })).not.toContain('SMask');
});
