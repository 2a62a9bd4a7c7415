/** A file of an archive, stored as it is. */
export interface Located {
  /** In UTF-8. */
  name: Uint8Array;
  crc: number;
  /** Bytes. */
  size: number;
  /** Where its local header is. */
  offset: number;
}

const classic = 20;
const zip64 = 45;
const inUtf8 = 0x0800;
/** The first day of 1980, the earliest there is: equal files make equal archives. */
const date = 0x0021;
const regularFile = 0o100_644 << 16;
const most16 = 0xffff;
const most32 = 0xffff_ffff;

/** What comes before a file's bytes. PKWARE APPNOTE, 4.3.7. */
export function localHeader(file: Located): Uint8Array {
  const fixed = Buffer.alloc(30);
  fixed.writeUInt32LE(0x0403_4b50, 0);
  writeCommon(fixed, 4, file, classic);
  return Buffer.concat([fixed, file.name]);
}

/** What the list at the end says of a file. 4.3.12, 4.5.3. */
export function centralHeader(file: Located): Uint8Array {
  const isFar = file.offset >= most32;
  const fixed = Buffer.alloc(46);
  fixed.writeUInt32LE(0x0201_4b50, 0);
  // Made by a program that knows the permissions of Unix.
  fixed.writeUInt16LE((3 << 8) | zip64, 4);
  writeCommon(fixed, 6, file, isFar ? zip64 : classic);
  fixed.writeUInt32LE(regularFile >>> 0, 38);
  fixed.writeUInt32LE(isFar ? most32 : file.offset, 42);
  if (!isFar) return Buffer.concat([fixed, file.name]);
  fixed.writeUInt16LE(12, 30);
  const far = Buffer.alloc(12);
  far.writeUInt16LE(1, 0);
  far.writeUInt16LE(8, 2);
  far.writeBigUInt64LE(BigInt(file.offset), 4);
  return Buffer.concat([fixed, file.name, far]);
}

/** The 26 bytes that both headers share. */
function writeCommon(header: Buffer, at: number, { name, crc, size }: Located, version: number) {
  header.writeUInt16LE(version, at);
  header.writeUInt16LE(inUtf8, at + 2);
  header.writeUInt16LE(date, at + 8);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(size, at + 14);
  header.writeUInt32LE(size, at + 18);
  header.writeUInt16LE(name.length, at + 22);
}

/** What follows the list. @param list its entries, and its size and place in bytes */
export function trailer(list: { count: number; size: number; offset: number }): Uint8Array {
  const { count, size, offset } = list;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  const shownCount = Math.min(count, most16);
  end.writeUInt16LE(shownCount, 8);
  end.writeUInt16LE(shownCount, 10);
  end.writeUInt32LE(Math.min(size, most32), 12);
  end.writeUInt32LE(Math.min(offset, most32), 16);
  const isClassic = count < most16 && size < most32 && offset < most32;
  return isClassic ? end : Buffer.concat([zip64End(list), end]);
}

/** 4.3.14 and 4.3.15. */
function zip64End({ count, size, offset }: Parameters<typeof trailer>[0]): Uint8Array {
  const records = Buffer.alloc(56 + 20);
  records.writeUInt32LE(0x0606_4b50, 0);
  records.writeBigUInt64LE(44n, 4);
  records.writeUInt16LE((3 << 8) | zip64, 12);
  records.writeUInt16LE(zip64, 14);
  records.writeBigUInt64LE(BigInt(count), 24);
  records.writeBigUInt64LE(BigInt(count), 32);
  records.writeBigUInt64LE(BigInt(size), 40);
  records.writeBigUInt64LE(BigInt(offset), 48);
  records.writeUInt32LE(0x0706_4b50, 56);
  records.writeBigUInt64LE(BigInt(offset + size), 64);
  records.writeUInt32LE(1, 72);
  return records;
}
