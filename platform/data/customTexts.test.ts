import { addMissingTexts } from './customTexts.ts';

test('adds empty texts for languages that a stored template lacks', () => {
  const ptBr = ['Universidade', '', 'Recife'];
  const empty = ['', '', ''];
  expect(addMissingTexts({ ptBr })).toEqual({ ptBr, enUs: empty, esEs: empty });
});
