import { crc32 } from 'node:zlib';
import { sendRestRequest, createCompany, createTemplateBody } from '../testing/calls.ts';
import { testApiUrl } from '../testing/testApi.ts';

let token: string;
beforeAll(async () => {
  ({ token } = (await createCompany(testApiUrl.url)).admin);
});

const secret = 'GPSLatitude 52.5163';

const encodeUint = (value: number, length: number) => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};

/** Creates EXIF data like a camera: an orientation and a description. */
const createCameraExif = (orientation: number) =>
  Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08\0\x02', 'latin1'),
    Buffer.from([0x01, 0x0e, 0, 2, 0, 0, 0, secret.length, 0, 0, 0, 38]),
    Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]),
    Buffer.alloc(4),
    Buffer.from(secret),
  ]);
const createOrientationExif = (orientation: number) =>
  Buffer.concat([
    Buffer.from('MM\0*\0\0\0\x08\0\x01', 'latin1'),
    Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]),
    Buffer.alloc(4),
  ]);

const createSegment = (code: number, ...parts: (string | Buffer)[]) => {
  const content = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)),
  );
  return Buffer.concat([Buffer.of(0xff, code), encodeUint(content.length + 2, 2), content]);
};

const [jfif, adobe, profile] = [
  createSegment(0xe0, 'JFIF\0', Buffer.from([1, 1, 0, 0, 1, 0, 1, 0, 0])),
  createSegment(0xee, 'Adobe', Buffer.from([0, 100, 0, 0, 0, 0, 1])),
  createSegment(0xe2, 'ICC_PROFILE\0\x01\x01', 'a profile'),
];
const tables = createSegment(0xc4, '\0');
const frame = createSegment(0xc2, Buffer.from([8, 0, 2, 0, 3, 1, 1, 0x11, 0]));
const scan = Buffer.concat([
  createSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0xd9, 0xff, 0xd0, 0x34]),
]);
const createJpeg = (...parts: Buffer[]) =>
  Buffer.concat([Buffer.of(0xff, 0xd8), ...parts, Buffer.of(0xff, 0xd9)]);
const createOrientationSegment = (orientation: number) =>
  createSegment(0xe1, 'Exif\0\0', createOrientationExif(orientation));

const createChunk = (name: string, content: Buffer | string) => {
  const nameAndContent = Buffer.concat([
    Buffer.from(name, 'latin1'),
    Buffer.from(content as string, 'latin1'),
  ]);
  return Buffer.concat([
    encodeUint(nameAndContent.length - 4, 4),
    nameAndContent,
    encodeUint(crc32(nameAndContent), 4),
  ]);
};
const head = createChunk('IHDR', Buffer.from([0, 0, 0, 3, 0, 0, 0, 2, 8, 2, 0, 0, 0]));
const pixels = createChunk('IDAT', Buffer.from([1, 2, 3]));
const createPng = (...parts: Buffer[]) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    head,
    ...parts,
    createChunk('IEND', ''),
  ]);

const createWebpChunk = (name: string, content: Buffer) => {
  const size = Buffer.alloc(4);
  size.writeUInt32LE(content.length);
  return Buffer.concat([
    Buffer.from(name, 'latin1'),
    size,
    content,
    Buffer.alloc(content.length % 2),
  ]);
};
const createWebp = (...parts: Buffer[]) =>
  createWebpChunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...parts]));
const createCanvasChunk = (flags: number) =>
  createWebpChunk('VP8X', Buffer.from([flags, 0, 0, 0, 2, 0, 0, 1, 0, 0]));
const image = createWebpChunk('VP8L', Buffer.from([0x2f, 2, 0x40, 0, 0]));
const iccp = createWebpChunk('ICCP', Buffer.from('a profile'));
const xmp = createWebpChunk('XMP ', Buffer.from(secret));

/** Stores an image and fetches it again. */
async function storeAndFetch(mediaType: string, file: Buffer): Promise<Buffer> {
  const raw_image = `data:image/${mediaType};base64,${file.toString('base64')}`;
  const body = createTemplateBody({ raw_image });
  const { status, json } = await sendRestRequest(
    testApiUrl.url,
    '/missions/certificate-templates',
    { token, body },
  );
  expect(status).toBe(201);
  const response = await fetch((json as { background_image: string }).background_image);
  return Buffer.from(await response.arrayBuffer());
}

