import { openStaticServer } from '../../platform/serveStatic.ts';
import { type Addresses, shellSite } from '../../platform/sites.ts';

/** Learning platforms built with other tools than ours. */
export const hostNames = ['webpackReact19', 'webpackReact18', 'vite', 'plain'] as const;
/** Those on which only the React is another: of a version that shares it lazily, and built for development. */
const reactHosts = ['webpackLazy', 'webpackDevelopment'] as const;
export type HostName = (typeof hostNames)[number];
export type AnyHostName = HostName | (typeof reactHosts)[number];

/** Opens a server for each host; it answers once it is told where the platform is. */
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
    /** With the strict policy of our own shell. */
    serve(platform: Addresses, parentOrigins: readonly string[]): void {
      for (const { name, server } of servers)
        server.serve(shellSite(`dist/hosts/${name}`, platform, parentOrigins));
    },
    close: async (): Promise<void> => {
      await Promise.all(servers.map(({ server }) => server.close()));
    },
  };
}
