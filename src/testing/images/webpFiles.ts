/** WebP files with metadata chunks. */

const buildChunk = (name: string, content: Uint8Array): Buffer => {
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
};

const flags = { ICCP: 0x20, EXIF: 0x08, 'XMP ': 0x04 } as const;

/** Adds metadata chunks to a WebP file. @param still a WebP file that has only image data */
export function buildExtendedWebp(
  still: Buffer,
  size: { width: number; height: number },
  parts: Partial<Record<keyof typeof flags, Uint8Array>>,
): Buffer {
  const header = Buffer.alloc(10);
  for (const [name, flag] of Object.entries(flags))
    if (parts[name as keyof typeof flags]) header[0] = (header[0] ?? 0) | flag;
  header.writeUIntLE(size.width - 1, 4, 3);
  header.writeUIntLE(size.height - 1, 7, 3);
  const body = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    buildChunk('VP8X', header),
    ...(parts.ICCP ? [buildChunk('ICCP', parts.ICCP)] : []),
    still.subarray(12),
    ...(parts.EXIF ? [buildChunk('EXIF', parts.EXIF)] : []),
    ...(parts['XMP '] ? [buildChunk('XMP ', parts['XMP '])] : []),
  ]);
  return buildChunk('RIFF', body);
}
