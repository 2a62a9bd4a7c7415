import { openStaticServer } from '../../platform/serveStatic.ts';
import {
  createPluginSite,
  createShellSite,
  type PluginSettings,
  shellPagePattern,
} from '../../platform/sites.ts';
import type { ConfigInput } from '../../src/domain/configInput.ts';
import type { OtherPlatform } from './startOtherPlatform.ts';

export interface ServedPlugin {
  /** Origin of the standalone page and the remote. */
  plugin: string;
  /** Origin of the host page without a bundler (`e2e/hosts/plain`); `/frame.html` has an iframe. */
  host: string;
  /** Origin of the reference platform's shell, which uses this platform's services. */
  shell: string;
  close(): Promise<void>;
}

/** Serves the built plugin, the shell and a host page, each at a different origin, configured for another platform. */
export async function servePlugin(otherPlatform: OtherPlatform): Promise<ServedPlugin> {
  const servers = [
    await openStaticServer(0),
    await openStaticServer(0),
    await openStaticServer(0),
  ] as const;
  const [plugin, host, shell] = servers;
  const settings: PluginSettings & ConfigInput = {
    MISSIONS_API: otherPlatform.missions,
    WORKSPACE_API: otherPlatform.workspace,
    MISSIONS_GRAPHQL: otherPlatform.graphql,
    COMPANY_GRAPHQL: otherPlatform.graphql,
    MISSIONS_WS: '',
    COMPANY_WS: '',
    FLAGS_URL: otherPlatform.flags,
    FLAGS_CLIENT_KEY: otherPlatform.flagsKey,
  };
  const origins = { shell: shell.url, plugin: plugin.url, api: otherPlatform.origin };
  const options = [origins, [host.url, shell.url], settings] as const;
  plugin.serve(createPluginSite('dist/plugin', ...options));
  host.serve(createShellSite('dist/hosts/plain', ...options));
  const site = createShellSite('dist/shell', ...options);
  const config = { ...site.config, apiUrl: otherPlatform.workspace };
  shell.serve({ ...site, config, pages: shellPagePattern });
  return {
    plugin: plugin.url,
    host: host.url,
    shell: shell.url,
    close: async () => {
      await Promise.all(servers.map((server) => server.close()));
    },
  };
}
