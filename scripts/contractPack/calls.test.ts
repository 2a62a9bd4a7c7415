import { readFileSync } from 'node:fs';
import {
  buildSchema,
  type DocumentNode,
  executeSync,
  type GraphQLField,
  type GraphQLInputField,
  isEnumType,
  isInputObjectType,
  isObjectType,
  isIntrospectionType,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { fetchTemplateOrDefaultThunk } from '#data/rest/certificateAndTemplateApi.ts';
import { templatesApi } from '#data/rest/templatesApi.ts';
import { missionsApi } from '#data/rest/missionsApi.ts';
import { queryDocuments } from '#data/graphql/queries.ts';
import { workspaceApi } from '#data/rest/workspaceApi.ts';
import { createCompany, createTemplate, giveCertificates } from '#testing/platform.ts';
import { testApiUrl } from '../../platform/servers/testing/testApi.ts';
import {
  type ProxyResponse,
  type ProxyRequest,
  startRewritingProxy,
} from '#testing/rewritingProxy.ts';
import { createPluginApiClients } from '../contract/pluginRequests.ts';
import { runContractCommand } from '../contract/runContractCommand.ts';
import { findOpenApiOperation, getOpenApiResponse, openApiOperations } from '#testing/openapi.ts';
import { validateBody } from './validateBody.ts';

interface Exchange {
  call: ProxyRequest;
  answer: ProxyResponse;
}

const exchanges: Exchange[] = [];
const initiated = new Set<string>();
const endpoints = {
  ...workspaceApi.endpoints,
  ...missionsApi.endpoints,
  ...templatesApi.endpoints,
};

/** Records all requests of the plugin to the reference platform, including writes. */
beforeAll(async () => {
  const company = await createCompany();
  const templateId = await createTemplate(company);
  await giveCertificates(company.learner, 24);
  const proxy = await startRewritingProxy();
  proxy.respondWith((answer, call) => {
    exchanges.push({ call, answer });
    return {};
  });
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const { initiate } = endpoint as typeof endpoints.currentUser;
    jest
      .spyOn(endpoint as typeof endpoints.currentUser, 'initiate')
      .mockImplementation((...args) => {
        initiated.add(name);
        return initiate(...args);
      });
  }
  const options = {
    missions: `${proxy.url}/missions`,
    workspace: proxy.url,
    graphql: `${proxy.url}/missions/graphql`,
    companyGraphql: `${proxy.url}/company/graphql`,
    scheme: 'Bearer',
    token: company.learner.token,
    adminToken: company.admin.token,
    writes: true,
    origin: proxy.url,
  };
  await runContractCommand(options);
  // Only needed for certificates without a template, which this platform does not have.
  const { dispatch, stop } = createPluginApiClients(options, company.learner.token);
  await dispatch(fetchTemplateOrDefaultThunk({ id: templateId, primaryColor: null }));
  stop();
  await proxy.close();
});
afterAll(() => jest.restoreAllMocks());

const isQuery = ({ call }: Exchange) => call.path.endsWith('/graphql');
const findOperation = ({ call }: Exchange) => findOpenApiOperation(call.method, call.path);
const listRestExchanges = () =>
  exchanges
    .filter((exchange) => !isQuery(exchange))
    .map((exchange) => ({
      ...exchange,
      operation: findOperation(exchange),
      label: `${exchange.call.method} ${exchange.call.path}`,
    }));

