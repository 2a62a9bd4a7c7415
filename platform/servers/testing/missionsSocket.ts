import WebSocket from 'ws';

export interface SocketMessage {
  type: string;
  payload?: unknown;
}

/** Sends a GraphQL operation over a WebSocket. */
export function sendGraphqlOverWebSocket(socket: WebSocket, id: string, text: string): void {
  socket.send(JSON.stringify({ id, type: 'subscribe', payload: { query: text } }));
}

export const COUNT_SUBSCRIPTION = 'subscription { certificateCount }';

/**
 * Opens an authenticated WebSocket to the missions service.
 * @param onMessage receives each message; the first is `connection_ack`
 */
export function openMissionsSocket(
  url: string,
  token: string,
  onMessage: (message: SocketMessage, socket: WebSocket) => void,
): WebSocket {
  const address = `${url.replace('http', 'ws')}/missions/graphql`;
  const socket = new WebSocket(address, 'graphql-transport-ws');
  const headers = { Authorization: `Bearer ${token}` };
  socket.on('open', () =>
    socket.send(JSON.stringify({ type: 'connection_init', payload: { headers } })),
  );
  socket.on('message', (data: Buffer) =>
    onMessage(JSON.parse(data.toString()) as SocketMessage, socket),
  );
  return socket;
}

/**
 * Subscribes to the number of a user's certificates.
 * @param onCount receives each number, and the WebSocket to close
 */
export function subscribeToCertificateCount(
  url: string,
  token: string,
  onCount: (count: number, socket: WebSocket) => void,
): WebSocket {
  return openMissionsSocket(url, token, ({ type, payload }, socket) => {
    if (type === 'connection_ack') sendGraphqlOverWebSocket(socket, '1', COUNT_SUBSCRIPTION);
    if (type !== 'next') return;
    onCount((payload as { data: { certificateCount: number } }).data.certificateCount, socket);
  });
}
