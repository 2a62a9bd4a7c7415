import { readFileSync } from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';

/** The keywords of JSON Schema that this file reads. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

/**
 * A media type of OpenAPI: the schema and the examples of a request or response body. Has only the properties that
 * `contract/openapi.json` uses.
 */
export interface OpenApiMediaType {
  schema: Schema;
  examples?: Record<string, { externalValue: string }>;
}
type Content = Record<'application/json', OpenApiMediaType>;
interface Parameter {
  name: string;
  in: 'path' | 'header';
  example: string;
}
export interface OpenApiResponse {
  headers?: Record<string, { example: string }>;
  content?: Content;
}
interface OperationObject {
  operationId: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, OpenApiResponse | { $ref: string }>;
}
type PathEntry = Partial<Record<Method, OperationObject>> & {
  servers?: unknown;
  parameters?: Parameter[];
};
interface OpenApi {
  paths: Record<string, PathEntry>;
  components: { schemas: Record<string, Schema>; responses: Record<string, OpenApiResponse> };
}

const methods = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof methods)[number];

/** A request that `contract/openapi.json` describes. */
export interface OpenApiOperation extends OperationObject {
  /** HTTP method in capitals: `GET`. */
  method: string;
  /** Path with parameters: `/certificates/{id}`. */
  path: string;
  /** Path with the parameter values of the example. */
  examplePath: string;
  service: 'missions' | 'workspace';
}

const pack = 'contract';
export const openapi = JSON.parse(readFileSync(`${pack}/openapi.json`, 'utf8')) as OpenApi;

/** Loads an example from `contract/examples`. */
export const loadContractExample = (name: string) =>
  JSON.parse(readFileSync(`${pack}/examples/${name}.json`, 'utf8')) as unknown;

export const openApiOperations: readonly OpenApiOperation[] = Object.entries(openapi.paths).flatMap(
  ([path, entry]) =>
    methods.flatMap((method) => {
      const described = entry[method];
      if (!described) return [];
      const parameters = [...(entry.parameters ?? []), ...(described.parameters ?? [])];
      const examplePath = path.replace(
        /\{(\w+)\}/g,
        (_all, name: string) =>
          parameters.find((parameter) => parameter.name === name)?.example ?? '',
      );
      const service = entry.servers ? 'workspace' : 'missions';
      return { ...described, parameters, method: method.toUpperCase(), path, examplePath, service };
    }),
);

const isPath = ({ path }: OpenApiOperation, pathname: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

/** Finds the operations in `contract/openapi.json` that match the method and path of a request. */
export const findOpenApiOperations = (method: string, pathname: string) =>
  openApiOperations.filter(
    (operation) => operation.method === method && isPath(operation, pathname),
  );

/**
 * Returns the description of the response with a status. If a success status has no description, returns the
 * description of `2XX`.
 */
export function getOpenApiResponse(
  { responses }: OpenApiOperation,
  status: number,
): OpenApiResponse | undefined {
  const response = responses[status] ?? (status < 300 ? responses['2XX'] : undefined);
  return response && '$ref' in response
    ? openapi.components.responses[response.$ref.split('/').at(-1) ?? '']
    : response;
}

/** Lists the names of the examples of a request or response body. */
export const listExampleNames = (content: Content | undefined) =>
  Object.keys(content?.['application/json'].examples ?? {});

const toAjvSchema = <Json>(json: Json) =>
  JSON.parse(JSON.stringify(json).replaceAll('#/components/schemas/', 'contract:')) as Json;

// Strict, since a misspelled keyword would accept everything.
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: true });
for (const [name, schema] of Object.entries(openapi.components.schemas)) {
  ajv.addSchema(toAjvSchema(schema), `contract:${name}`);
}
const compiled = new Map<string, ValidateFunction>();

/** Validates a request or response body against its schema. Returns one message for each error. */
export function validateBody(content: Content | undefined, body: unknown): string[] {
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
 * Lists the properties of a schema and of all schemas to which it refers. In a path, `*` stands for the elements of a
 * list, or for properties of any name.
 * @returns a map from the path of each property, such as `mission.name`, to whether the property is required
 */
export function listSchemaProperties(schema: Schema, at = ''): Map<string, boolean> {
  const { $ref, allOf = [], anyOf = [], required = [], properties = {} } = schema;
  const named =
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : schema.items;
  const propertyMap = new Map<string, boolean>();
  const add = (inner: Schema, path: string) => {
    for (const [key, isRequired] of listSchemaProperties(inner, path)) {
      propertyMap.set(key, isRequired || propertyMap.get(key) === true);
    }
  };
  const referred = $ref && openapi.components.schemas[$ref.split('/').at(-1) ?? ''];
  for (const part of [referred, ...allOf, ...anyOf]) if (part) add(part, at);
  for (const [name, inner] of Object.entries({ ...properties, ...(named && { '*': named }) })) {
    const path = at === '' ? name : `${at}.${name}`;
    propertyMap.set(path, required.includes(name) || propertyMap.get(path) === true);
    add(inner, path);
  }
  return propertyMap;
}
