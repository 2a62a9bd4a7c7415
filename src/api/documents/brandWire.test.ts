import * as v from 'valibot';
import { noIssuer } from '#model/certificate/brand.ts';
import { sentCertificate } from '#testing/certificates.ts';
import { readIssuer } from './brandWire.ts';
import { sentCertificateSchema } from './issuedCertificateWire.ts';

const sent = {
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

const read = {
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

const camel = {
  ...sent,
  company: {
    name: 'Aurora Energia',
    legalName: 'Aurora Energia S.A.',
    logoUrl: 'https://files.example/logo.png',
  },
  signatures: sent.signatures.map(({ image_url: imageUrl, ...one }) => ({ ...one, imageUrl })),
};

test.each([
  ['in snake_case', sent],
  ['in camelCase', camel],
])('who issues certificates is read %s, of settings and of a certificate', (_how, said) => {
  expect(readIssuer(said)).toEqual(read);
  const { company: _company, ...certificate } = sentCertificate();
  expect(v.parse(sentCertificateSchema, { ...certificate, ...said })).toMatchObject(read);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['text', 'Aurora'],
  ['a list', [sent]],
  ['an object without any of it', { primary_color: '#112233' }],
  ['nulls', { company: null, signatures: null, programme: null, instructor: null, place: null }],
  ['other shapes', { company: 'Aurora', signatures: 'Helena', programme: {}, place: [1] }],
  ['empty texts', { company: { name: '', logo_url: '' }, signatures: [], place: '' }],
])('of %s nothing is known', (_what, said) => {
  expect(readIssuer(said)).toEqual(noIssuer);
});

test('no more sign than a paper has room for, and nobody without a name and a picture', () => {
  const signatures = [null, 'Ana', {}, { role: 'Diretora' }, ...sent.signatures, { name: 'Ana' }];
  expect(readIssuer({ signatures }).brand.signatures).toEqual(read.brand.signatures);
});

test.each([
  'javascript:alert(1)',
  'ftp://files.example/logo.png',
  'data:text/html;base64,PGI+',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'file:///etc/passwd',
])('a picture at %s is none', (address) => {
  const { brand } = readIssuer({
    company: { logo_url: address },
    signatures: [{ name: 'Ana', image_url: address }],
  });
  expect(brand.logoUrl).toBeNull();
  expect(brand.signatures).toEqual([{ name: 'Ana', role: '', imageUrl: null }]);
});

test('a picture may come in its address', () => {
  const address = 'data:image/png;base64,iVBORw0KGgo=';
  expect(readIssuer({ company: { logo_url: address } }).brand.logoUrl).toBe(address);
});