test.each<[string, string, Buffer, Buffer]>([
  [
    'any change to a JPEG without metadata',
    'jpeg',
    createJpeg(jfif, tables, frame, scan),
    createJpeg(jfif, tables, frame, scan),
  ],
  [
    'EXIF, XMP, captions, comments and application data of a JPEG',
    'jpeg',
    createJpeg(
      createSegment(0xe1, 'Exif\0\0', createCameraExif(1)),
      jfif,
      createSegment(0xe1, 'http://ns.adobe.com/xap/1.0/\0', secret),
      createSegment(0xed, 'Photoshop 3.0\0', secret),
      profile,
      createSegment(0xe2, 'MPF\0', secret),
      createSegment(0xe2, 'FPXR\0', secret),
      createSegment(0xeb, 'JP\0\0', secret),
      createSegment(0xe0, 'JFXX\0', secret),
      adobe,
      tables,
      createSegment(0xfe, secret),
      frame,
      scan,
    ),
    createJpeg(jfif, profile, adobe, tables, frame, scan),
  ],
  [
    'a comment between the scans of a JPEG',
    'jpeg',
    createJpeg(jfif, frame, scan, createSegment(0xfe, secret), tables, scan),
    createJpeg(jfif, frame, scan, tables, scan),
  ],
  [
    'bytes between the segments of a JPEG',
    'jpeg',
    createJpeg(jfif, Buffer.from(secret), frame, scan),
    createJpeg(jfif, frame, scan),
  ],
  [
    'the preview in the JFIF segment of a JPEG',
    'jpeg',
    createJpeg(
      createSegment(0xe0, 'JFIF\0', Buffer.from([1, 1, 0, 0, 1, 0, 1, 1, 1]), 'abc'),
      frame,
      scan,
    ),
    createJpeg(jfif, frame, scan),
  ],
  [
    'any EXIF of a JPEG except the orientation',
    'jpeg',
    createJpeg(createSegment(0xe1, 'Exif\0\0', createCameraExif(6)), jfif, frame, scan),
    createJpeg(createOrientationSegment(6), jfif, frame, scan),
  ],
  [
    'text, dates, EXIF and unknown chunks of a PNG',
    'png',
    createPng(
      createChunk('gAMA', encodeUint(100_000, 4)),
      createChunk('iCCP', 'x\0\0profile'),
      createChunk('eXIf', createCameraExif(1)),
      createChunk('tEXt', `Comment\0${secret}`),
      createChunk('zTXt', `Comment\0\0${secret}`),
      createChunk('iTXt', `XML:com.adobe.xmp\0\0\0\0\0${secret}`),
      createChunk('tIME', Buffer.from([7, 234, 1, 2, 3, 4, 5])),
      createChunk('caBX', secret),
      pixels,
      createChunk('tEXt', `Comment\0${secret}`),
    ),
    createPng(
      createChunk('gAMA', encodeUint(100_000, 4)),
      createChunk('iCCP', 'x\0\0profile'),
      pixels,
    ),
  ],
  [
    'any EXIF of a PNG except the orientation',
    'png',
    createPng(createChunk('eXIf', createCameraExif(8)), pixels),
    createPng(createChunk('eXIf', createOrientationExif(8)), pixels),
  ],
  [
    'EXIF, XMP and unknown chunks of a WebP',
    'webp',
    createWebp(
      createCanvasChunk(0x2c),
      iccp,
      image,
      createWebpChunk('EXIF', createCameraExif(1)),
      xmp,
      createWebpChunk('Note', Buffer.from(secret)),
    ),
    createWebp(createCanvasChunk(0x20), iccp, image),
  ],
  [
    'any EXIF of a WebP except the orientation',
    'webp',
    createWebp(createCanvasChunk(0x0c), image, createWebpChunk('EXIF', createCameraExif(6)), xmp),
    createWebp(createCanvasChunk(0x08), image, createWebpChunk('EXIF', createOrientationExif(6))),
  ],
  [
    'zeros after the end of a PNG',
    'png',
    Buffer.concat([createPng(pixels), Buffer.alloc(9)]),
    createPng(pixels),
  ],
])('does not store %s', async (_description, mediaType, uploaded, expected) => {
  const stored = await storeAndFetch(mediaType, uploaded);
  expect(stored.includes(secret)).toBe(false);
  expect(stored.toString('latin1')).toBe(expected.toString('latin1'));
});

/** EXIF data of a telephone with the place of the photo: a directory with a GPS directory of one latitude. */
const gpsExif = Buffer.concat([
  Buffer.from('MM\0*\0\0\0\x08\0\x01', 'latin1'),
  Buffer.from([0x88, 0x25, 0, 4, 0, 0, 0, 1, 0, 0, 0, 26]),
  Buffer.alloc(4),
  Buffer.from([0, 1, 0, 2, 0, 5, 0, 0, 0, 3, 0, 0, 0, 44]),
  Buffer.alloc(4),
  Buffer.from([0, 0, 0, 52, 0, 0, 0, 1]),
  Buffer.from(secret),
]);
const [exifSegment, filledSegment] = [
  createSegment(0xe1, 'Exif\0\0', gpsExif),
  Buffer.concat([Buffer.of(0xff, 0xff), createSegment(0xe1, 'Exif\0\0', gpsExif)]),
];

test.each<[string, string, Buffer, Buffer]>([
  [
    'text of a PNG',
    'png',
    createPng(createChunk('tEXt', `Comment\0${secret}`), pixels),
    createPng(pixels),
  ],
  [
    'place of a JPEG',
    'jpeg',
    createJpeg(exifSegment, jfif, tables, frame, scan),
    createJpeg(jfif, tables, frame, scan),
  ],
  [
    'place of a JPEG after fill bytes',
    'jpeg',
    createJpeg(jfif, filledSegment, tables, frame, scan),
    createJpeg(jfif, tables, frame, scan),
  ],
  [
    'place of a JPEG after a scan',
    'jpeg',
    createJpeg(jfif, frame, scan, exifSegment, tables, scan),
    createJpeg(jfif, frame, scan, tables, scan),
  ],
])('does not store the %s as a logo or a signature', async (_, type, file, expected) => {
  const { admin } = await createCompany(testApiUrl.url);
  const image = `data:image/${type};base64,${file.toString('base64')}`;
  const body = {
    name: 'A',
    legal_name: '',
    logo: image,
    signatures: [{ name: 'B', role: '', image }],
  };
  const { json } = await sendRestRequest(testApiUrl.url, '/platform/company', {
    method: 'PUT',
    token: admin.token,
    body,
  });
  const { company, signatures } = json as {
    company: { logo_url: string };
    signatures: { image_url: string }[];
  };
  for (const address of [company.logo_url, signatures[0]?.image_url ?? '']) {
    const stored = Buffer.from(await (await fetch(address)).arrayBuffer());
    expect(stored.includes(secret)).toBe(false);
    expect(stored.toString('latin1')).toBe(expected.toString('latin1'));
  }
});
