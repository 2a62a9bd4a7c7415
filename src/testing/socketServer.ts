import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export interface SocketMessage {
  type: string;
  id?: string;
  payload?: Record<string, unknown>;
}

/** A function that handles one message of a connection. @param connection index of the connection, from 0 */
export type MessageHandler = (
  message: SocketMessage,
  socket: WebSocket,
  connection: number,
) => void;

/**
 * A minimal graphql-transport-ws server for testing faults: the test decides which messages are sent and when
 * connections close.
 */
export interface SocketServer {
  url: string;
  /** The `connection_init` messages, oldest first. */
  initMessages: SocketMessage[];
  /** The close codes of the connections, oldest first. */
  closeCodes: number[];
  /** Counts the open connections. */
  countOpen(): number;
  stop(): Promise<void>;
}

export async function startSocketServer(handleMessage: MessageHandler): Promise<SocketServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const initMessages: SocketMessage[] = [];
  const closeCodes: number[] = [];
  let connections = 0;
  server.on('connection', (socket) => {
    const connection = connections;
    connections += 1;
    socket.on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString()) as SocketMessage;
      if (message.type === 'connection_init') initMessages.push(message);
      handleMessage(message, socket, connection);
    });
    socket.on('close', (code) => closeCodes.push(code));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    initMessages,
    closeCodes,
    countOpen: () => server.clients.size,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
}

/**
 * Creates a message handler that accepts connections and sends one result per operation, without completing the
 * operation.
 */
export function createSubscriptionHandler(payload: unknown): MessageHandler {
  return ({ type, id }, socket) => {
    if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
    if (type === 'subscribe') {
      socket.send(JSON.stringify({ type: 'next', id, payload }));
    }
  };
}
