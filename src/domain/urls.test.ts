import {
  getEditorPath,
  toPathSegment,
  getPreviewPath,
  getAutoPrintUrl,
  getPrintPath,
  getPublicCertificateUrl,
  getPublicUrlOptions,
} from './urls.ts';

const unusualIds = [
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
  ['editor', getEditorPath],
  ['preview', getPreviewPath],
  ['print', getPrintPath],
])('the path of the %s screen', (screen, getPath) => {
  it.each(unusualIds)('keeps the id %j in one segment', (id) => {
    const { pathname, search, hash } = new URL(getPath(id), 'https://plugin.example');
    expect(pathname).toMatch(new RegExp(`^/${screen}/[^/]+$`));
    expect([search, hash]).toEqual(['', '']);
    const [, , segment = ''] = pathname.split('/');
    expect(segment).toBe(toPathSegment(id));
    expect(decodeURIComponent(segment).trim()).toBe(id.replace('\ud800', '\ufffd'));
  });
});

test.each(['7f3c92d1-4b8e', 'A_9'])('toPathSegment does not change the id %j', (id) =>
  expect(toPathSegment(id)).toBe(id),
);

describe('getPublicCertificateUrl', () => {
  const PUBLIC_URL = 'https://plugin.example';

  it.each([
    ['prefix_and_default', PUBLIC_URL, 'https://plugin.example/es/print/a1'],
    ['prefix_and_default', `${PUBLIC_URL}//`, 'https://plugin.example/es/print/a1'],
    ['prefix_and_default', `${PUBLIC_URL}/certs/`, 'https://plugin.example/certs/es/print/a1'],
    ['no_prefix', PUBLIC_URL, 'https://plugin.example/print/a1'],
  ] as const)('combines %s and the base URL %s to %s', (LOCALE_STRATEGY, base, address) => {
    const options = getPublicUrlOptions({ PUBLIC_URL: base, LOCALE_STRATEGY });
    expect(getPublicCertificateUrl('a1', 'es', options)).toBe(address);
    expect(getAutoPrintUrl('a1', 'es', options)).toBe(`${address}?print=1`);
  });

  it('puts the language into the path by default', () =>
    expect(getPublicCertificateUrl('a1', 'pt', { publicUrl: PUBLIC_URL })).toBe(
      `${PUBLIC_URL}/pt/print/a1`,
    ));
});
