import { setTimeout } from 'node:timers/promises';
import type WebSocket from 'ws';
import { countSocket } from './testing/missionsSocket.ts';
import { secondsOf } from './testing/processUse.ts';
import { endProcess, startProcess } from './testing/testApi.ts';

const onLinux = process.platform === 'linux' ? test : test.skip;

function subscribed(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = countSocket(url, 'demo-newcomer', () => resolve(socket));
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`Closed with ${code}.`)));
  });
}

onLinux(
  'three hundred subscriptions that were closed cost nothing any more',
  async () => {
    const { url, process: server } = await startProcess({ DATABASE_URL: '' });
    const pid = server.pid ?? 0;
    const sockets: WebSocket[] = [];
    // A socket that does not say who it is within three seconds is closed: on a busy machine not all at once.
    while (sockets.length < 300)
      sockets.push(...(await Promise.all(Array.from({ length: 20 }, () => subscribed(url)))));
    for (const socket of sockets) socket.terminate();
    await setTimeout(2000);
    const before = secondsOf(pid);
    await setTimeout(5000);
    const spent = secondsOf(pid) - before;
    await endProcess(server, 'SIGTERM');
    expect(spent).toBeLessThan(0.2);
  },
  120_000,
);
