import { sendRestRequest, createCompany, createTemplateBody } from '../testing/calls.ts';
import { createPng } from '../testing/pngFile.ts';
import { testApiUrl } from '../testing/testApi.ts';

let token: string;
beforeAll(async () => {
  ({ token } = (await createCompany(testApiUrl.url)).admin);
});

const BASE = '/missions/certificate-templates';

const encodeUint = (number: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(number, 0, bytes);
  return buffer;
};
const encodeUintLE = (number: number, bytes: number) =>
  Buffer.from(encodeUint(number, bytes)).reverse();
const parseHex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex');

/** A metadata segment that contains the frame and the end marker of a thumbnail. */
const thumbnailSegment = parseHex('ffe1000c ffd8ffc000050100ffd9');

/** Creates a JPEG with a table before its frame header, and FF bytes in its scan. */
const createJpeg = (width: number, height: number, ...segments: Buffer[]) =>
  Buffer.concat([
    parseHex('ffd8'),
    ...segments,
    parseHex('ffc4000300 ffc2000b08'),
    encodeUint(height, 2),
    encodeUint(width, 2),
    parseHex('01011100 ffda0008010100003f00 12ff00d9ffd034 ffd9'),
  ]);

const createWebp = (name: string, content: Buffer) => {
  const body = Buffer.concat([
    Buffer.from(`WEBP${name}`),
    encodeUintLE(content.length, 4),
    content,
    Buffer.alloc(content.length % 2),
  ]);
  return Buffer.concat([Buffer.from('RIFF'), encodeUintLE(body.length, 4), body]);
};
const createLossyWebp = (width: number, height: number) =>
  createWebp(
    'VP8 ',
    Buffer.concat([parseHex('0000009d012a'), encodeUintLE(width, 2), encodeUintLE(height, 2)]),
  );
const createLosslessWebp = (width: number, height: number) =>
  createWebp(
    'VP8L',
    Buffer.concat([parseHex('2f'), encodeUintLE(width - 1 + (height - 1) * 2 ** 14, 4)]),
  );
const createExtendedWebp = (width: number, height: number) =>
  createWebp(
    'VP8X',
    Buffer.concat([encodeUint(0, 4), encodeUintLE(width - 1, 3), encodeUintLE(height - 1, 3)]),
  );

const storeImage = (image: Buffer, mediaType = 'image/png') =>
  sendRestRequest(testApiUrl.url, BASE, {
    token,
    body: createTemplateBody({ raw_image: `data:${mediaType};base64,${image.toString('base64')}` }),
  });