test('sends every request that the plugin can send', () => {
  expect([...initiated].toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test('sends exactly the requests in the document', () => {
  expect(listRestExchanges().flatMap(({ operation, label }) => (operation ? [] : [label]))).toEqual(
    [],
  );
  const operationIds = new Set(listRestExchanges().map(({ operation }) => operation?.operationId));
  expect(openApiOperations.filter(({ operationId }) => !operationIds.has(operationId))).toEqual([]);
});

test('sends bodies that match the document', () => {
  const problems = listRestExchanges().flatMap(({ call, operation, label }) => {
    const content = operation?.requestBody?.content;
    if (!content) return call.body === '' ? [] : [`${label}: a body`];
    return validateBody(content, JSON.parse(call.body)).map((problem) => `${label}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

test('documents every response of the reference platform', () => {
  const problems = listRestExchanges().flatMap(({ answer, operation, label }) => {
    const response = operation && getOpenApiResponse(operation, answer.status);
    if (!response) return [`${label}: status ${answer.status}`];
    return validateBody(response.content, answer.body).map((problem) => `${label}: ${problem}`);
  });
  expect(problems).toEqual([]);
});

const operationsWithToken = openApiOperations.filter(({ security }) => security === undefined);

test.each(operationsWithToken.map((operation) => [operation.operationId, operation] as const))(
  'the reference platform answers %s with 401 for a missing or unknown token',
  async (_id, { method, examplePath }) => {
    const url = testApiUrl.url + examplePath;
    const withoutToken = await fetch(url, { method });
    const withUnknownToken = await fetch(url, { method, headers: { authorization: 'unknown' } });
    expect([withoutToken.status, withUnknownToken.status]).toEqual([401, 401]);
  },
);

const schema = buildSchema(readFileSync('contract/queries.graphql', 'utf8'));
const operationsText = readFileSync('src/data/graphql/operations.graphql', 'utf8');

test('sends valid queries, each to its own service', () => {
  const fields = exchanges.filter(isQuery).map(({ call }) => {
    const { query } = JSON.parse(call.body) as { query: string };
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    const [field = ''] = /(?:certificates|companyUserMetadata)(?=\()/.exec(query) ?? [];
    const service = call.path.startsWith('/company') ? 'COMPANY' : 'MISSIONS';
    const description = schema.getQueryType()?.getFields()[field]?.description;
    expect(description).toMatch(new RegExp(`^Sent to ${service}_GRAPHQL: `));
    return field;
  });
  expect(new Set(fields).size).toBe(Object.keys(queryDocuments).length);
});

/** Removes the list and non-null markers from the name of a GraphQL type. */
const getName = (type: unknown) => String(type).replace(/[![\]]/g, '');

/** Lists the types, `Type.field` and `Type.field(argument)` that a GraphQL document uses. */
function listUsed(document: DocumentNode): Set<string> {
  const used = new Set<string>();
  const types = new TypeInfo(schema);
  const addInput = (name: string) => {
    const type = schema.getType(name);
    used.add(name);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      used.add(`${name}.${field.name}`);
      addInput(getName(field.type));
    }
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name, arguments: args = [] }) => {
        const parent = String(types.getParentType());
        used.add(parent).add(`${parent}.${name.value}`);
        used.add(getName(types.getType()));
        for (const argument of args) used.add(`${parent}.${name.value}(${argument.name.value})`);
      },
      VariableDefinition: ({ type }) => {
        addInput(getName(print(type)));
      },
    }),
  );
  return used;
}

test('every query of the plugin is valid, and the queries use the whole schema', () => {
  for (const document of [parse(operationsText), ...Object.values(queryDocuments)]) {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  }
  const used = listUsed(parse(operationsText));
  const all = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type)) return [];
    if (isEnumType(type)) return [type.name];
    if (!isObjectType(type) && !isInputObjectType(type)) return [];
    const { name } = type;
    const fields = Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(
      type.getFields(),
    ).flatMap((field) => [
      `${name}.${field.name}`,
      ...('args' in field
        ? field.args.map((argument) => `${name}.${field.name}(${argument.name})`)
        : []),
    ]);
    return [name, ...fields];
  });
  expect(all.filter((name) => !used.has(name))).toEqual([]);
});

test.each(Object.entries(queryDocuments))(
  'the example %s is the complete response of the schema',
  (name, document) => {
    const file = readFileSync(`contract/examples/${name}.json`, 'utf8');
    const { data: rootValue } = JSON.parse(file) as { data: object };
    // Apollo adds `__typename`; the documents of the plugin do not have it.
    const answer = executeSync({ schema, document, rootValue });
    expect(JSON.parse(JSON.stringify(answer))).toEqual({ data: rootValue });
  },
);
