import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import type WebSocket from 'ws';
import { countSocket } from './testing/missionsSocket.ts';
import { endProcess, startProcess } from './testing/testApi.ts';

/** Seconds of processor that a process has had. */
function secondsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user = 0, system = 0] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13)
    .map(Number);
  return (user + system) / 100;
}

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
