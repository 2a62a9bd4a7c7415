import { storedTemplateSchema, toTemplateBody } from '#data/schemas/storedTemplateSchema.ts';
import { templatesApi } from '#data/rest/templatesApi.ts';
import { missionsApi } from '#data/rest/missionsApi.ts';
import { workspaceApi } from '#data/rest/workspaceApi.ts';
import { allowConsoleError } from '#testing/console.ts';
import * as v from 'valibot';
import { createPluginApiClients } from '../contract/pluginRequests.ts';
import { runContractCommand } from '../contract/runContractCommand.ts';
import { type ExamplePlatform, startExamplePlatform } from './examplePlatform.ts';
import {
  getOpenApiExample,
  getOpenApiResponse,
  listExampleNames,
  openapi,
  type OpenApiOperation,
  openApiOperations,
} from '#testing/openapi.ts';
import { listSchemaProperties, validateBody } from './validateBody.ts';

let platform: ExamplePlatform;
beforeAll(async () => {
  platform = await startExamplePlatform();
});
afterEach(() => platform.restore());
afterAll(() => platform.close());

const bodies = openApiOperations.flatMap((operation) => [
  operation.requestBody?.content,
  ...Object.keys(operation.responses).map(
    (status) => getOpenApiResponse(operation, Number(status.replace('XX', '00')))?.content,
  ),
]);

test('each example matches its schema', () => {
  const problems = bodies.flatMap((content) =>
    listExampleNames(content).flatMap((name) =>
      validateBody(content, getOpenApiExample(name)).map((problem) => `${name}: ${problem}`),
    ),
  );
  expect(problems).toEqual([]);
});

test('each body has an example, and each example is used', () => {
  expect(bodies.filter((content) => content && listExampleNames(content).length === 0)).toEqual([]);
  const used = new Set(bodies.flatMap(listExampleNames));
  expect(Object.keys(openapi.components.examples).filter((name) => !used.has(name))).toEqual([]);
});

test('a platform that responds with the examples has no findings', async () => {
  const reports = await runContractCommand(platform.options);
  expect(reports).not.toEqual([]);
  expect(reports.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
});

const createClients = () => createPluginApiClients(platform.options, platform.options.token);
const template = v.parse(storedTemplateSchema, getOpenApiExample('storedTemplate'));

test('sends templates as in the example, and reads them from the response', async () => {
  expect(toTemplateBody(template)).toEqual(getOpenApiExample('templateBody'));
  const { dispatch, stop } = createClients();
  const stored = { template, etag: '"7"' };
  const { createTemplate, updateTemplate } = templatesApi.endpoints;
  const creation = createTemplate.initiate({ template, existingIds: [] });
  expect(await dispatch(creation).unwrap()).toEqual(stored);
  const update = updateTemplate.initiate({ template: { ...template, id: '31' }, etag: '"6"' });
  expect(await dispatch(update).unwrap()).toEqual(stored);
  stop();
});

const endpoints = {
  ...workspaceApi.endpoints,
  ...missionsApi.endpoints,
  ...templatesApi.endpoints,
};

/** Sends a request of the plugin with the values of the example. */
async function sendRequest(operation: OpenApiOperation): Promise<unknown> {
  const endpoint = endpoints[operation.operationId as 'currentUser'];
  const { dispatch, stop } = createClients();
  const request = endpoint.initiate(getArgument(operation) as string, { subscribe: false });
  return dispatch(request).unwrap().finally(stop);
}

/** Returns the argument for the Redux endpoint of an operation. */
function getArgument({ operationId, examplePath }: OpenApiOperation): unknown {
  if (operationId === 'createTemplate') return { template, existingIds: [] };
  if (operationId === 'updateTemplate') return { template, etag: '"7"' };
  const id = examplePath.split('/').find((part) => /^\d+$|-\w+-\w+-\w+-/.test(part));
  return operationId === 'getCertificate' ? { id, primaryColor: null } : id;
}

const errorResponses = openApiOperations.flatMap((operation) =>
  Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status > 401)
    .map((status) => [operation.operationId, status, operation] as const),
);

test.each(errorResponses)(
  '%s: the plugin reads the error response with status %d',
  async (_name, status, operation) => {
    platform.failWith(status);
    const [problem] = listExampleNames(getOpenApiResponse(operation, status)?.content).map(
      getOpenApiExample,
    );
    const expected = { kind: 'http', status, ...(problem as object) };
    await expect(sendRequest(operation)).rejects.toMatchObject(expected);
  },
);

