import { readFileSync } from 'node:fs';
import Ajv2020, { type ValidateFunction } from 'ajv/dist/2020';

/** What `contract/openapi.json` uses of JSON Schema, as far as it is looked at here. */
interface Schema {
  $ref?: string;
  allOf?: Schema[];
  anyOf?: Schema[];
  items?: Schema;
  required?: string[];
  properties?: Record<string, Schema>;
  additionalProperties?: Schema | boolean;
}

/** What it uses of OpenAPI. */
export interface Media {
  schema: Schema;
  examples?: Record<string, { externalValue: string }>;
}
type Content = Record<'application/json', Media>;
interface Parameter {
  name: string;
  in: 'path' | 'header';
  example: string;
}
export interface Response {
  headers?: Record<string, { example: string }>;
  content?: Content;
}
interface Described {
  operationId: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, Response | { $ref: string }>;
}
type PathEntry = Partial<Record<Method, Described>> & {
  servers?: unknown;
  parameters?: Parameter[];
};
interface OpenApi {
  paths: Record<string, PathEntry>;
  components: { schemas: Record<string, Schema>; responses: Record<string, Response> };
}

const methods = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof methods)[number];

/** A call that the document describes. */
export interface Operation extends Described {
  /** As requests have it: `GET`. */
  method: string;
  /** Path of the document: `/certificates/{id}`. */
  path: string;
  /** The same, of the example. */
  examplePath: string;
  service: 'missions' | 'workspace';
}

const pack = 'contract';
export const openapi = JSON.parse(readFileSync(`${pack}/openapi.json`, 'utf8')) as OpenApi;

/** One of the files in `contract/examples`. */
export const example = (name: string) =>
  JSON.parse(readFileSync(`${pack}/examples/${name}.json`, 'utf8')) as unknown;

export const operations: readonly Operation[] = Object.entries(openapi.paths).flatMap(
  ([path, entry]) =>
    methods.flatMap((method) => {
      const described = entry[method];
      if (!described) return [];
      const parameters = [...(entry.parameters ?? []), ...(described.parameters ?? [])];
      const examplePath = path.replace(
        /\{(\w+)\}/g,
        (_all, name: string) => parameters.find((one) => one.name === name)?.example ?? '',
      );
      const service = entry.servers ? 'workspace' : 'missions';
      return { ...described, parameters, method: method.toUpperCase(), path, examplePath, service };
    }),
);

const matches = ({ path }: Operation, pathname: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

/** The described calls with this method and path. */
export const operationsOf = (method: string, pathname: string) =>
  operations.filter((one) => one.method === method && matches(one, pathname));

/** What is said of a status: its own answer, or that of all successes. */
export function responseOf({ responses }: Operation, status: number): Response | undefined {
  const said = responses[status] ?? (status < 300 ? responses['2XX'] : undefined);
  return said && '$ref' in said
    ? openapi.components.responses[said.$ref.split('/').at(-1) ?? '']
    : said;
}

/** The names of the examples of a body. */
export const exampleNames = (content: Content | undefined) =>
  Object.keys(content?.['application/json'].examples ?? {});

const inAjv = <Json>(json: Json) =>
  JSON.parse(JSON.stringify(json).replaceAll('#/components/schemas/', 'contract:')) as Json;

// Strict: a keyword that is misspelled would hold for everything.
const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, strictTypes: true });
for (const [name, schema] of Object.entries(openapi.components.schemas)) {
  ajv.addSchema(inAjv(schema), `contract:${name}`);
}
const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a body. */
export function problemsOf(content: Content | undefined, body: unknown): string[] {
  if (!content) return [];
  const { schema } = content['application/json'];
  const key = JSON.stringify(schema);
  const validate = compiled.get(key) ?? ajv.compile(inAjv(schema));
  compiled.set(key, validate);
  validate(body);
  return (validate.errors ?? []).map(
    ({ instancePath, message }) => `${instancePath} ${message ?? ''}`,
  );
}

/**
 * All properties of a schema, those of schemas that it refers to included, by their paths: `mission.name`, an element of a
 * list or a property of any name is `*`.
 * @returns whether each is required
 */
export function propertiesOf(schema: Schema, at = ''): Map<string, boolean> {
  const { $ref, allOf = [], anyOf = [], required = [], properties = {} } = schema;
  const named =
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : schema.items;
  const found = new Map<string, boolean>();
  const add = (inner: Schema, path: string) => {
    for (const [key, isRequired] of propertiesOf(inner, path)) {
      found.set(key, isRequired || found.get(key) === true);
    }
  };
  const referred = $ref && openapi.components.schemas[$ref.split('/').at(-1) ?? ''];
  for (const one of [referred, ...allOf, ...anyOf]) if (one) add(one, at);
  for (const [name, inner] of Object.entries({ ...properties, ...(named && { '*': named }) })) {
    const path = at === '' ? name : `${at}.${name}`;
    found.set(path, required.includes(name) || found.get(path) === true);
    add(inner, path);
  }
  return found;
}
