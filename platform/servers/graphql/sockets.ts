import { STATUS_CODES, type Server } from 'node:http';
import { GRAPHQL_TRANSPORT_WS_PROTOCOL, type ServerOptions } from 'graphql-ws';
import { type Extra, useServer } from 'graphql-ws/use/ws';
import type { DocumentNode, ExecutionArgs, GraphQLError, GraphQLSchema } from 'graphql';
import { WebSocketServer } from 'ws';
import { findCaller } from '../../data/queries/callerQueries.ts';
import type { ApiContext } from '../api.ts';
import { bearerToken } from '../callers.ts';
import type { QueryContext, QueryService } from './endpoint.ts';

const MAX_MESSAGE_BYTES = 100_000;

interface InitPayload extends Record<string, unknown> {
  headers?: Record<string, unknown>;
}

/** The token is in `headers` of the connection parameters (Spec §6); a header's name has any case. */
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
  const callerBy = (payload: InitPayload | undefined) => findCaller(context.db, tokenOf(payload));
  return {
    execute: (args) => (args as Args).rootValue.execute(args) as never,
    subscribe: (args) => (args as Args).rootValue.subscribe(args) as never,
    // `false` makes the library close with 4403, as its protocol has it.
    onConnect: async ({ connectionParams }) =>
      (await callerBy(connectionParams))?.company.showCertificates ?? false,
    onSubscribe: async ({ connectionParams, extra }, _id, payload) => {
      const caller = await callerBy(connectionParams);
      if (caller === undefined) {
        extra.socket.close(4403, 'Forbidden');
        return [];
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

/**
 * Query services over WebSocket (graphql-transport-ws) on the paths of their HTTP endpoints; close codes are the
 * library's (Spec §8).
 */
export function serveSockets(
  server: Server,
  context: ApiContext,
  services: Readonly<Record<string, QueryService>>,
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
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const target = sockets.find(({ path }) => path === pathname);
    if (target === undefined) {
      socket.end(`HTTP/1.1 404 ${STATUS_CODES[404] ?? ''}\r\nconnection: close\r\n\r\n`);
      return;
    }
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
