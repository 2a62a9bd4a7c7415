import WebSocket from 'ws';

export interface SocketMessage {
  type: string;
  payload?: unknown;
}

/** Sends one operation. */
export function ask(socket: WebSocket, id: string, text: string): void {
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: text } }));
}

export const COUNT = 'subscription { certificateCount }';

/**
 * A socket of the missions service that says who it is.
 * @param hear is told each message; the first is `connection_ack`
 */
export function missionsSocket(
  url: string,
  token: string,
  hear: (message: SocketMessage, socket: WebSocket) => void,
): WebSocket {
  const address = `${url.replace('http', 'ws')}/missions/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws');
  const headers = { Authorization: `Bearer ${token}` };
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { headers } })),
  );
  socket.on('message', (message: Buffer) =>
    hear(JSON.parse(message.toString()) as SocketMessage, socket),
  );
  return socket;
}

/** Listens to how many certificates somebody has. @param told each number, with the socket to close */
export function countSocket(
  url: string,
  token: string,
  told: (count: number, socket: WebSocket) => void,
): WebSocket {
  return missionsSocket(url, token, ({ type, payload }, socket) => {
    if (type === 'connection_ack') ask(socket, '1', COUNT);
    if (type !== 'next') return;
    told((payload as { data: { certificateCount: number } }).data.certificateCount, socket);
  });
}
