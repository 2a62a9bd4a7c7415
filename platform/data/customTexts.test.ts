import contract from '../../contract/openapi.json' with { type: 'json' };
import { addMissingTexts } from './customTexts.ts';

test('adds empty texts for languages that a stored template lacks', () => {
  const ptBr = ['Universidade', '', 'Recife'];
  const keys = contract.components.schemas.TemplateBody.properties.custom_fields.required;
  const empty = ['', '', ''];
  expect(addMissingTexts({ ptBr })).toEqual({
    ...Object.fromEntries(keys.map((key) => [key, empty])),
    ptBr,
  });
});
