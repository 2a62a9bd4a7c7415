import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';
import { openapi, type OpenApiContent, type OpenApiSchema } from '#testing/openapi.ts';

const toAjvSchema = <Json>(json: Json) =>
  JSON.parse(JSON.stringify(json).replaceAll('#/components/schemas/', 'contract:')) as Json;

// Strict, since a misspelled keyword would accept everything.
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: true });
for (const [name, schema] of Object.entries(openapi.components.schemas)) {
  ajv.addSchema(toAjvSchema(schema), `contract:${name}`);
}
const compiled = new Map<string, ValidateFunction>();

/** Validates a request or response body against its schema. Returns one message for each error. */
export function validateBody(content: OpenApiContent | undefined, body: unknown): string[] {
  if (!content) return [];
  const { schema } = content['application/json'];
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(toAjvSchema(schema));
  compiled.set(key, validate);
  validate(body);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
  );
}

/**
 * Lists the properties of a schema and of the schemas in its references. In a path, `*` matches the elements of an
 * array, or for properties of any name.
 * @returns a map from the path of each property, such as `mission.name`, to whether the property is required
 */
export function listSchemaProperties(schema: OpenApiSchema, at = ''): Map<string, boolean> {
  const { $ref, allOf = [], anyOf = [], required = [], properties = {} } = schema;
  const valueSchema =
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : schema.items;
  const propertyMap = new Map<string, boolean>();
  const add = (inner: OpenApiSchema, path: string) => {
    for (const [key, isRequired] of listSchemaProperties(inner, path)) {
      propertyMap.set(key, isRequired || propertyMap.get(key) === true);
    }
  };
  const referencedSchema = $ref && openapi.components.schemas[$ref.split('/').at(-1) ?? ''];
  for (const part of [referencedSchema, ...allOf, ...anyOf]) if (part) add(part, at);
  for (const [name, inner] of Object.entries({
    ...properties,
    ...(valueSchema && { '*': valueSchema }),
  })) {
    const path = at === '' ? name : `${at}.${name}`;
    propertyMap.set(path, required.includes(name) || propertyMap.get(path) === true);
    add(inner, path);
  }
  return propertyMap;
}
