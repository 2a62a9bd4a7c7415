import { type IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, type ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import type { DocumentNode, ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { WebSocketServer } from 'ws';
import type { Admission } from '../admission.ts';
import type { ApiContext } from '../api.ts';
import { activatedCallerBy, bearerToken } from '../callers.ts';
import { logError } from '../errorLog.ts';
import { foreseen } from '../requestError.ts';
import type { QueryContext, QueryService } from './endpoint.ts';
import { tooLarge } from './queryLimits.ts';

const MAX_MESSAGE_BYTES = 100_000;
const MAX_OPERATIONS = 20;

interface InitPayload extends Record<string, unknown> {
  headers?: Record<string, unknown>;
}

/**
 * The token is in `headers` of the connection parameters (docs/behaviour.md, Query-service tokens); a header's name has any
 * case.
 */
function tokenOf(payload: InitPayload | undefined): string {
  const headers = Object.entries({ ...payload, ...payload?.headers });
  const header = headers.find(([name]) => name.toLowerCase() === 'authorization')?.[1];
  return bearerToken(typeof header === 'string' ? header : undefined);
}

/** What Yoga, which types it as `any`, gives to run one operation with its plugins. */
interface Enveloped {
  schema: GraphQLSchema;
  execute: (args: ExecutionArgs) => unknown;
  subscribe: (args: ExecutionArgs) => unknown;
  contextFactory: () => Promise<unknown>;
  parse: (source: string) => DocumentNode;
  validate: (schema: GraphQLSchema, document: DocumentNode) => readonly GraphQLError[];
}

type Args = ExecutionArgs & {
  rootValue: Pick<Enveloped, 'execute' | 'subscribe'>;
};

function socketOptions(
  service: QueryService,
  context: ApiContext,
): ServerOptions<InitPayload, Extra> {
  // Nothing is thrown from here: the library prints an error whole, and a database's has the token in it.
  const callerBy = (payload: InitPayload | undefined, { socket, request }: Extra) =>
    activatedCallerBy(context, { ip: request.socket.remoteAddress ?? '' }, tokenOf(payload)).catch(
      (error: unknown) => {
        const { status = 500 } = foreseen(error) ?? {};
        if (status === 500) logError(error);
        const isForbidden = status === 401 || status === 403;
        socket.close(isForbidden ? 4403 : 1013, isForbidden ? 'Forbidden' : 'Try again later');
        return undefined;
      },
    );
  return {
    execute: (args) => (args as Args).rootValue.execute(args) as never,
    subscribe: (args) => (args as Args).rootValue.subscribe(args) as never,
    onConnect: async ({ connectionParams, extra }) =>
      (await callerBy(connectionParams, extra)) !== undefined,
    onSubscribe: async ({ connectionParams, extra, subscriptions }, _id, payload) => {
      const caller = await callerBy(connectionParams, extra);
      if (caller === undefined) return [];
      if (Object.keys(subscriptions).length > MAX_OPERATIONS) {
        return [tooLarge('operations at once on a socket', MAX_OPERATIONS)];
      }
      const queryContext: QueryContext = { ...context, caller };
      const { schema, execute, subscribe, contextFactory, parse, validate } = service.getEnveloped(
        queryContext,
      ) as Enveloped;
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

function pathOf(address: string | undefined): string | undefined {
  const base = 'http://localhost';
  return address?.startsWith('/') && URL.canParse(base + address)
    ? new URL(base + address).pathname
    : undefined;
}

/** Nobody has to upgrade: a request that offers it in vain is answered as any other, once; a stranger's page is refused. */
function answerAsHttp(
  server: Server,
  request: IncomingMessage,
  socket: Duplex,
  isOurs: boolean,
): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket as Socket);
  response.once('finish', () => socket.end());
  if (isOurs) server.emit('request', request, response);
  else response.writeHead(403).end();
}

/**
 * Query services over WebSocket (graphql-transport-ws) on the paths of their HTTP endpoints; close codes are the
 * library's (docs/behaviour.md, WebSocket close codes).
 */
export function serveSockets(
  server: Server,
  context: ApiContext,
  services: Readonly<Record<string, QueryService>>,
  admission: Admission,
): { close(): Promise<void> } {
  const sockets = Object.entries(services).map(([path, service]) => {
    const socketServer = new WebSocketServer({
      noServer: true,
      maxPayload: MAX_MESSAGE_BYTES,
      // Accepted even without the protocol: only then can the reason be told, with close code 4406.
      handleProtocols: (offered) =>
        offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) ? GRAPHQL_TRANSPORT_WS_PROTOCOL : false,
    });
    return { path, socketServer, server: useServer(socketOptions(service, context), socketServer) };
  });
  server.on('upgrade', (request, socket, head) => {
    // Until somebody takes the socket over, its end by the other side is ours to hear: unheard, it ends the process.
    const giveUp = (): void => void socket.destroy();
    socket.on('error', giveUp);
    const { upgrade, host, origin } = request.headers;
    const target = sockets.find(({ path }) => path === pathOf(request.url));
    const isOurs = admission.isOurs(host) && admission.mayConnect(origin);
    if (target === undefined || upgrade?.toLowerCase() !== 'websocket' || !isOurs) {
      answerAsHttp(server, request, socket, isOurs);
      return;
    }
    socket.off('error', giveUp);
    target.socketServer.handleUpgrade(request, socket, head, (webSocket) => {
      target.socketServer.emit('connection', webSocket, request);
    });
  });
  return {
    close: async () => {
      for (const one of sockets) await one.server.dispose();
    },
  };
}
