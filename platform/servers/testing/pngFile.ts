const word = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const chunk = (name: string, content: Buffer): Buffer =>
  Buffer.concat([word(content.length), Buffer.from(name), content, word(0)]);

/** @param pixels in whatever form: the platform looks at the head alone */
export function pngFile(width: number, height: number, pixels: Buffer = Buffer.from([1])): Buffer {
  const form = Buffer.from([8, 2, 0, 0, 0]);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', Buffer.concat([word(width), word(height), form])),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
