import { gzipSync } from 'fflate';

const BLOCK = 512;
const blocksOf = (bytes: number) => Math.ceil(bytes / BLOCK) * BLOCK;

/** Where ustar keeps what it says of a file: field, its place, its length. */
const FIELDS = {
  name: [0, 100],
  mode: [100, 8],
  owner: [108, 8],
  group: [116, 8],
  size: [124, 12],
  mtime: [136, 12],
  checksum: [148, 8],
  type: [156, 1],
  magic: [257, 8],
  prefix: [345, 155],
} as const;

type Field = keyof typeof FIELDS;

/** A number as ustar has it: octal digits and a NUL. */
const octal = (number: number, [, length]: readonly [place: number, length: number]) =>
  `${number.toString(8).padStart(length - 1, '0')}\0`;

/** A path in two parts, the former of which is a folder. @throws Error when it is too long for that */
function partsOf(path: string) {
  const cut =
    path.length > FIELDS.name[1] ? path.indexOf('/', path.length - FIELDS.name[1] - 1) : 0;
  const prefix = cut > 0 ? path.slice(0, cut) : '';
  const name = cut > 0 ? path.slice(cut + 1) : path;
  if (cut < 0 || prefix.length > FIELDS.prefix[1] || !/^[\x20-\x7e]+$/.test(path))
    throw new Error(`No archive can hold a file of this name: ${path}`);
  return { prefix, name };
}

function headerOf(path: string, size: number, mtime: number) {
  const header = Buffer.alloc(BLOCK);
  const put = (field: Field, text: string) => header.write(text, FIELDS[field][0], 'latin1');
  const { prefix, name } = partsOf(path);
  put('name', name);
  put('mode', octal(0o644, FIELDS.mode));
  put('owner', octal(0, FIELDS.owner));
  put('group', octal(0, FIELDS.group));
  put('size', octal(size, FIELDS.size));
  put('mtime', octal(mtime, FIELDS.mtime));
  put('type', '0');
  put('magic', 'ustar\x0000');
  put('prefix', prefix);
  // The sum is of the header with spaces in its own place.
  put('checksum', ' '.repeat(8));
  put(
    'checksum',
    `${header
      .reduce((sum, byte) => sum + byte)
      .toString(8)
      .padStart(6, '0')}\0 `,
  );
  return header;
}

/**
 * A `.tar.gz` whose bytes follow from the files alone, whatever the machine: system tars write owners, times and orders of
 * their own.
 * @param files bytes by path, in the order they are given
 * @param mtime of all of them, in seconds
 */
export function tarGz(files: Readonly<Record<string, Uint8Array>>, mtime: number): Uint8Array {
  const parts = Object.entries(files).flatMap(([path, bytes]) => [
    headerOf(path, bytes.length, mtime),
    bytes,
    Buffer.alloc(blocksOf(bytes.length) - bytes.length),
  ]);
  return gzipSync(Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]), { level: 9, mtime: 0 });
}
