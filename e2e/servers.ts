import { type Platform, startPlatform } from '../platform/startPlatform.ts';
import { serveLocally } from '../src/testing/serveLocally.ts';
import { type AnyHostName, openHosts } from './hosts/openHosts.ts';

export type { AnyHostName, HostName } from './hosts/openHosts.ts';

/** Exact origins of the servers that run for the tests. */
export interface ServerOrigins extends Omit<Platform, 'close'> {
  /** Origin of blank pages on another site, which may frame the plugin. */
  host: string;
  /** Origin of each host of `e2e/hosts`, served with the strict content security policy of the shell. */
  hosts: Readonly<Record<AnyHostName, string>>;
}

/** Starts a server that returns a blank page at every address, to which tests add content. */
const startBlankHost = () =>
  serveLocally((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end('<!doctype html><html lang="en"><title>Host</title><body></body></html>');
  });

/**
 * Starts one platform for all test workers, because a start takes as long as three tests; each test uses a separate company.
 * Writes the origins to E2E_SERVERS.
 * @returns a function that stops the servers
 */
export default async function startServers(): Promise<() => Promise<void>> {
  const host = await startBlankHost();
  const hosts = await openHosts();
  const insecureHost = `http://intranet.test:${new URL(hosts.urls.plain).port}`;
  const parentOrigins = [host.origin, insecureHost, ...Object.values(hosts.urls)];
  const ports = { shellPort: 0, pluginPort: 0, apiPort: 0 };
  const platform = await startPlatform({ ...ports, control: true, parentOrigins });
  hosts.serve(platform, parentOrigins);
  const { shell, plugin, api } = platform;
  const origins: ServerOrigins = { shell, plugin, api, host: host.origin, hosts: hosts.urls };
  process.env.E2E_SERVERS = JSON.stringify(origins);
  return async () => {
    await platform.close();
    await host.close();
    await hosts.close();
  };
}
