import { format } from 'oxfmt';
import { languages } from '../src/domain/language.ts';
import { getCustomTextsPropertyName, layoutNames } from '../src/domain/template/template.ts';
import type { openapi } from '../src/testing/openapi.ts';
import { readText } from './files.mjs';

export const openapiFile = 'contract/openapi.json';

const customTextsKeys = languages.map(getCustomTextsPropertyName);

/** Writes the names of the layouts and a property for each language into the description of the REST calls. */
export async function updateOpenapi(): Promise<string> {
  const description = JSON.parse(readText(openapiFile)) as typeof openapi;
  const { LayoutName, Template, TemplateBody } = description.components.schemas;
  Object.assign(LayoutName ?? {}, { enum: layoutNames });
  Object.assign(Template?.properties?.custom_fields ?? {}, {
    properties: describeAreaTexts('AreaTexts', customTextsKeys.map(toSnakeCase)),
  });
  Object.assign(TemplateBody?.properties?.custom_fields ?? {}, {
    required: customTextsKeys,
    properties: describeAreaTexts('AreaTextsBody', customTextsKeys),
  });
  description.components.examples = addMissingTexts(description.components.examples);
  const options = JSON.parse(readText('.oxfmtrc.json')) as Parameters<typeof format>[2];
  return (await format(openapiFile, JSON.stringify(description, null, 2), options)).code;
}

const toSnakeCase = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const describeAreaTexts = (schema: string, keys: readonly string[]) =>
  Object.fromEntries(keys.map((key) => [key, { $ref: `#/components/schemas/${schema}` }]));

/** Adds blank texts to the examples for languages that they lack. */
const addMissingTexts = (examples: typeof openapi.components.examples) =>
  JSON.parse(JSON.stringify(examples), (name, value: unknown) => {
    if (name !== 'custom_fields') return value;
    const texts = value as Record<string, string[]>;
    const [firstKey = ''] = customTextsKeys;
    const keys = firstKey in texts ? customTextsKeys : customTextsKeys.map(toSnakeCase);
    return Object.fromEntries(keys.map((key) => [key, texts[key] ?? ['', '', '']]));
  }) as typeof examples;
