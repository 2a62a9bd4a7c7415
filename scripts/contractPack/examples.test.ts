import { readdirSync } from 'node:fs';
import { storeNewTemplate, storeTemplate } from '#api/documents/manageTemplates.ts';
import { storedTemplateSchema, toTemplateBody } from '#api/documents/storedTemplateWire.ts';
import { templatesApi } from '#api/documents/templatesApi.ts';
import { missionsApi } from '#api/rest/missionsApi.ts';
import { workspaceApi } from '#api/rest/workspaceApi.ts';
import * as v from 'valibot';
import { pluginCalls } from '../contract/pluginCalls.ts';
import { runContract } from '../contract/runContract.ts';
import { type ExamplePlatform, openExamplePlatform } from './examplePlatform.ts';
import {
  example,
  exampleNames,
  type Operation,
  operations,
  problemsOf,
  propertiesOf,
  responseOf,
} from './openapi.ts';

let platform: ExamplePlatform;
beforeAll(async () => {
  platform = await openExamplePlatform();
});
afterEach(() => platform.restore());
afterAll(() => platform.close());

const bodies = operations.flatMap((operation) => [
  operation.requestBody?.content,
  ...Object.keys(operation.responses).map(
    (status) => responseOf(operation, Number(status.replace('XX', '00')))?.content,
  ),
]);

test('each example is what its schema says', () => {
  const problems = bodies.flatMap((content) =>
    exampleNames(content).flatMap((name) =>
      problemsOf(content, example(name)).map((problem) => `${name}: ${problem}`),
    ),
  );
  expect(problems).toEqual([]);
});

test('no body is described without an example, and no example is of nothing', () => {
  expect(bodies.filter((content) => content && exampleNames(content).length === 0)).toEqual([]);
  const used = new Set(bodies.flatMap(exampleNames));
  const queried = /^(?:listUserCertificates(?:Next)?|listCompanyUserMetadata|queryUnauthorized)$/;
  const files = readdirSync('contract/examples').map((file) => file.replace('.json', ''));
  expect(files.filter((name) => !used.has(name) && !queried.test(name))).toEqual([]);
});

test('together they are a platform of which the plugin has nothing to say', async () => {
  const reports = await runContract(platform.trial);
  expect(reports).toHaveLength(16);
  expect(reports.filter(({ verdict }) => verdict !== 'ok')).toEqual([]);
});

const calls = () => pluginCalls(platform.trial, platform.trial.token);
const template = v.parse(storedTemplateSchema, example('storedTemplate'));

test('what is stored is sent as in the example, and its answer says all of it', async () => {
  expect(toTemplateBody(template)).toEqual(example('templateBody'));
  const { dispatch, stop } = calls();
  const stored = { template, etag: '"7"' };
  expect(await dispatch(storeNewTemplate(template, []))).toEqual(stored);
  expect(await dispatch(storeTemplate({ ...template, id: '31' }, '"6"'))).toEqual(stored);
  stop();
});

const endpoints = {
  ...workspaceApi.endpoints,
  ...missionsApi.endpoints,
  ...templatesApi.endpoints,
};

/** One call of the plugin, as the example has it. */
async function ask(operation: Operation): Promise<unknown> {
  const endpoint = endpoints[operation.operationId as 'currentUser'];
  const { dispatch, stop } = calls();
  const asked = endpoint.initiate(givenFor(operation) as string, { subscribe: false });
  return dispatch(asked).unwrap().finally(stop);
}

/** What the plugin is given to make a call. */
function givenFor({ operationId, examplePath }: Operation): unknown {
  if (operationId === 'createTemplate') return template;
  if (operationId === 'updateTemplate') return { template, etag: '"7"' };
  return examplePath.split('/').find((part) => /^\d+$|-\w+-\w+-\w+-/.test(part));
}

const refusals = operations.flatMap((operation) =>
  Object.keys(operation.responses)
    .map(Number)
    .filter((status) => status > 401)
    .map((status) => [operation.operationId, status, operation] as const),
);

