import { crc32, deflateSync } from 'node:zlib';

interface Picture {
  type: string;
  bytes: Buffer;
}

/** Where pictures are kept, and under which addresses they come back. */
export interface Pictures {
  /** What a template keeps in place of a picture that was sent. */
  keep(sent: string): string;
  /** What is answered for what a template or a certificate keeps. */
  addressOf(kept: string): string;
  /** The picture at this path of the server. */
  find(path: string): Picture | undefined;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/gif': 'gif',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

function chunk(name: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), body]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A pale PNG with a darker band at its left edge, in a colour of its own for each number. */
function drawPng(number: number, width: number, height: number): Buffer {
  const tone = [number * 53, number * 97, number * 151].map((part) => part % 96);
  const row = Buffer.alloc(1 + width * 3);
  for (let x = 0; x < width; x += 1) {
    const base = x < width / 12 ? 70 : 160;
    tone.forEach((part, place) => row.writeUInt8(base + part, 1 + x * 3 + place));
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // Eight bits each of red, green and blue.
  head.set([8, 2, 0, 0, 0], 8);
  const rows = Buffer.concat(Array.from({ length: height }, () => row));
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const PREFIX = '/media/';

/** The one of the drawn pictures that is as large as a page. */
const BACKGROUND = 97;

/** @param hosts whether a picture that is sent inside an address gets one of this server, or comes back as it was sent */
export function createPictures(origin: string, hosts: boolean): Pictures {
  const kept = new Map<string, Picture>();
  return {
    keep(sent) {
      const [, type = '', text = ''] = /^data:(image\/\w+);base64,(.+)$/s.exec(sent) ?? [];
      const extension = EXTENSIONS[type];
      if (hosts && extension) {
        const path = `media/sent-${kept.size + 1}.${extension}`;
        kept.set(`/${path}`, { type, bytes: Buffer.from(text, 'base64') });
        return path;
      }
      const own = `${origin}${PREFIX}`;
      return sent.startsWith(own) ? sent.slice(origin.length + 1) : sent;
    },
    addressOf: (path) => (path.startsWith('media/') ? `${origin}/${path}` : path),
    find(path) {
      const drawn = /^\/media\/(\d{1,3})\.png$/.exec(path);
      if (!drawn) return kept.get(path);
      const number = Number(drawn[1]);
      const [width, height] = number === BACKGROUND ? [960, 679] : [240, 160];
      return { type: 'image/png', bytes: drawPng(number, width, height) };
    },
  };
}
