import { setTimeout } from 'node:timers/promises';
import type WebSocket from 'ws';
import { subscribeToCertificateCount } from './testing/missionsSocket.ts';
import { getCpuSeconds } from './testing/processUsage.ts';
import { stopProcess, startApiProcess } from './testing/testApi.ts';

const testOnLinux = process.platform === 'linux' ? test : test.skip;

function openSubscription(url: string): Promise<WebSocket> {
  return new Promise((resolve, reject) => {
    const socket = subscribeToCertificateCount(url, 'demo-newcomer', () => resolve(socket));
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`Closed with ${code}.`)));
  });
}

testOnLinux(
  'uses no CPU for 300 closed subscriptions',
  async () => {
    const { url, process: server } = await startApiProcess({ DATABASE_URL: '' });
    const pid = server.pid ?? 0;
    const sockets: WebSocket[] = [];
    // A socket without `connection_init` within three seconds is closed, so a busy machine opens them in groups.
    while (sockets.length < 300)
      sockets.push(...(await Promise.all(Array.from({ length: 20 }, () => openSubscription(url)))));
    for (const socket of sockets) socket.terminate();
    await setTimeout(2000);
    const secondsBefore = getCpuSeconds(pid);
    await setTimeout(5000);
    const secondsUsed = getCpuSeconds(pid) - secondsBefore;
    await stopProcess(server, 'SIGTERM');
    expect(secondsUsed).toBeLessThan(0.2);
  },
  120_000,
);
