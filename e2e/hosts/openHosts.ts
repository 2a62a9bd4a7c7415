import { openStaticServer } from '../../platform/serveStatic.ts';
import { type ServerOrigins, createShellSite } from '../../platform/sites.ts';

/** Names of test hosts (learning platforms) that are built with other tools. */
export const hostNames = ['webpackReact19', 'webpackReact18', 'vite', 'plain'] as const;
/** Names of hosts that differ only in their React: an old one, shared lazily, or a development build. */
const reactHosts = ['webpackReact17', 'webpackLazy', 'webpackDevelopment'] as const;
export type HostName = (typeof hostNames)[number];
export type AnyHostName = HostName | (typeof reactHosts)[number];

/** Hosts that only the long tests build and open. */
const longTestHosts: readonly AnyHostName[] = ['webpackLazy', 'webpackDevelopment'];

const getFolder = (name: AnyHostName) =>
  `dist/${longTestHosts.includes(name) ? 'longTestHosts' : 'hosts'}/${name}`;

/** Opens a server for each host. It responds after `serve` was called. */
export async function openHosts() {
  const servers = await Promise.all(
    [...hostNames, ...reactHosts].map(async (name) => ({
      name,
      server: await openStaticServer(0),
    })),
  );
  const urls = Object.fromEntries(servers.map(({ name, server }) => [name, server.url]));
  return {
    urls: urls as Readonly<Record<AnyHostName, string>>,
    /** Serves the host pages with the strict content security policy of the shell. */
    serve(platform: ServerOrigins, parentOrigins: readonly string[]): void {
      for (const { name, server } of servers)
        server.serve(createShellSite(getFolder(name), platform, parentOrigins));
    },
    close: async (): Promise<void> => {
      await Promise.all(servers.map(({ server }) => server.close()));
    },
  };
}
