import { createCertificateText } from '#rendering/certificateText.ts';
import { createCertificate, loadTestDocumentLocale } from '#testing/certificates.ts';
import { compareText, diffTexts } from './compareText.ts';

const issued = [
  'Certificamos que',
  'Ana Beatriz Conceição',
  'Moura',
  '12 de novembro de 2026',
  '9,5',
];
const createText = async () =>
  createCertificateText(createCertificate(), await loadTestDocumentLocale('pt'));

test.each([
  ['the same lines', issued, []],
  [
    'other white space',
    ['Certifi camos que', 'Ana  Beatriz Conceição', 'Moura', '12 de novembro de2026', '9,5'],
    [],
  ],
  [
    'one other letter',
    ['Certificamos que', 'Ana Beatriz Conceicao', 'Moura', '12 de novembro de 2026', '9,5'],
    [['learner', 'Ana Beatriz Conceição', 'Ana Beatriz Conceicao']],
  ],
  [
    'other digits in the date and the grade',
    ['Certificamos que', 'Ana Beatriz Conceição', 'Moura', '02 de novembro de 2026', '10'],
    [
      ['date', '12 de novembro de 2026', '02 de novembro de 2026'],
      ['grade', '9,5', '10'],
    ],
  ],
  [
    'an additional line',
    [
      'Certificamos que',
      'com louvor',
      'Ana Beatriz Conceição',
      'Moura',
      '12 de novembro de 2026',
      '9,5',
    ],
    [['other', '', 'com louvor']],
  ],
  [
    'a missing line',
    ['Certificamos que', 'Ana Beatriz Conceição', '12 de novembro de 2026', '9,5'],
    [['learner', 'Moura', '']],
  ],
  [
    'a missing line before another date',
    ['Certificamos que', 'Ana Beatriz Conceição', '2 de outubro de 2026', '9,5'],
    [
      ['learner', 'Moura', ''],
      ['date', '12 de novembro de 2026', '2 de outubro de 2026'],
    ],
  ],
  [
    'an additional line before another name',
    [
      'Certificamos que',
      'com louvor',
      'Ana Beatriz Concessão',
      'Moura',
      '12 de novembro de 2026',
      '9,5',
    ],
    [
      ['other', '', 'com louvor'],
      ['learner', 'Ana Beatriz Conceição', 'Ana Beatriz Concessão'],
    ],
  ],
])('compareText finds the differences of a page with %s', async (_name, lines, expected) => {
  const { differences } = compareText(issued, lines, await createText());
  expect(differences.map(({ field, record, file }) => [field, record, file])).toEqual(expected);
});

test('compareText returns the share of the issued lines on the page', async () => {
  const text = await createText();
  expect(compareText(issued, [], text).sharedRatio).toBe(0);
  expect(compareText(issued, issued.slice(0, 4), text).sharedRatio).toBeCloseTo(0.8);
});

test.each([
  ['12 de novembro', '02 de novembro', ['[1]2 de novembro', '[0]2 de novembro']],
  ['Ana', 'Ana', ['Ana', 'Ana']],
  ['8 h', '80 h', ['8 h', '8[0] h']],
  ['Maria Antônia', 'Outra Pessoa', ['[Maria Antônia]', '[Outra Pessoa]']],
  ['', 'x', ['[]', '[x]']],
  ['ab'.repeat(201), 'ab', [`[${'ab'.repeat(201)}]`, '[ab]']],
])('diffTexts marks the differences of “%s” and “%s”', (text, otherText, expected) => {
  const texts = diffTexts(text, otherText).map((parts) =>
    parts.map(({ text, isShared }) => (isShared ? text : `[${text}]`)).join(''),
  );
  expect(texts).toEqual(expected);
});
