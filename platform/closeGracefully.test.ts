import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { closeGracefully } from './closeGracefully.ts';

test('refuses new requests while those in progress wait for their responses', async () => {
  const heldResponses: (() => void)[] = [];
  const server = createServer((_request, response) => {
    heldResponses.push(() => response.end());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const responses = [1, 2, 3].map(() => fetch(url));
  while (heldResponses.length < 3) await pause(10);
  let isClosed = false;
  const closing = closeGracefully(server).then(() => {
    isClosed = true;
  });

  await expect(fetch(url)).rejects.toThrow('fetch failed');
  expect([isClosed, heldResponses.length]).toEqual([false, 3]);
  for (const respond of heldResponses) respond();
  expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([200, 200, 200]);
  await closing;
});
