import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { outlastClients } from '../../platform/outlastClients.ts';
import type { Trial } from '../contract/runContract.ts';
import { example, exampleNames, operations, type Operation, responseOf } from './openapi.ts';

const TOKEN = 'example-token';

/** A platform that answers with the examples of the contract pack and with nothing else. */
export interface ExamplePlatform {
  trial: Trial;
  /** Answers with this body in place of an example, until `restore`. */
  replace: (name: string, body: unknown) => void;
  /** Refuses every call that may be refused so, with the example of this status. */
  refuse: (status: number) => void;
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

const bases = { missions: '/missions', workspace: '/workspace/v1' } as const;

const pathOf = ({ service, examplePath }: Operation) => bases[service] + examplePath;

/** What is asked of it at the moment. */
interface State {
  refusal: number | undefined;
  replaced: Map<string, unknown>;
}

const bodyOf = ({ replaced }: State, name: string) =>
  replaced.has(name) ? replaced.get(name) : example(name);

function described(state: State, operation: Operation, status: number): Reply {
  const { headers = {}, content } = responseOf(operation, status) ?? {};
  const [name] = exampleNames(content);
  return {
    status,
    headers: Object.fromEntries(
      Object.entries(headers).map(([header, { example: value }]) => [header, value]),
    ),
    ...(name !== undefined && { body: bodyOf(state, name) }),
  };
}

function answerRest(
  state: State,
  { method, url }: IncomingMessage,
  token: string | undefined,
): Reply {
  const operation = operations.find((one) => one.method === method && pathOf(one) === url);
  const isPublic = operation?.security?.some((one) => Object.keys(one).length === 0) ?? false;
  if (token !== TOKEN && (token !== undefined || !isPublic)) {
    return { status: 401, body: example('unauthorized') };
  }
  // What is not an example is not there.
  if (!operation) return { status: 404, body: example('notFound') };
  const { refusal } = state;
  if (refusal !== undefined && responseOf(operation, refusal)) {
    return described(state, operation, refusal);
  }
  const success = method === 'POST' ? 201 : 200;
  return described(state, operation, responseOf(operation, success)?.content ? success : 204);
}

function answerQuery(state: State, body: string, token: string | undefined): Reply {
  if (token !== `Bearer ${TOKEN}`) return { status: 200, body: example('queryUnauthorized') };
  const { operationName, variables } = JSON.parse(body) as {
    operationName: string;
    variables: { offset?: string };
  };
  return { status: 200, body: bodyOf(state, operationName + (variables.offset ? 'Next' : '')) };
}

async function answerTo(state: State, request: IncomingMessage): Promise<Reply> {
  const body = await text(request);
  if (request.method === 'OPTIONS') return { status: 204 };
  const { authorization } = request.headers;
  return request.url === '/graphql'
    ? answerQuery(state, body, authorization)
    : answerRest(state, request, authorization);
}

export async function openExamplePlatform(): Promise<ExamplePlatform> {
  const state: State = { refusal: undefined, replaced: new Map() };
  const server = createServer((request, response) => {
    void answerTo(state, request).then(({ status, headers, body }) => {
      response.writeHead(status, { ...allowed, 'content-type': 'application/json', ...headers });
      response.end(status === 204 ? undefined : JSON.stringify(body));
    });
  });
  outlastClients(server);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    trial: {
      missions: url + bases.missions,
      workspace: url,
      graphql: `${url}/graphql`,
      companyGraphql: `${url}/graphql`,
      scheme: 'Bearer',
      token: TOKEN,
      adminToken: TOKEN,
      origin: 'https://host.example',
    },
    replace: (name, body) => state.replaced.set(name, body),
    refuse: (status) => {
      state.refusal = status;
    },
    restore: () => {
      state.refusal = undefined;
      state.replaced.clear();
    },
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}