test.each<[string, Buffer, Buffer?]>([
  ['image/png', createPng(10_000, 5_000)],
  ['image/jpeg', createJpeg(10_000, 5_000), createJpeg(10_000, 5_000, thumbnailSegment)],
  ['image/webp', createLossyWebp(5_000, 10_000)],
  ['image/webp', createLosslessWebp(5_000, 10_000)],
  ['image/webp', createExtendedWebp(10_000, 5_000)],
])(
  'accepts %s of 50 megapixels and serves it with its media type',
  async (mediaType, image, uploaded = image) => {
    const { status, json } = await storeImage(uploaded);
    expect(status).toBe(201);
    const served = await fetch((json as { background_image: string }).background_image);
    expect(served.headers.get('content-type')).toBe(mediaType);
    expect(served.headers.get('x-content-type-options')).toBe('nosniff');
    expect(served.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    expect(Buffer.from(await served.arrayBuffer())).toEqual(image);
  },
);

test.each([
  ['PNG', createPng(10_001, 5_000)],
  ['PNG of 50,000 × 50,000', createPng(50_000, 50_000)],
  ['JPEG', createJpeg(10_001, 5_000)],
  ['lossy WebP', createLossyWebp(5_000, 10_001)],
  ['lossless WebP', createLosslessWebp(5_000, 10_001)],
  ['extended WebP', createExtendedWebp(2 ** 24, 2 ** 24)],
])('rejects a %s of more than 50 megapixels', async (_format, image) => {
  const response = await storeImage(image);
  expect(response).toMatchObject({
    status: 400,
    json: { field: 'raw_image', message: 'raw_image: more than 50 megapixels' },
  });
});

const truncate = (image: Buffer, bytes = 1) => image.subarray(0, image.length - bytes);

test.each([
  ['a PNG without its last byte', truncate(createPng(3, 2))],
  ['a PNG without its end', truncate(createPng(3, 2), 12)],
  ['a PNG of its first bytes only', createPng(3, 2).subarray(0, 8)],
  ['a PNG without pixels', createPng(0, 2)],
  ['a JPEG without its last byte', truncate(createJpeg(3, 2))],
  ['a JPEG that ends in its scan', truncate(createJpeg(3, 2), 5)],
  ['a JPEG of its first bytes only', createJpeg(3, 2).subarray(0, 3)],
  ['a JPEG without a frame', parseHex('ffd8ffd9')],
  ['a WebP without its last byte', truncate(createLossyWebp(3, 2))],
  ['a WebP of its first bytes only', createLossyWebp(3, 2).subarray(0, 12)],
  ['a WebP without an image', createWebp('EXIF', Buffer.alloc(20))],
])('rejects %s as damaged', async (_description, image) => {
  expect(await storeImage(image)).toMatchObject({
    status: 400,
    json: { field: 'raw_image', message: 'raw_image: damaged or incomplete' },
  });
});

test.each([
  ['an empty file', ''],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['GIF', 'GIF89a\x01\x00\x01\x00'],
  ['BMP', 'BM\x3a\x00'],
  ['AVIF', '\x00\x00\x00\x1cftypavif'],
  ['HEIC', '\x00\x00\x00\x18ftypheic'],
])('rejects %s declared as PNG', async (_format, text) => {
  expect(await storeImage(Buffer.from(text, 'latin1'))).toMatchObject({
    status: 400,
    json: { field: 'raw_image', message: 'raw_image: must be a PNG, JPEG or WebP' },
  });
});

test.each(['image/svg+xml', 'image/gif', 'text/html', 'image/png,x'])(
  'rejects a data URL with the media type %s',
  async (mediaType) => {
    expect(await storeImage(createPng(3, 2), mediaType)).toMatchObject({
      status: 400,
      json: { field: 'raw_image' },
    });
  },
);

test.each([
  ['PNG', createPng(3, 2)],
  ['JPEG', createJpeg(3, 2)],
  ['WebP', createLosslessWebp(3, 2)],
])('accepts trailing zeros after a %s, but no other bytes', async (_format, image) => {
  expect((await storeImage(Buffer.concat([image], image.length + 5))).status).toBe(201);
  const htmlPage = Buffer.from('<!doctype html><script>alert(1)</script>');
  expect(await storeImage(Buffer.concat([image, Buffer.alloc(5), htmlPage]))).toMatchObject({
    status: 400,
    json: { field: 'raw_image', message: 'raw_image: something follows the end of the picture' },
  });
});

test('accepts an image of 10 MB and answers 413 to one byte more', async () => {
  const padTo = (bytes: number) => Buffer.concat([createPng(3, 2)], bytes);
  expect((await storeImage(padTo(10_485_760))).status).toBe(201);
  expect(await storeImage(padTo(10_485_761))).toMatchObject({
    status: 413,
    json: { field: 'raw_image' },
  });
});

test('gives images unguessable addresses and rejects those of another company', async () => {
  const addresses = await Promise.all(
    [1, 2].map(
      async () => ((await storeImage(createPng(3, 2))).json as { raw_image: string }).raw_image,
    ),
  );
  expect(new Set(addresses).size).toBe(2);
  for (const address of addresses) expect(address).toMatch(/\/media\/images\/[\w-]{22}$/);
  const stranger = await createCompany(testApiUrl.url);
  for (const key of ['background_image', 'raw_image']) {
    const body = createTemplateBody({ [key]: addresses[0] });
    const response = await sendRestRequest(testApiUrl.url, BASE, {
      token: stranger.admin.token,
      body,
    });
    expect(response).toMatchObject({ status: 400, json: { field: key } });
  }
});
