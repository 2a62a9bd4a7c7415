import { call, newCompany, templateBody } from '../testing/calls.ts';
import { pngFile } from '../testing/pngFile.ts';
import { api } from '../testing/testApi.ts';

let token: string;
beforeAll(async () => {
  ({ token } = (await newCompany(api.url)).admin);
}, 30_000);

const BASE = '/missions/certificate-templates';

const word = (number: number, bytes: number) => {
  const written = Buffer.alloc(bytes);
  written.writeUIntBE(number, 0, bytes);
  return written;
};
const little = (number: number, bytes: number) => Buffer.from(word(number, bytes)).reverse();
const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** With a thumbnail in its head, a table before its frame, and FF in its scan. */
const jpeg = (width: number, height: number) =>
  Buffer.concat([
    hex('ffd8 ffe1000c ffd8ffc000050100ffd9 ffc4000300 ffc2000b08'),
    word(height, 2),
    word(width, 2),
    hex('01011100 ffda0008010100003f00 12ff00d9ffd034 ffd9'),
  ]);

const webp = (name: string, content: Buffer) => {
  const body = Buffer.concat([
    Buffer.from(`WEBP${name}`),
    little(content.length, 4),
    content,
    Buffer.alloc(2),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), little(body.length, 4), body]);
};
const lossy = (width: number, height: number) =>
  webp('VP8 ', Buffer.concat([hex('0000009d012a'), little(width, 2), little(height, 2)]));
const lossless = (width: number, height: number) =>
  webp('VP8L', Buffer.concat([hex('2f'), little(width - 1 + (height - 1) * 2 ** 14, 4)]));
const extended = (width: number, height: number) =>
  webp('VP8X', Buffer.concat([word(0, 4), little(width - 1, 3), little(height - 1, 3)]));

const store = (picture: Buffer, mediaType = 'image/png') =>
  call(api.url, BASE, {
    token,
    body: templateBody({ raw_image: `data:${mediaType};base64,${picture.toString('base64')}` }),
  });

test.each([
  ['image/png', pngFile(10_000, 5_000)],
  ['image/jpeg', jpeg(10_000, 5_000)],
  ['image/webp', lossy(5_000, 10_000)],
  ['image/webp', lossless(5_000, 10_000)],
  ['image/webp', extended(10_000, 5_000)],
])('%s of 50 megapixels is taken, and served as what its bytes say', async (mediaType, picture) => {
  const { status, json } = await store(picture);
  expect(status).toBe(201);
  const served = await fetch((json as { background_image: string }).background_image);
  expect(served.headers.get('content-type')).toBe(mediaType);
  expect(served.headers.get('x-content-type-options')).toBe('nosniff');
  expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  expect(Buffer.from(await served.arrayBuffer())).toEqual(picture);
});

test.each([
  ['PNG', pngFile(10_001, 5_000)],
  ['PNG of 50,000 × 50,000', pngFile(50_000, 50_000)],
  ['JPEG', jpeg(10_001, 5_000)],
  ['lossy WebP', lossy(5_000, 10_001)],
  ['lossless WebP', lossless(5_000, 10_001)],
  ['extended WebP', extended(2 ** 24, 2 ** 24)],
])('a %s of more than 50 megapixels is refused', async (_what, picture) => {
  const answer = await store(picture);
  expect(answer).toMatchObject({
    status: 400,
    json: { field: 'raw_image', message: 'raw_image: more than 50 megapixels' },
  });
});

const cut = (picture: Buffer, bytes = 1) => picture.subarray(0, picture.length - bytes);

test.each([
  ['a PNG without its last byte', cut(pngFile(3, 2))],
  ['a PNG without its end', cut(pngFile(3, 2), 12)],
  ['a PNG of its first bytes only', pngFile(3, 2).subarray(0, 8)],
  ['a PNG without pixels', pngFile(0, 2)],
  ['a JPEG without its last byte', cut(jpeg(3, 2))],
  ['a JPEG that ends in its scan', cut(jpeg(3, 2), 5)],
  ['a JPEG of its first bytes only', jpeg(3, 2).subarray(0, 3)],
  ['a JPEG without a frame', hex('ffd8ffd9')],
  ['a WebP without its last byte', cut(lossy(3, 2))],
  ['a WebP of its first bytes only', lossy(3, 2).subarray(0, 12)],
  ['a WebP without a picture', webp('EXIF', Buffer.alloc(20))],
])('%s is damaged', async (_what, picture) => {
  expect(await store(picture)).toMatchObject({
    status: 400,
    json: { field: 'raw_image', message: 'raw_image: damaged or incomplete' },
  });
});

test.each([
  ['nothing', ''],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['GIF', 'GIF89a\x01\x00\x01\x00'],
  ['BMP', 'BM\x3a\x00'],
  ['AVIF', '\x00\x00\x00\x1cftypavif'],
  ['HEIC', '\x00\x00\x00\x18ftypheic'],
])('%s that says it is a PNG is refused', async (_what, text) => {
  expect(await store(Buffer.from(text, 'latin1'))).toMatchObject({
    status: 400,
    json: { field: 'raw_image', message: 'raw_image: must be a PNG, JPEG or WebP' },
  });
});

test.each(['image/svg+xml', 'image/gif', 'text/html', 'image/png,x'])(
  'a data URL of %s is refused, whatever it holds',
  async (mediaType) => {
    expect(await store(pngFile(3, 2), mediaType)).toMatchObject({
      status: 400,
      json: { field: 'raw_image' },
    });
  },
);

test.each([
  ['PNG', pngFile(3, 2)],
  ['JPEG', jpeg(3, 2)],
  ['WebP', lossless(3, 2)],
])('a %s may be filled up with zeros, and with nothing else', async (_what, picture) => {
  expect((await store(Buffer.concat([picture], picture.length + 5))).status).toBe(201);
  const page = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect(await store(Buffer.concat([picture, Buffer.alloc(5), page]))).toMatchObject({
    status: 400,
    json: { field: 'raw_image', message: 'raw_image: something follows the end of the picture' },
  });
});

test('10 MB are taken, one byte more is not', async () => {
  const filled = (bytes: number) => Buffer.concat([pngFile(3, 2)], bytes);
  expect((await store(filled(10_485_760))).status).toBe(201);
  expect(await store(filled(10_485_761))).toMatchObject({
    status: 413,
    json: { field: 'raw_image' },
  });
}, 60_000);

test("a company's images have names that cannot be guessed and serve no other company", async () => {
  const addresses = await Promise.all(
    [1, 2].map(async () => ((await store(pngFile(3, 2))).json as { raw_image: string }).raw_image),
  );
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses) expect(address).toMatch(/\/media\/images\/[\w-]{22}$/);
  const stranger = await newCompany(api.url);
  for (const key of ['background_image', 'raw_image']) {
    const body = templateBody({ [key]: addresses[0] });
    const stolen = await call(api.url, BASE, { token: stranger.admin.token, body });
    expect(stolen).toMatchObject({ status: 400, json: { field: key } });
  }
});