test.each(refusals)(
  '%s: the plugin reads the refusal with %d',
  async (_name, status, operation) => {
    platform.refuse(status);
    const [problem] = exampleNames(responseOf(operation, status)?.content).map(example);
    const read = { kind: 'http', status, ...(problem as object) };
    await expect(ask(operation)).rejects.toMatchObject(read);
  },
);

/** A body without a property, in each element of a list, or with null in its place. */
function without(body: unknown, [key = '', ...rest]: readonly string[], isNull: boolean): unknown {
  if (Array.isArray(body)) return body.map((one) => without(one, rest, isNull));
  if (typeof body !== 'object' || body === null || !(key in body)) return body;
  const { [key]: inner, ...others } = body as Record<string, unknown>;
  if (rest.length > 0) return { ...others, [key]: without(inner, rest, isNull) };
  return isNull ? { ...others, [key]: null } : others;
}

/** How much of an answer is of use: elements of a list, an activated company. */
const useOf = (answer: unknown) => {
  const { templates = answer, showCertificates = true } = answer as Record<string, unknown>;
  return Array.isArray(templates) ? templates.length : Number(showCertificates);
};

const reading = operations.flatMap((operation) => {
  const { content } = responseOf(operation, 200) ?? {};
  const [name] = exampleNames(content);
  if (operation.method !== 'GET' || !content || name === undefined) return [];
  const properties = propertiesOf(content['application/json'].schema);
  return [[operation.operationId, { operation, name, properties }] as const];
});

test.each(reading)(
  '%s: a field is required exactly where nothing comes of an answer without it',
  async (_id, { operation, name, properties }) => {
    const quiet = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const use = useOf(await ask(operation));
    const needed = new Set<string>();
    const named = [...properties].filter(([path]) => !path.endsWith('*'));
    for (const [path] of named) {
      for (const isNull of [false, true]) {
        platform.replace(name, without(example(name), path.split('.'), isNull));
        if ((await ask(operation).then(useOf, () => 0)) < use) needed.add(path);
      }
    }
    quiet.mockRestore();
    expect([...needed]).toEqual(named.flatMap(([path, isRequired]) => (isRequired ? [path] : [])));
  },
);

/** Remembers what is read of a value. */
function watched(value: unknown, seen: Set<string>, at: readonly string[] = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  // Elements of lists, and names of registered fields.
  const pathTo = (key: string) => [...at, /^\d+$|\./.test(key) ? '*' : key];
  // Watched all the way down before it is handed out: a store freezes what it keeps as it came.
  const copy: object = Array.isArray(value) ? [] : {};
  for (const [key, inner] of Object.entries(value))
    Reflect.set(copy, key, watched(inner, seen, pathTo(key)));
  return new Proxy(copy, {
    get: (target, key) => {
      const inner: unknown = Reflect.get(target, key);
      if (
        typeof key === 'string' &&
        typeof inner !== 'function' &&
        !['length', 'then'].includes(key)
      )
        seen.add(pathTo(key).join('.'));
      return inner;
    },
  });
}

test('every field is read by the plugin, and it reads no other', async () => {
  const [, content] = example('listCertificates') as { content: object }[];
  // No certificate is of both; this one is, so that both are read.
  const both = { ...(example('getCertificate') as object), content: content?.content };
  platform.replace('getCertificate', both);
  const bodyOf = (name: string) => JSON.stringify(name === 'getCertificate' ? both : example(name));
  const seen = new Map(reading.map(([, { name }]) => [bodyOf(name), new Set<string>()]));
  const parse = JSON.parse;
  const spy = jest.spyOn(JSON, 'parse').mockImplementation((...given) => {
    const value: unknown = parse(...given);
    const reads = seen.get(given[0]);
    return reads ? watched(value, reads) : value;
  });
  await runContract(platform.trial);
  spy.mockRestore();
  for (const [, { name, properties }] of reading) {
    // Each is looked for in both spellings.
    const reads = [...(seen.get(bodyOf(name)) ?? [])].filter((path) => !/[A-Z]/.test(path));
    expect([name, ...reads.toSorted()]).toEqual([name, ...[...properties.keys()].toSorted()]);
  }
});
