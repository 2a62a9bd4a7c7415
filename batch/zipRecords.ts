/** An uncompressed file in a ZIP archive. */
export interface ZipEntry {
  /** UTF-8 bytes of the file name. */
  name: Uint8Array;
  crc: number;
  /** Size of the file in bytes. */
  size: number;
  /** Offset of the file's local header in the archive, in bytes. */
  offset: number;
}

const classicVersion = 20;
const zip64Version = 45;
const utf8Flag = 0x0800;
/**
 * Date of all files in an archive, in MS-DOS format: 1 January 1980, the earliest date that ZIP supports. The date is
 * fixed so that the same files always give the same archive.
 */
const fixedDate = 0x0021;
const regularFileMode = 0o100_644 << 16;
const max16 = 0xffff;
const max32 = 0xffff_ffff;

/**
 * Builds the local header of a file in a ZIP archive. The local header precedes the file's content (PKWARE APPNOTE,
 * 4.3.7).
 */
export function buildZipLocalHeader(file: ZipEntry): Uint8Array {
  const fixed = Buffer.alloc(30);
  fixed.writeUInt32LE(0x0403_4b50, 0);
  writeCommonFields(fixed, 4, file, classicVersion);
  return Buffer.concat([fixed, file.name]);
}

/** Builds the entry of a file in the central directory of a ZIP archive (PKWARE APPNOTE, 4.3.12, 4.5.3). */
export function buildZipDirectoryEntry(file: ZipEntry): Uint8Array {
  const needsZip64 = file.offset >= max32;
  const fixed = Buffer.alloc(46);
  fixed.writeUInt32LE(0x0201_4b50, 0);
  // The upper byte 3 marks Unix file permissions.
  fixed.writeUInt16LE((3 << 8) | zip64Version, 4);
  writeCommonFields(fixed, 6, file, needsZip64 ? zip64Version : classicVersion);
  fixed.writeUInt32LE(regularFileMode >>> 0, 38);
  fixed.writeUInt32LE(needsZip64 ? max32 : file.offset, 42);
  if (!needsZip64) return Buffer.concat([fixed, file.name]);
  fixed.writeUInt16LE(12, 30);
  const extraField = Buffer.alloc(12);
  extraField.writeUInt16LE(1, 0);
  extraField.writeUInt16LE(8, 2);
  extraField.writeBigUInt64LE(BigInt(file.offset), 4);
  return Buffer.concat([fixed, file.name, extraField]);
}

/** Writes the 26 bytes that the local header and the central directory entry of a file have in common. */
function writeCommonFields(
  header: Buffer,
  offset: number,
  { name, crc, size }: ZipEntry,
  version: number,
) {
  header.writeUInt16LE(version, offset);
  header.writeUInt16LE(utf8Flag, offset + 2);
  header.writeUInt16LE(fixedDate, offset + 8);
  header.writeUInt32LE(crc, offset + 10);
  header.writeUInt32LE(size, offset + 14);
  header.writeUInt32LE(size, offset + 18);
  header.writeUInt16LE(name.length, offset + 22);
}

/**
 * Builds the records that follow the central directory of a ZIP archive.
 * @param directory number of entries in the central directory, and its size and offset in bytes
 */
export function buildZipEndRecords(directory: {
  count: number;
  size: number;
  offset: number;
}): Uint8Array {
  const { count, size, offset } = directory;
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x0605_4b50, 0);
  const limitedCount = Math.min(count, max16);
  end.writeUInt16LE(limitedCount, 8);
  end.writeUInt16LE(limitedCount, 10);
  end.writeUInt32LE(Math.min(size, max32), 12);
  end.writeUInt32LE(Math.min(offset, max32), 16);
  const isClassic = count < max16 && size < max32 && offset < max32;
  return isClassic ? end : Buffer.concat([buildZip64EndRecords(directory), end]);
}

/** Builds the ZIP64 end record of a ZIP archive and the locator of this record (PKWARE APPNOTE, 4.3.14, 4.3.15). */
function buildZip64EndRecords({
  count,
  size,
  offset,
}: Parameters<typeof buildZipEndRecords>[0]): Uint8Array {
  const records = Buffer.alloc(56 + 20);
  records.writeUInt32LE(0x0606_4b50, 0);
  records.writeBigUInt64LE(44n, 4);
  records.writeUInt16LE((3 << 8) | zip64Version, 12);
  records.writeUInt16LE(zip64Version, 14);
  records.writeBigUInt64LE(BigInt(count), 24);
  records.writeBigUInt64LE(BigInt(count), 32);
  records.writeBigUInt64LE(BigInt(size), 40);
  records.writeBigUInt64LE(BigInt(offset), 48);
  records.writeUInt32LE(0x0706_4b50, 56);
  records.writeBigUInt64LE(BigInt(offset + size), 64);
  records.writeUInt32LE(1, 72);
  return records;
}
