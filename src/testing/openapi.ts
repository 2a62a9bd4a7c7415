import contract from '../../contract/openapi.json';

/** The keywords of JSON Schema that this file reads. */
export interface OpenApiSchema {
  $ref?: string;
  allOf?: OpenApiSchema[];
  anyOf?: OpenApiSchema[];
  enum?: unknown[];
  items?: OpenApiSchema;
  required?: string[];
  properties?: Record<string, OpenApiSchema>;
  additionalProperties?: OpenApiSchema | boolean;
}

/**
 * A media type of OpenAPI: the schema and the examples of a request or response body. Has only the properties that
 * `contract/openapi.json` uses.
 */
export interface OpenApiMediaType {
  schema: OpenApiSchema;
  examples?: Record<string, { $ref: string }>;
}
export type OpenApiContent = Record<'application/json', OpenApiMediaType>;
interface Parameter {
  name: string;
  in: 'path' | 'header';
  example: string;
}
export interface OpenApiResponse {
  headers?: Record<string, { example: string }>;
  content?: OpenApiContent;
}
interface OperationObject {
  operationId: string;
  security?: object[];
  parameters?: Parameter[];
  requestBody?: { content: OpenApiContent };
  responses: Record<string, OpenApiResponse | { $ref: string }>;
}
type PathEntry = Partial<Record<Method, OperationObject>> & {
  servers?: unknown;
  parameters?: Parameter[];
};
interface OpenApi {
  paths: Record<string, PathEntry>;
  components: {
    schemas: Record<string, OpenApiSchema>;
    responses: Record<string, OpenApiResponse>;
    examples: Record<string, { value: unknown }>;
  };
}

const methods = ['get', 'post', 'put', 'delete'] as const;
type Method = (typeof methods)[number];

/** A request that `contract/openapi.json` describes. */
export interface OpenApiOperation extends OperationObject {
  /** HTTP method in capitals: `GET`. */
  method: string;
  /** Path with parameters, below the path of its service: `/missions/certificates/{id}`. */
  path: string;
  /** Path with the parameter values of the example: `/missions/certificates/5d0c6f5e`. */
  examplePath: string;
}

export const openapi = contract as unknown as OpenApi;

/** Returns the body of an example. */
export const getOpenApiExample = (name: string): unknown =>
  openapi.components.examples[name]?.value;

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
      const base = entry.servers ? '/workspace/v1' : '/missions';
      return {
        ...described,
        parameters,
        method: method.toUpperCase(),
        path: base + path,
        examplePath: base + examplePath,
      };
    }),
);

const isPath = ({ path }: OpenApiOperation, pathname: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

/**
 * Finds the operation in `contract/openapi.json` that matches the method and path of a request. A path without
 * parameters takes precedence.
 */
export const findOpenApiOperation = (
  method: string,
  pathname: string,
): OpenApiOperation | undefined =>
  openApiOperations
    .filter((operation) => operation.method === method && isPath(operation, pathname))
    .toSorted((a, b) => a.path.split('{').length - b.path.split('{').length)[0];

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
export const listExampleNames = (content: OpenApiContent | undefined) =>
  Object.keys(content?.['application/json'].examples ?? {});

/** Returns the example of the response of an operation with a status, or undefined for a response without a body. */
export function getResponseExample(operation: OpenApiOperation, status: number): unknown {
  const [name] = listExampleNames(getOpenApiResponse(operation, status)?.content);
  return name === undefined ? undefined : getOpenApiExample(name);
}
