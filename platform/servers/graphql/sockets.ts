import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, type ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import type { DocumentNode, ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { WebSocketServer } from 'ws';
import type { RequestHeaderChecks } from '../accessPolicy.ts';
import type { ApiContext } from '../api.ts';
import { findUserOfActivatedCompany, parseBearerToken } from '../callers.ts';
import { logError } from '../errorLog.ts';
import { toRequestError } from '../requestError.ts';
import type { QueryContext, GraphqlEndpoint } from './endpoint.ts';
import { createQueryTooLargeError } from './queryLimits.ts';

const MAX_MESSAGE_BYTES = 100_000;
const MAX_OPERATIONS = 20;

interface ConnectionParams extends Record<string, unknown> {
  headers?: Record<string, unknown>;
}

/**
 * Gets the token from `headers` in the parameters of a WebSocket connection (docs/behaviour.md, Query-service tokens).
 * Header names are case-insensitive.
 */
function getConnectionToken(params: ConnectionParams | undefined): string {
  const headers = Object.entries({ ...params, ...params?.headers });
  const header = headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return parseBearerToken(typeof header === 'string' ? header : undefined);
}

/**
 * Functions that run one GraphQL operation with the plugins of the Yoga server. Yoga's function `getEnveloped` returns
 * them, but declares its result as `any`.
 */
interface YogaEnvelope {
  schema: GraphQLSchema;
  execute: (args: ExecutionArgs) => unknown;
  subscribe: (args: ExecutionArgs) => unknown;
  contextFactory: () => Promise<unknown>;
  parse: (source: string) => DocumentNode;
  validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[];
}

type OperationArgs = ExecutionArgs & {
  rootValue: Pick<YogaEnvelope, 'execute' | 'subscribe'>;
};

function createSocketOptions(
  service: GraphqlEndpoint,
  context: ApiContext,
): ServerOptions<ConnectionParams, Extra> {
  // Errors must not reach the library: it prints them with their message, and a database error contains the token.
  const authenticateSocket = (params: ConnectionParams | undefined, { socket, request }: Extra) =>
    findUserOfActivatedCompany(
      context,
      { ip: request.socket.remoteAddress ?? '' },
      getConnectionToken(params),
    ).catch((error: unknown) => {
      const { status = 500 } = toRequestError(error) ?? {};
      if (status === 500) logError(error);
      const isForbidden = status === 401 || status === 403;
      socket.close(isForbidden ? 4403 : 1013, isForbidden ? 'Forbidden' : 'Try again later');
      return undefined;
    });
  return {
    execute: (args) => (args as OperationArgs).rootValue.execute(args) as never,
    subscribe: (args) => (args as OperationArgs).rootValue.subscribe(args) as never,
    onConnect: async ({ connectionParams, extra }) =>
      (await authenticateSocket(connectionParams, extra)) !== undefined,
    onSubscribe: async ({ connectionParams, extra, subscriptions }, _id, payload) => {
      const caller = await authenticateSocket(connectionParams, extra);
      if (caller === undefined) return [];
      if (Object.keys(subscriptions).length > MAX_OPERATIONS) {
        return [createQueryTooLargeError('operations at once on a socket', MAX_OPERATIONS)];
      }
      const queryContext: QueryContext = { ...context, caller };
      const { schema, execute, subscribe, contextFactory, parse, validate } = service.getEnveloped(
        queryContext,
      ) as YogaEnvelope;
      const document = parse(payload.query);
      const errors = validate(schema, document);
      if (errors.length > 0) return errors;
      return {
        schema,
        document,
        operationName: payload.operationName,
        variableValues: payload.variables,
        contextValue: await contextFactory(),
        rootValue: { execute, subscribe },
      };
    },
  };
}

function parsePathname(address: string | undefined): string | undefined {
  const base = 'http://localhost';
  return address?.startsWith('/') && URL.canParse(base + address)
    ? new URL(base + address).pathname
    : undefined;
}

/**
 * Handles an HTTP request that asks to upgrade to a protocol other than WebSocket. Upgrades are optional in HTTP, so
 * the request is handled like any other request. Responds with 403 when the request is not allowed. Closes the
 * connection after the response.
 */
function handleAsHttp(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  isAllowed: boolean,
): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.once('finish', () => socket.end());
  if (isAllowed) server.emit('request', request, response);
  else response.writeHead(403).end();
}

/**
 * Serves the query services over WebSocket (graphql-transport-ws) on the same paths as over HTTP. Close codes are those
 * of the library (docs/behaviour.md, WebSocket close codes).
 */
export function serveSockets(
  server: Server,
  context: ApiContext,
  services: Readonly<Record<string, GraphqlEndpoint>>,
  accessPolicy: RequestHeaderChecks,
): { close(): Promise<void> } {
  const endpoints = Object.entries(services).map(([path, service]) => {
    const socketServer = new WebSocketServer({
      noServer: true,
      maxPayload: MAX_MESSAGE_BYTES,
      // Accepts a socket without the protocol too: only an open socket can be closed with code 4406.
      handleProtocols: (offered) =>
        offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
    });
    return {
      path,
      socketServer,
      server: useServer(createSocketOptions(service, context), socketServer),
    };
  });
  server.on('upgrade', (request, socket, head) => {
    // An error event without a listener ends the process. WebSocketServer adds its own listener later.
    const destroySocket = (): void => void socket.destroy();
    socket.on('error', destroySocket);
    const { upgrade, host, origin } = request.headers;
    const endpoint = endpoints.find(({ path }) => path === parsePathname(request.url));
    const isAllowed = accessPolicy.isKnownHost(host) && accessPolicy.isAllowedOrigin(origin);
    if (endpoint === undefined || upgrade?.toLowerCase() !== 'websocket' || !isAllowed) {
      handleAsHttp(server, request, socket, isAllowed);
      return;
    }
    socket.off('error', destroySocket);
    endpoint.socketServer.handleUpgrade(request, socket, head, (webSocket) => {
      endpoint.socketServer.emit('connection', webSocket, request);
    });
  });
  return {
    close: async () => {
      for (const endpoint of endpoints) await endpoint.server.dispose();
    },
  };
}
