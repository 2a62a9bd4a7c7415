import {
  editorPath,
  pathSegment,
  pictureAddress,
  previewPath,
  printingAddress,
  printPath,
  publicAddress,
  publicPlaceOf,
} from './addresses.ts';

const strange = [
  '../../evil',
  '..',
  '.',
  '',
  'a/b',
  'a?b=c',
  'a#b',
  'a\\b',
  '%2e%2e',
  '\ud800',
  'ação',
];

describe.each([
  ['editor', editorPath],
  ['preview', previewPath],
  ['print', printPath],
])('the address of the %s', (screen, pathOf) => {
  it.each(strange)('has the id %j in one segment', (id) => {
    const { pathname, search, hash } = new URL(pathOf(id), 'https://plugin.example');
    expect(pathname).toMatch(new RegExp(`^/${screen}/[^/]+$`));
    expect([search, hash]).toEqual(['', '']);
    const [, , segment = ''] = pathname.split('/');
    expect(segment).toBe(pathSegment(id));
    expect(decodeURIComponent(segment).trim()).toBe(id.replace('\ud800', '\ufffd'));
  });
});

test.each(['7f3c92d1-4b8e', 'A_9'])('the id %j is written as it is', (id) =>
  expect(pathSegment(id)).toBe(id),
);

describe('a picture of a server', () => {
  it.each([
    'https://a.example/b.jpg',
    'http://localhost:4000/media/1',
    '/media/1',
    'a b.jpg',
    'data:image/jpeg;base64,/9j/AA==',
    '',
  ])('may be at %j', (address) => expect(pictureAddress(address)).toBe(address));

  it.each([
    'javascript:alert(1)',
    ' JavaScript:alert(1)',
    'java\nscript:alert(1)',
    'data:image/svg+xml,<svg/>',
    'data:image/svg+xml;base64,AA==',
    'data:text/html;base64,AA==',
    'data:image/png,AA',
    'data:image/png;base64,AA==#x',
    'file:///etc/passwd',
    'blob:https://a.example/1',
    'ftp://a.example/b.jpg',
    'https://',
  ])('is never at %j', (address) => expect(pictureAddress(address)).toBe(''));
});

describe('the public certificate', () => {
  const PUBLIC_URL = 'https://plugin.example';

  it.each([
    ['prefix_and_default', PUBLIC_URL, 'https://plugin.example/es/print/a1'],
    ['prefix_and_default', `${PUBLIC_URL}//`, 'https://plugin.example/es/print/a1'],
    ['prefix_and_default', `${PUBLIC_URL}/certs/`, 'https://plugin.example/certs/es/print/a1'],
    ['no_prefix', PUBLIC_URL, 'https://plugin.example/print/a1'],
  ] as const)('with %s at %s is %s', (LOCALE_STRATEGY, base, address) => {
    const place = publicPlaceOf({ PUBLIC_URL: base, LOCALE_STRATEGY });
    expect(publicAddress('a1', 'es', place)).toBe(address);
    expect(printingAddress('a1', 'es', place)).toBe(`${address}?print=1`);
  });

  it('has its language in the address where nobody said otherwise', () =>
    expect(publicAddress('a1', 'pt', { publicUrl: PUBLIC_URL })).toBe(`${PUBLIC_URL}/pt/print/a1`));
});