/** Removes a property from a body, or from each element of a list, or sets it to null. */
function removeProperty(
  body: unknown,
  [key = '', ...innerKeys]: readonly string[],
  isNull: boolean,
): unknown {
  if (Array.isArray(body)) return body.map((element) => removeProperty(element, innerKeys, isNull));
  if (typeof body !== 'object' || body === null || !(key in body)) return body;
  const { [key]: inner, ...remaining } = body as Record<string, unknown>;
  if (innerKeys.length > 0)
    return { ...remaining, [key]: removeProperty(inner, innerKeys, isNull) };
  return isNull ? { ...remaining, [key]: null } : remaining;
}

/** Counts the usable parts of a response: elements of a list, an activated company. */
const countUsableParts = (answer: unknown) => {
  const { templates = answer, showCertificates = true } = answer as Record<string, unknown>;
  return Array.isArray(templates) ? templates.length : Number(showCertificates);
};

const queryCases = openApiOperations.flatMap((operation) => {
  const { content } = getOpenApiResponse(operation, 200) ?? {};
  const [name] = listExampleNames(content);
  if (operation.method !== 'GET' || !content || name === undefined) return [];
  const properties = listSchemaProperties(content['application/json'].schema);
  return [[operation.operationId, { operation, name, properties }] as const];
});

test.each(queryCases)(
  '%s: a field is required if and only if the response is unusable without it',
  async (_id, { operation, name, properties }) => {
    allowConsoleError(/^Left out what could not be read: /);
    const usableCount = countUsableParts(await sendRequest(operation));
    const requiredPaths = new Set<string>();
    const namedProperties = [...properties].filter(([path]) => !path.endsWith('*'));
    for (const [path] of namedProperties) {
      for (const isNull of [false, true]) {
        platform.replace(name, removeProperty(getOpenApiExample(name), path.split('.'), isNull));
        if ((await sendRequest(operation).then(countUsableParts, () => 0)) < usableCount)
          requiredPaths.add(path);
      }
    }
    expect([...requiredPaths]).toEqual(
      namedProperties.flatMap(([path, isRequired]) => (isRequired ? [path] : [])),
    );
  },
);

/** Returns a copy of a value that records which properties are read. */
function recordReads(
  value: unknown,
  propertyPaths: Set<string>,
  at: readonly string[] = [],
): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // Indexes of lists and names of registered fields.
  const pathTo = (key: string) => [...at, /^\d+$|\./.test(key) ? '*' : key];
  // Copied deeply first, since the store freezes what it keeps.
  const copy: object = Array.isArray(value) ? [] : {};
  for (const [key, inner] of Object.entries(value))
    Reflect.set(copy, key, recordReads(inner, propertyPaths, pathTo(key)));
  return new Proxy(copy, {
    get: (target, key) => {
      const inner: unknown = Reflect.get(target, key);
      if (
        typeof key === 'string' &&
        typeof inner !== 'function' &&
        !['length', 'then'].includes(key)
      )
        propertyPaths.add(pathTo(key).join('.'));
      return inner;
    },
  });
}

test('reads every documented field, and no others', async () => {
  const [, content] = getOpenApiExample('listCertificates') as { content: object }[];
  // A certificate of both kinds, so that the fields of both are read.
  const merged = {
    ...(getOpenApiExample('getCertificate') as object),
    content: content?.content,
  };
  platform.replace('getCertificate', merged);
  const getBody = (name: string) =>
    JSON.stringify(name === 'getCertificate' ? merged : getOpenApiExample(name));
  const propertyPaths = new Map(
    queryCases.map(([, { name }]) => [getBody(name), new Set<string>()]),
  );
  const parse = JSON.parse;
  const spy = jest.spyOn(JSON, 'parse').mockImplementation((...args) => {
    const value: unknown = parse(...args);
    const reads = propertyPaths.get(args[0]);
    return reads ? recordReads(value, reads) : value;
  });
  await runContractCommand(platform.options);
  spy.mockRestore();
  for (const [, { name, properties }] of queryCases) {
    // The plugin reads each key in both spellings.
    const reads = [...(propertyPaths.get(getBody(name)) ?? [])].filter(
      (path) => !/[A-Z]/.test(path),
    );
    expect([name, ...reads.toSorted()]).toEqual([name, ...[...properties.keys()].toSorted()]);
  }
});
