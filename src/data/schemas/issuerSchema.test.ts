import * as v from 'valibot';
import { emptyIssuer } from '#domain/certificate/brand.ts';
import { createCertificateResponse } from '#testing/certificates.ts';
import { parseBranding } from './issuerSchema.ts';
import { issuedCertificateSchema } from './issuedCertificateSchema.ts';

const snakeCaseIssuer = {
  company: {
    name: 'Aurora Energia',
    legal_name: 'Aurora Energia S.A.',
    logo_url: 'https://files.example/logo.png',
  },
  signatures: [
    { name: 'Helena Prado', role: 'Diretora', image_url: 'https://files.example/helena.png' },
    { name: 'Caio Menezes' },
  ],
  programme: 'Riscos\nControles',
  instructor: 'Lívia Sampaio',
  place: 'Recife',
};

const issuer = {
  company: { name: 'Aurora Energia' },
  brand: {
    legalName: 'Aurora Energia S.A.',
    logoUrl: 'https://files.example/logo.png',
    signatures: [
      { name: 'Helena Prado', role: 'Diretora', imageUrl: 'https://files.example/helena.png' },
      { name: 'Caio Menezes', role: '', imageUrl: null },
    ],
  },
  programme: { text: 'Riscos\nControles', instructor: 'Lívia Sampaio', place: 'Recife' },
};

const camelCaseIssuer = {
  ...snakeCaseIssuer,
  company: {
    name: 'Aurora Energia',
    legalName: 'Aurora Energia S.A.',
    logoUrl: 'https://files.example/logo.png',
  },
  signatures: snakeCaseIssuer.signatures.map(({ image_url: imageUrl, ...signature }) => ({
    ...signature,
    imageUrl,
  })),
};

test.each([
  ['in snake_case', snakeCaseIssuer],
  ['in camelCase', camelCaseIssuer],
])('parses an issuer %s, in settings and in a certificate', (_name, body) => {
  expect(parseBranding(body)).toEqual(issuer);
  const { company: _company, ...certificate } = createCertificateResponse();
  expect(v.parse(issuedCertificateSchema, { ...certificate, ...body })).toMatchObject(issuer);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'Aurora'],
  ['a list', [snakeCaseIssuer]],
  ['an object without any of it', { primary_color: '#112233' }],
  ['nulls', { company: null, signatures: null, programme: null, instructor: null, place: null }],
  ['other shapes', { company: 'Aurora', signatures: 'Helena', programme: {}, place: [1] }],
  ['empty texts', { company: { name: '', logo_url: '' }, signatures: [], place: '' }],
])('parses %s as no issuer', (_name, body) => {
  expect(parseBranding(body)).toEqual(emptyIssuer);
});

test('keeps the signatures with a name or an image, as many as a document has room for', () => {
  const signatures = [
    null,
    'Ana',
    {},
    { role: 'Diretora' },
    ...snakeCaseIssuer.signatures,
    { name: 'Ana' },
  ];
  expect(parseBranding({ signatures }).brand.signatures).toEqual(issuer.brand.signatures);
});

test.each([
  'javascript:alert(1)',
  'ftp://files.example/logo.png',
  'data:text/html;base64,PGI+',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'file:///etc/passwd',
])('drops the image at %s', (address) => {
  const { brand } = parseBranding({
    company: { logo_url: address },
    signatures: [{ name: 'Ana', image_url: address }],
  });
  expect(brand.logoUrl).toBeNull();
  expect(brand.signatures).toEqual([{ name: 'Ana', role: '', imageUrl: null }]);
});

test('accepts an image as a data URL', () => {
  const address = 'data:image/png;base64,iVBORw0KGgo=';
  expect(parseBranding({ company: { logo_url: address } }).brand.logoUrl).toBe(address);
});

test('parses only the first signatures of a very long list', () => {
  let nameReads = 0;
  const signature = {
    get name() {
      nameReads += 1;
      return 'Ana';
    },
  };
  const { brand } = parseBranding({ signatures: Array(10_000).fill(signature) });
  expect(brand.signatures).toHaveLength(2);
  expect(nameReads).toBeLessThan(100);
});

test('keeps at most a thousand values of registered data that are text or numbers', () => {
  const { registeredData } = v.parse(issuedCertificateSchema, {
    ...createCertificateResponse(),
    registered_data: {
      'user.email': 'ana@example.com',
      'user.meta.1': '0'.repeat(1_000_000),
      'user.meta.2': 7,
      'user.meta.3': Infinity,
      'user.meta.4': {},
      'user.meta.5': null,
      ...(JSON.parse('{"__proto__":"a"}') as object),
      ...Object.fromEntries(Array.from({ length: 5000 }, (_, index) => [`x.${index}`, 'x'])),
    },
  });
  expect(registeredData).toMatchObject({
    'user.email': 'ana@example.com',
    'user.meta.1': '0'.repeat(20_000),
    'user.meta.2': 7,
  });
  expect(registeredData).not.toHaveProperty('user.meta.3');
  expect(Object.keys(registeredData).length).toBeLessThan(1100);
  expect(Object.getPrototypeOf(registeredData)).toBe(Object.prototype);
});
