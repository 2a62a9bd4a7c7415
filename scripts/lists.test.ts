import { getCustomTextsPropertyName, layoutNames } from '../src/domain/template/template.ts';
import { languages } from '../src/domain/language.ts';
import { openapi } from '../src/testing/openapi.ts';

/** Tests that lists are equal to their copies in files that cannot import the original. */

test('contract/openapi.json has the custom texts of each language', () => {
  const { custom_fields } = openapi.components.schemas.TemplateBody?.properties ?? {};
  const keys = languages.map(getCustomTextsPropertyName);
  expect(Object.keys(custom_fields?.properties ?? {})).toEqual(keys);
  expect(custom_fields?.required).toEqual(keys);
});

test('contract/openapi.json has each layout', () => {
  expect(openapi.components.schemas.LayoutName?.enum).toEqual(layoutNames);
});
