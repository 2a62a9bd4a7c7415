import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type Backend, type Call, notFound, refuse, type Reply, unauthorized } from './calls.ts';
import { answerFlags, FLAGS_KEY } from './flagsApi.ts';
import { createStore, tokens } from './foreignCompany.ts';
import { answerMissions } from './missionsApi.ts';
import { createPictures } from './pictures.ts';
import { answerQuery } from './queryApi.ts';
import { answerWorkspace } from './workspaceApi.ts';

export interface ForeignOptions {
  /** Milliseconds before each answer. Default 0. */
  delay?: number;
  /** Whether pictures that are sent come back as addresses of this server, or as they were sent. Default `hosted`. */
  pictures?: 'hosted' | 'as sent';
  /** Without it the feature-flag service is nothing but 404. Default true. */
  hasFlags?: boolean;
  /** Whether a certificate can be read without a token, for the public print page. Default true. */
  printsForAll?: boolean;
}

/** A call that came in, preflights and pictures left out. */
export interface Asked {
  method: string;
  /** With its query. */
  path: string;
  authorization: string | undefined;
  body: unknown;
  status: number;
}

/** A platform that is not ours, with an address for each key of the plugin's configuration. */
export interface Foreign {
  origin: string;
  missions: string;
  /** Carries `workspace/v1/`. */
  workspace: string;
  /** For both clients. */
  graphql: string;
  flags: string;
  flagsKey: string;
  tokens: typeof tokens;
  requests(): readonly Asked[];
  close(): Promise<void>;
}

const PATHS = {
  missions: '/learning/rest',
  workspace: '/gateway',
  graphql: '/learning/query',
  flags: '/switches',
};

const LARGEST_BODY = 64 * 1024 * 1024;

/** The body as JSON: undefined for none, a refusal for what cannot be read. */
async function readBody(request: IncomingMessage): Promise<{ body: unknown } | Reply> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= LARGEST_BODY) chunks.push(chunk);
  }
  if (length > LARGEST_BODY) return refuse(413, 'Too large.');
  if (length === 0) return { body: undefined };
  try {
    return { body: JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown };
  } catch {
    return refuse(400, 'Not JSON.');
  }
}

function allowEveryOrigin(request: IncomingMessage, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', '*');
  response.setHeader('cross-origin-resource-policy', 'cross-origin');
  if (request.method !== 'OPTIONS') return;
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, DELETE');
  // By name, because a star does not cover Authorization.
  const headers = request.headers['access-control-request-headers'] ?? '';
  response.setHeader('access-control-allow-headers', headers);
  response.setHeader('access-control-max-age', '600');
}

function send(response: ServerResponse, { status, body }: Reply): void {
  if (body === undefined) response.writeHead(status).end();
  else {
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(body));
  }
}

/** The token as it comes to REST, and after its scheme as it comes to the query service. */
function tokenOf(service: string, authorization: string | undefined): string | undefined {
  if (service !== 'graphql') return authorization;
  return authorization && (/^Bearer (.+)$/.exec(authorization)?.[1] ?? '');
}

async function answer(
  backend: Backend,
  options: ForeignOptions,
  request: IncomingMessage,
  url: URL,
): Promise<Asked & { reply: Reply }> {
  const { authorization } = request.headers;
  const method = request.method ?? '';
  const [service = '', prefix = ''] =
    Object.entries(PATHS).find(([, start]) => `${url.pathname}/`.startsWith(`${start}/`)) ?? [];
  const read = await readBody(request);
  const token = tokenOf(service, authorization);
  const person = backend.store.people.find((one) => one.token === token);
  const body = 'status' in read ? undefined : read.body;
  const call: Call = { method, path: url.pathname.slice(prefix.length), person, body };
  const decide = async (): Promise<Reply> => {
    if ('status' in read) return read;
    if (service === '') return notFound;
    if (service === 'flags') {
      return options.hasFlags === false ? notFound : answerFlags(call, authorization);
    }
    if (token !== undefined && !person) return unauthorized;
    if (service === 'graphql') return answerQuery(backend, call);
    return service === 'missions' ? answerMissions(backend, call) : answerWorkspace(backend, call);
  };
  const reply = await decide();
  const path = url.pathname + url.search;
  return { method, path, authorization, body, status: reply.status, reply };
}

/**
 * A platform as somebody else might have built it, from the specification of the plugin and from nothing else. It keeps
 * every sentence of it and adds nothing that could be relied on. Everything is in memory and gone with it.
 */
export async function startForeign(options: ForeignOptions = {}): Promise<Foreign> {
  const server = createServer();
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const missions = origin + PATHS.missions;
  const backend: Backend = {
    store: createStore(),
    pictures: createPictures(origin, options.pictures !== 'as sent'),
    missions,
    printsForAll: options.printsForAll ?? true,
  };
  const asked: Asked[] = [];
  const serve = async (request: IncomingMessage, response: ServerResponse) => {
    allowEveryOrigin(request, response);
    const url = new URL(request.url ?? '/', origin);
    if (request.method === 'OPTIONS') {
      send(response, { status: 204 });
      return;
    }
    const picture = backend.pictures.find(url.pathname);
    if (picture) {
      await wait(options.delay ?? 0);
      response.writeHead(200, { 'content-type': picture.type }).end(picture.bytes);
      return;
    }
    const { reply, ...told } = await answer(backend, options, request, url);
    asked.push(told);
    await wait(options.delay ?? 0);
    send(response, reply);
  };
  server.on('request', (request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  return {
    origin,
    missions,
    workspace: origin + PATHS.workspace,
    graphql: origin + PATHS.graphql,
    flags: origin + PATHS.flags,
    flagsKey: FLAGS_KEY,
    tokens,
    requests: () => [...asked],
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
