const encodeUint32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const createChunk = (name: string, content: Buffer): Buffer =>
  Buffer.concat([encodeUint32(content.length), Buffer.from(name), content, encodeUint32(0)]);

/**
 * Creates a PNG file.
 * @param pixels content of the pixel data chunk; may be invalid, because the platform does not decode pixels
 */
export function createPng(
  width: number,
  height: number,
  pixels: Buffer = Buffer.from([1]),
): Buffer {
  const format = Buffer.from([8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    createChunk('IHDR', Buffer.concat([encodeUint32(width), encodeUint32(height), format])),
    createChunk('IDAT', pixels),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}
