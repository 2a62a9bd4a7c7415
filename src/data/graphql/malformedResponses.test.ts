import { injectFault, type Company, createCompany, getPlatformUrl } from '#testing/platform.ts';
import { maxResponseListLength } from '../rest/responseSize.ts';
import { createGraphqlClient, type GraphqlClient } from './graphqlClient.ts';
import { createGraphqlTokenStorage } from './queryToken.ts';

let company: Company;
let client: GraphqlClient;
const onError = jest.fn();

beforeEach(async () => {
  onError.mockReset();
  company = await createCompany();
  const token = createGraphqlTokenStorage(undefined);
  token.save(company.learner.token);
  client = createGraphqlClient({
    uri: `${getPlatformUrl()}/missions/graphql`,
    socketUri: '',
    socketOnly: false,
    token,
    renewToken: () => Promise.resolve(undefined),
    onError: (error) => void onError(error),
  });
});
afterEach(() => client.stop());

/** Queries certificates from a server that returns the given response body. */
async function queryWithResponse(body: string) {
  await injectFault(company, 'POST graphql', { body });
  const order = { field: 'CREATED_AT', direction: 'DESC' } as const;
  return client.query('listUserCertificates', { order, limit: 10 }, 'no-cache');
}

const missingResponseMessage = "Server response was missing for query 'listUserCertificates'.";
const nestedLists = '['.repeat(50_000) + ']'.repeat(50_000);

describe('response of a query service', () => {
  test.each<[body: string, message: string]>([
    ['[]', missingResponseMessage],
    ['[{"data":{"certificates":[]}}]', missingResponseMessage],
    ['"x"', missingResponseMessage],
    ['null', missingResponseMessage],
    [' null\n', missingResponseMessage],
    ['0', missingResponseMessage],
    ['true', missingResponseMessage],
    ['{"data":null}', missingResponseMessage],
    ['{"data":[]}', missingResponseMessage],
    ['{"data":"x"}', missingResponseMessage],
    ['{"data":0}', missingResponseMessage],
    ['{"errors":null}', missingResponseMessage],
    ['{"errors":[]}', missingResponseMessage],
    ['{"errors":{}}', missingResponseMessage],
    ['{"errors":""}', missingResponseMessage],
    ['{"__proto__":{"data":{"certificates":[]}}}', missingResponseMessage],
    ['{"data":{"certificates":[]},"data":null}', missingResponseMessage],
    ['{"data":{}}', 'Unexpected answer: certificates'],
    ['{"data":{"certificates":null}}', 'Unexpected answer: certificates'],
    ['{"data":{"certificates":{}}}', 'Unexpected answer: certificates'],
    ['{"data":{"certificates":"x"}}', 'Unexpected answer: certificates'],
  ])('is a `shape` error without the requested data: %s', async (body, message) => {
    const { data, error } = await queryWithResponse(body);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({ name: 'ApiError', kind: 'shape', status: 200, message });
    expect(onError.mock.calls).toEqual([[error]]);
  });

  test.each<[what: string, body: string]>([
    ['a list', `[${'0,'.repeat(maxResponseListLength)}0]`],
    ['a list in its data', `{"data":{"certificates":[${'0,'.repeat(maxResponseListLength)}0]}}`],
    ['deeply nested lists', nestedLists],
    ['deeply nested lists in its data', `{"data":{"certificates":[${nestedLists}]}}`],
  ])('is rejected when it is too large: %s', async (_name, body) => {
    const { data, error } = await queryWithResponse(body);
    expect(data).toBeUndefined();
    expect(error).toMatchObject({
      kind: 'shape',
      message: 'Unexpected answer: body: too long or too deeply nested to be read',
    });
  });

  test.each<[errors: string, message: string | undefined]>([
    ['null', undefined],
    ['0', undefined],
    ['""', undefined],
    ['[]', undefined],
    ['{}', undefined],
    ['"Late."', 'Late.'],
    ['{"message":"Late."}', 'Late.'],
    ['["Late."]', 'Late.'],
    ['[null]', 'Unknown error'],
    ['[0]', 'Unknown error'],
    ['[{}]', 'Unknown error'],
    ['[{"message":{}}]', 'Unknown error'],
    ['[{"message":null,"extensions":null}]', 'Unknown error'],
    ['[{"message":"Late.","extensions":0,"path":0}]', 'Late.'],
    ['[{"message":"Late.","extensions":{"code":{},"http":0}}]', 'Late.'],
  ])('keeps its data next to the errors %s', async (errors, message) => {
    const { data, error } = await queryWithResponse(
      `{"data":{"certificates":[]},"errors":${errors}}`,
    );
    expect(data).toEqual({ certificates: [] });
    expect(error?.message).toBe(message);
    expect(error?.kind).toBe(message && 'graphql');
  });

  test.each(['["No."]', '{"message":"No."}', '"No."', '[{"message":"No."},null]'])(
    'fails without data and with the errors %s',
    async (errors) => {
      const { data, error } = await queryWithResponse(`{"errors":${errors}}`);
      expect(data ?? null).toBeNull();
      expect(error).toMatchObject({ kind: 'graphql' });
      expect(error?.message).toMatch(/^No\./);
    },
  );

  test('keeps at most a thousand characters of an error message', async () => {
    const { error } = await queryWithResponse(`{"errors":[{"message":"${'0'.repeat(100_000)}"}]}`);
    expect(error?.message).toBe('0'.repeat(1000));
  });

  test('loses data of another shape when it has errors too', async () => {
    const { data, error } = await queryWithResponse(
      '{"data":{"certificates":0},"errors":[{"message":"No."}]}',
    );
    expect(data ?? null).toBeNull();
    expect(error).toMatchObject({ kind: 'graphql', message: 'No.' });
  });

  test('is accepted with extensions and unknown keys', async () => {
    const body = '{"data":{"certificates":[],"__proto__":{"a":1}},"extensions":0,"hasNext":true}';
    const { data, error } = await queryWithResponse(body);
    expect(data).toEqual({ certificates: [] });
    expect(error).toBeUndefined();
  });
});
