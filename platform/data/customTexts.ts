import contract from '../../contract/openapi.json' with { type: 'json' };

/** Schema of the custom texts of a template, with a property for each language. */
const customTextsSchema = contract.components.schemas.TemplateBody.properties.custom_fields;
type ByLanguage<Value> = Record<keyof typeof customTextsSchema.properties, Value>;

/** Custom texts of a template by language. Each list has the texts of three areas: header, centre and footer. */
export type CustomTextsByLanguage = ByLanguage<string[]>;

/** Adds empty texts for languages that were not supported yet when a template was stored. */
export const addMissingTexts = (stored: Partial<CustomTextsByLanguage>): CustomTextsByLanguage =>
  createByLanguage((key) => stored[key] ?? ['', '', '']);

/** Creates an object with a value for each language of the custom texts. */
export const createByLanguage = <Value>(create: (key: keyof ByLanguage<Value>) => Value) =>
  Object.fromEntries(
    customTextsSchema.required.map((key) => [key, create(key as keyof ByLanguage<Value>)]),
  ) as ByLanguage<Value>;
