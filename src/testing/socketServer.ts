import type { AddressInfo } from 'node:net';
import { type WebSocket, WebSocketServer } from 'ws';

export interface SocketMessage {
  type: string;
  id?: string;
  payload?: Record<string, unknown>;
}

/** What a connection does with one message. */
export type Answering = (message: SocketMessage, socket: WebSocket, connection: number) => void;

/** A bare graphql-transport-ws server for what no good one does: it says and closes exactly what a test wants. */
export interface SocketServer {
  url: string;
  /** What each connection said first, oldest first. */
  greetings: SocketMessage[];
  /** With which code each connection was closed by either side, oldest first. */
  closes: number[];
  open(): number;
  stop(): Promise<void>;
}

export async function startSocketServer(answering: Answering): Promise<SocketServer> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  const greetings: SocketMessage[] = [];
  const closes: number[] = [];
  let connections = 0;
  server.on('connection', (socket) => {
    const connection = connections;
    connections += 1;
    socket.on('message', (text: Buffer) => {
      const message = JSON.parse(text.toString()) as SocketMessage;
      if (message.type === 'connection_init') greetings.push(message);
      answering(message, socket, connection);
    });
    socket.on('close', (code) => closes.push(code));
  });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    greetings,
    closes,
    open: () => server.clients.size,
    stop: () =>
      new Promise<void>((resolve) => {
        for (const client of server.clients) client.terminate();
        server.close(() => resolve());
      }),
  };
}

/** Accepts the connection and answers every operation once, then leaves it open. */
export function answerWith(answer: unknown): Answering {
  return ({ type, id }, socket) => {
    if (type === 'connection_init') socket.send('{"type":"connection_ack"}');
    if (type === 'subscribe') {
      socket.send(JSON.stringify({ type: 'next', id, payload: answer }));
    }
  };
}
