import { createCertificate } from '#testing/certificates.ts';
import { indexCertificate } from './indexCertificate.ts';
import { buildSearchIndex } from './searchIndex.ts';
import { suggestSearchText } from './suggestSearchText.ts';

const names = [
  'NR-35: trabalho em altura',
  'Segurança da informação',
  'SEGURANÇA em máquinas',
  'Energia solar',
  'Energias renováveis',
  'Müller und Söhne',
  'Gestão 20255',
];
const searchIndex = buildSearchIndex(
  names.map((course, index) =>
    indexCertificate(createCertificate({ id: `${index}`, course }), 'UTC'),
  ),
);

test.each([
  // Swapped, missing, additional and wrong letter.
  ['segurnaca', 'Segurança'],
  ['seguraça', 'Segurança'],
  ['segurrança', 'Segurança'],
  ['SEGURENÇA', 'Segurança'],
  ['altuar', 'altura'],
  // The other words stay as typed.
  ['nr35  altuar', 'nr35 altura'],
  ['trabahlo altuar', 'trabalho altura'],
  ['segurnaca maquinas', 'Segurança maquinas'],
  // The word with the most matches.
  ['energya', 'Energia'],
  ['energais', 'Energias'],
  ['muelelr', 'Müller'],
])('suggests for %j the text %j', (searchText, suggestion) => {
  expect(suggestSearchText(searchIndex, searchText)).toBe(suggestion);
});

test.each([
  ['a text that matches', 'segur'],
  ['a blank text', '  '],
  ['two typing errors in one word', 'segrunaca'],
  ['a word of four letters', 'alur'],
  ['a number', '20256'],
  ['a word that is correct with another that matches other certificates', 'segurança solar'],
  ['a word without a similar one beside a misspelled word', 'segurnaca xxxxx'],
])('suggests nothing for %s', (_case, searchText) => {
  expect(suggestSearchText(searchIndex, searchText)).toBeUndefined();
});
