import { detectImageType } from './detectImageType.ts';

describe('detectImageType', () => {
  it.each([
    ['image/png', '\x89PNG\r\n\x1a\n'],
    ['image/jpeg', '\xff\xd8\xff\xe0'],
    ['image/gif', 'GIF89a'],
    ['image/webp', 'RIFF\n\0\0\0WEBPVP8 '],
    [undefined, 'RIFF\n\0\0\0WAVE'],
    [undefined, '<svg'],
    [undefined, ''],
  ])('returns %s for %j', (type, start) => {
    expect(detectImageType(Buffer.from(start, 'latin1'))).toBe(type);
  });
});
