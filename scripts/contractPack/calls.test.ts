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
import { readTemplate } from '#api/documents/documentsApi.ts';
import { templatesApi } from '#api/documents/templatesApi.ts';
import { missionsApi } from '#api/rest/missionsApi.ts';
import { queries } from '#api/query/queries.ts';
import { workspaceApi } from '#api/rest/workspaceApi.ts';
import { createCompany, createTemplate, giveCertificates } from '#testing/platform.ts';
import { type Answer, type Call, openTranslatingProxy } from '#testing/translatingProxy.ts';
import { pluginCalls } from '../contract/pluginCalls.ts';
import { runContract } from '../contract/runContract.ts';
import { example, operations, operationsOf, problemsOf, responseOf } from './openapi.ts';

interface Exchange {
  call: Call;
  answer: Answer;
}

const exchanges: Exchange[] = [];
const initiated = new Set<string>();
const endpoints = {
  ...workspaceApi.endpoints,
  ...missionsApi.endpoints,
  ...templatesApi.endpoints,
};

/** All that the plugin asks of the reference platform, its templates written too. */
beforeAll(async () => {
  const company = await createCompany();
  const templateId = await createTemplate(company);
  await giveCertificates(company.learner, 24);
  const proxy = await openTranslatingProxy();
  proxy.answerIn((answer, call) => {
    exchanges.push({ call, answer });
    return {};
  });
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const { initiate } = endpoint as typeof endpoints.currentUser;
    jest
      .spyOn(endpoint as typeof endpoints.currentUser, 'initiate')
      .mockImplementation((...given) => {
        initiated.add(name);
        return initiate(...given);
      });
  }
  const trial = {
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
  await runContract(trial);
  // Only asked for where a certificate does not bring its template, which those of this platform do.
  const { dispatch, stop } = pluginCalls(trial, company.learner.token);
  await dispatch(readTemplate(templateId));
  stop();
  await proxy.close();
});
afterAll(() => jest.restoreAllMocks());

const isQuery = ({ call }: Exchange) => call.path.endsWith('/graphql');
const described = ({ call }: Exchange) =>
  operationsOf(call.method, call.path.replace(/^\/(?:missions|workspace\/v1)/, '')).toSorted(
    // The path of no parameter is the more exact one.
    (one, other) => one.path.split('{').length - other.path.split('{').length,
  )[0];
const rest = () =>
  exchanges
    .filter((one) => !isQuery(one))
    .map((one) => ({
      ...one,
      operation: described(one),
      told: `${one.call.method} ${one.call.path}`,
    }));

test('every call that the plugin can make was made', () => {
  expect([...initiated].toSorted()).toEqual(Object.keys(endpoints).toSorted());
});

test('the plugin makes the calls of the document, and no other', () => {
  expect(rest().flatMap(({ operation, told }) => (operation ? [] : [told]))).toEqual([]);
  const made = new Set(rest().map(({ operation }) => operation?.operationId));
  expect(operations.filter(({ operationId }) => !made.has(operationId))).toEqual([]);
});

test('it sends what the document says', () => {
  const problems = rest().flatMap(({ call, operation, told }) => {
    const content = operation?.requestBody?.content;
    if (!content) return call.body === '' ? [] : [`${told}: a body`];
    return problemsOf(content, JSON.parse(call.body)).map((one) => `${told}: ${one}`);
  });
  expect(problems).toEqual([]);
});

test('what the reference platform answers is in the document', () => {
  const problems = rest().flatMap(({ answer, operation, told }) => {
    const said = operation && responseOf(operation, answer.status);
    if (!said) return [`${told}: status ${answer.status}`];
    return problemsOf(said.content, answer.body).map((one) => `${told}: ${one}`);
  });
  expect(problems).toEqual([]);
});

const schema = buildSchema(readFileSync('contract/queries.graphql', 'utf8'));
const operationsText = readFileSync('src/api/query/operations.graphql', 'utf8');

test('what the query services are asked is valid, each its own', () => {
  const asked = exchanges.filter(isQuery).map(({ call }) => {
    const { query } = JSON.parse(call.body) as { query: string };
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    const [field = ''] = /(?:certificates|companyUserMetadata)(?=\()/.exec(query) ?? [];
    const service = call.path.startsWith('/company') ? 'COMPANY' : 'MISSIONS';
    const said = schema.getQueryType()?.getFields()[field]?.description;
    expect(said).toMatch(new RegExp(`^Asked of ${service}_GRAPHQL: `));
    return field;
  });
  expect(new Set(asked).size).toBe(Object.keys(queries).length);
});

/** The name in a type of a list, or of what is never null. */
const nameOf = (type: unknown) => String(type).replace(/[![\]]/g, '');

/** `Type.field`, `Type.field(argument)` and types that a document uses. */
function usedBy(document: DocumentNode): Set<string> {
  const used = new Set<string>();
  const types = new TypeInfo(schema);
  const addInput = (name: string) => {
    const type = schema.getType(name);
    used.add(name);
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      used.add(`${name}.${field.name}`);
      addInput(nameOf(field.type));
    }
  };
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name, arguments: given = [] }) => {
        const parent = String(types.getParentType());
        used.add(parent).add(`${parent}.${name.value}`);
        used.add(nameOf(types.getType()));
        for (const one of given) used.add(`${parent}.${name.value}(${one.name.value})`);
      },
      VariableDefinition: ({ type }) => {
        addInput(nameOf(print(type)));
      },
    }),
  );
  return used;
}

test('every query of the plugin is valid, and nothing of the schema is unused', () => {
  for (const document of [parse(operationsText), ...Object.values(queries)]) {
    expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  }
  const used = usedBy(parse(operationsText));
  const all = Object.values(schema.getTypeMap()).flatMap((type) => {
    if (isIntrospectionType(type)) return [];
    if (isEnumType(type)) return [type.name];
    if (!isObjectType(type) && !isInputObjectType(type)) return [];
    const { name } = type;
    const fields = Object.values<GraphQLField<unknown, unknown> | GraphQLInputField>(
      type.getFields(),
    ).flatMap((field) => [
      `${name}.${field.name}`,
      ...('args' in field ? field.args.map((one) => `${name}.${field.name}(${one.name})`) : []),
    ]);
    return [name, ...fields];
  });
  expect(all.filter((name) => !used.has(name))).toEqual([]);
});

test.each(['listUserCertificates', 'listUserCertificatesNext', 'listCompanyUserMetadata'])(
  'the example %s is what the schema answers, and all of it',
  (name) => {
    const { data: rootValue } = example(name) as { data: object };
    const document = queries[name.replace('Next', '') as keyof typeof queries];
    // Apollo asks for the names of types by itself; the texts of the plugin do not.
    const answer = executeSync({ schema, document, rootValue });
    expect(JSON.parse(JSON.stringify(answer))).toEqual({ data: rootValue });
  },
);
