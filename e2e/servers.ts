import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Platform, startPlatform } from '../platform/startPlatform.ts';
import { type AnyHostName, openHosts } from './hosts/openHosts.ts';

export type { AnyHostName, HostName } from './hosts/openHosts.ts';

/** Exact origins of what runs for the tests. */
export interface Addresses extends Omit<Platform, 'close'> {
  /** Blank pages of another site that may frame the plugin and speak with it. */
  host: string;
  /** Where each host of `e2e/hosts` is, with the strict policy of our own shell. */
  hosts: Readonly<Record<AnyHostName, string>>;
}

/** A page with nothing on it at every address: tests put there what they need. */
async function startBlankHost() {
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><html lang="en"><title>Host</title><body></body></html>');
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}

/**
 * The one platform of a run, for all workers: tests meet in no company, and starting it takes as long as three of them.
 * Its addresses are in E2E_SERVERS.
 * @returns what ends it
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const host = await startBlankHost();
  const hosts = await openHosts();
  const parentOrigins = [host.origin, ...Object.values(hosts.urls)];
  const ports = { shellPort: 0, pluginPort: 0, apiPort: 0 };
  const platform = await startPlatform({ ...ports, control: true, parentOrigins });
  hosts.serve(platform, parentOrigins);
  const { shell, plugin, api } = platform;
  const addresses: Addresses = { shell, plugin, api, host: host.origin, hosts: hosts.urls };
  process.env.E2E_SERVERS = JSON.stringify(addresses);
  return async () => {
    await platform.close();
    await host.close();
    await hosts.close();
  };
}
