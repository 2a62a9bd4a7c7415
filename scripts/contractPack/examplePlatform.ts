import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import type { ContractTestOptions } from '../contract/runContractCommand.ts';
import listUserCertificates from '../../contract/examples/listUserCertificates.json';
import queryUnauthorized from '../../contract/examples/queryUnauthorized.json';
import listCompanyUserMetadata from '../../contract/examples/listCompanyUserMetadata.json';
import {
  getOpenApiExample,
  listExampleNames,
  openApiOperations,
  type OpenApiOperation,
  getOpenApiResponse,
} from '#testing/openapi.ts';
import { serveLocally } from '#testing/serveLocally.ts';

const TOKEN = 'example-token';

/** A platform that responds only with the examples of the contract pack. */
export interface ExamplePlatform {
  options: ContractTestOptions;
  /** Sets the body that the platform sends instead of the example with this name, until `restore` is called. */
  replace: (name: string, body: unknown) => void;
  /** Makes every request for which the contract describes this error status fail with the status and its example. */
  failWith: (status: number) => void;
  restore: () => void;
  close: () => Promise<void>;
}

interface Reply {
  status: number;
  headers?: Record<string, string> | undefined;
  body?: unknown;
}

const allowed = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  'access-control-allow-headers': 'authorization, content-type, if-match',
  'access-control-expose-headers': 'ETag, Location',
};

/**
 * Changes to the responses: the error status that `failWith` has set, and the bodies that `replace` has set, by example
 * name.
 */
interface State {
  errorStatus: number | undefined;
  replaced: Map<string, unknown>;
}

const getBody = ({ replaced }: State, name: string) =>
  replaced.has(name) ? replaced.get(name) : getOpenApiExample(name);

function createReply(state: State, operation: OpenApiOperation, status: number): Reply {
  const { headers = {}, content } = getOpenApiResponse(operation, status) ?? {};
  const [name] = listExampleNames(content);
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).map(([header, { example: value }]) => [header, value]),
    ),
    ...(name !== undefined && { body: getBody(state, name) }),
  };
}

function handleRest(
  state: State,
  { method, url }: IncomingMessage,
  token: string | undefined,
): Reply {
  const operation = openApiOperations.find(
    (operation) => operation.method === method && operation.examplePath === url,
  );
  const isPublic =
    operation?.security?.some((requirement) => Object.keys(requirement).length === 0) ?? false;
  if (token !== TOKEN && (token !== undefined || !isPublic)) {
    return { status: 401, body: getOpenApiExample('unauthorized') };
  }
  if (!operation) return { status: 404, body: getOpenApiExample('notFound') };
  const { errorStatus } = state;
  if (errorStatus !== undefined && getOpenApiResponse(operation, errorStatus)) {
    return createReply(state, operation, errorStatus);
  }
  const success = method === 'POST' ? 201 : 200;
  return createReply(
    state,
    operation,
    getOpenApiResponse(operation, success)?.content ? success : 204,
  );
}

function handleQuery(body: string, token: string | undefined): Reply {
  if (token !== `Bearer ${TOKEN}`) return { status: 200, body: queryUnauthorized };
  const { operationName, variables } = JSON.parse(body) as {
    operationName: string;
    variables: { offset?: string };
  };
  if (operationName === 'listCompanyUserMetadata')
    return { status: 200, body: listCompanyUserMetadata };
  const { certificates } = listUserCertificates.data;
  const start = certificates.findIndex(({ id }) => id === variables.offset) + 1;
  return { status: 200, body: { data: { certificates: certificates.slice(start) } } };
}

async function handleRequest(state: State, request: IncomingMessage): Promise<Reply> {
  const body = await text(request);
  if (request.method === 'OPTIONS') return { status: 204 };
  const { authorization } = request.headers;
  return request.url === '/graphql'
    ? handleQuery(body, authorization)
    : handleRest(state, request, authorization);
}

export async function startExamplePlatform(): Promise<ExamplePlatform> {
  const state: State = { errorStatus: undefined, replaced: new Map() };
  const { origin: url, close } = await serveLocally((request, response) => {
    void handleRequest(state, request).then(({ status, headers, body }) => {
      response.writeHead(status, { ...allowed, 'content-type': 'application/json', ...headers });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
  });
  return {
    options: {
      missions: `${url}/missions`,
      workspace: url,
      graphql: `${url}/graphql`,
      companyGraphql: `${url}/graphql`,
      scheme: 'Bearer',
      token: TOKEN,
      adminToken: TOKEN,
      origin: 'https://host.example',
    },
    replace: (name, body) => state.replaced.set(name, body),
    failWith: (status) => {
      state.errorStatus = status;
    },
    restore: () => {
      state.errorStatus = undefined;
      state.replaced.clear();
    },
    close,
  };
}
