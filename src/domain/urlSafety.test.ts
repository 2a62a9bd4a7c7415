import { toSafeImageUrl } from './urlSafety.ts';

describe('toSafeImageUrl', () => {
  it.each([
    'https://a.example/b.jpg',
    'http://localhost:4000/media/1',
    '/media/1',
    'a b.jpg',
    'data:image/jpeg;base64,/9j/AA==',
    'data:image/jpg;base64,/9j/AA==',
    'data:image/png;charset=utf-8;base64,AA==',
    'data:image/png;base64,AA\r\n AA==\n',
    '',
  ])('accepts %j', (address) => expect(toSafeImageUrl(address)).toBe(address));

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'data:image/svg+xml;base64,AA==',
    'data:text/html;base64,AA==',
    'data:image/png,AA',
    'data:image/png;name="a";base64,AA==',
    'data:image/png;base64,AA==#x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'ftp://a.example/b.jpg',
    'https://',
  ])('rejects %j', (address) => expect(toSafeImageUrl(address)).toBe(''));
});
