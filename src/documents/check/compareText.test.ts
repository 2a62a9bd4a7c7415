import { certificateText } from '#rendering/certificateText.ts';
import { certificateOf, wordingIn } from '#testing/certificates.ts';
import { compareText, differingParts } from './compareText.ts';

const issued = [
  'Certificamos que',
  'Ana Beatriz Conceição',
  'Moura',
  '12 de novembro de 2026',
  '9,5',
];
const textOf = async () => certificateText(certificateOf(), await wordingIn('pt'));

test.each([
  ['the same', issued, []],
  [
    'white space elsewhere',
    ['Certifi camos que', 'Ana  Beatriz Conceição', 'Moura', '12 de novembro de2026', '9,5'],
    [],
  ],
  [
    'one letter',
    ['Certificamos que', 'Ana Beatriz Conceicao', 'Moura', '12 de novembro de 2026', '9,5'],
    [['learner', 'Ana Beatriz Conceição', 'Ana Beatriz Conceicao']],
  ],
  [
    'a digit of the date and the grade',
    ['Certificamos que', 'Ana Beatriz Conceição', 'Moura', '02 de novembro de 2026', '10'],
    [
      ['date', '12 de novembro de 2026', '02 de novembro de 2026'],
      ['grade', '9,5', '10'],
    ],
  ],
  [
    'a line more',
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
    'a line less',
    ['Certificamos que', 'Ana Beatriz Conceição', '12 de novembro de 2026', '9,5'],
    [['learner', 'Moura', '']],
  ],
])('%s', async (_what, found, expected) => {
  const { differences } = compareText(issued, found, await textOf());
  expect(differences.map(({ field, record, file }) => [field, record, file])).toEqual(expected);
});

test('how much of the issued page is there', async () => {
  const text = await textOf();
  expect(compareText(issued, [], text).sharedLines).toBe(0);
  expect(compareText(issued, issued.slice(0, 4), text).sharedLines).toBeCloseTo(0.8);
});

test.each([
  ['12 de novembro', '02 de novembro', ['[1]2 de novembro', '[0]2 de novembro']],
  ['Ana', 'Ana', ['Ana', 'Ana']],
  ['8 h', '80 h', ['8 h', '8[0] h']],
  ['Maria Antônia', 'Outra Pessoa', ['[Maria Antônia]', '[Outra Pessoa]']],
  ['', 'x', ['[]', '[x]']],
  ['ab'.repeat(201), 'ab', [`[${'ab'.repeat(201)}]`, '[ab]']],
])('what differs is marked, case %#', (one, other, expected) => {
  const shown = differingParts(one, other).map((parts) =>
    parts.map(({ text, isShared }) => (isShared ? text : `[${text}]`)).join(''),
  );
  expect(shown).toEqual(expected);
});
