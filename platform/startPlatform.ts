import type { LogLevel } from './servers/operations/requestLog.ts';
import { startApi } from './servers/startApi.ts';
import { openStaticServer, type StaticServer } from './serveStatic.ts';
import {
  type FlagService,
  createPluginSite,
  type PluginSettings,
  shellPagePattern,
  createShellSite,
} from './sites.ts';

export interface PlatformOptions {
  /** Port of the shell. For each of the three ports, 0 picks a free port. */
  shellPort: number;
  pluginPort: number;
  apiPort: number;
  /** IP address to listen on. Default: 127.0.0.1. */
  host?: string;
  /** Origins by which clients reach the servers. Default: `http://localhost` with the port. */
  urls?: Partial<Record<'shell' | 'plugin' | 'api', string | undefined>>;
  /** Maximum number of requests per minute from one caller of the API. Default: that of `startApi`. */
  maxRequestsPerMinute?: number;
  /** Least severe level that the API logs, as JSON to the standard output. Default: `silent`. */
  logLevel?: LogLevel;
  /** Address of a PostgreSQL server. Default: PGlite in `dataFolder`. */
  databaseUrl?: string;
  dataFolder?: string;
  /** Whether to enable the routes `/control/*`, for tests only. */
  control?: boolean;
  /** Origins, in addition to the shell's, that may frame the plugin, exchange messages with it and call the API. */
  parentOrigins?: readonly string[];
  /** An external feature flag service. Default: the service of the API. */
  flags?: FlagService;
  /** Name of the organization for sharing certificates. Sharing is off without it. */
  shareOrganization?: string;
  /** Conformance level of the plugin's PDFs. Default: the plugin's default. */
  pdfLevel?: NonNullable<PluginSettings['PDF_LEVEL']>;
  /** Folder of slices of Chinese, Japanese and Korean fonts. Default: none. */
  fontsUrl?: NonNullable<PluginSettings['FONTS_URL']>;
  /** Folder with the builds `shell/` and `plugin/`. Default: `dist`. */
  buildFolder?: string;
}

/** The running platform, with the origins (including the ports) that its servers actually use. */
export interface Platform {
  shell: string;
  plugin: string;
  api: string;
  close(): Promise<void>;
}

/** The error when another program listens on a port. */
export class PortInUse extends Error {
  override name = 'PortInUse';
  readonly port: number;

  constructor(port: number, variable: string) {
    super(
      `Port ${port} is in use. Stop the program that uses it, or choose another port with ${variable}.`,
    );
    this.port = port;
  }
}

/**
 * Starts the servers of the shell, the plugin's files and the API in this process.
 * @throws PortInUse
 * @throws Error named `DataFolderInUse` when another platform uses the data folder
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const openServers: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(openServers.splice(0).map((server) => server.close()));
  };
  try {
    // All servers listen before one has a site: each policy contains the addresses of the others.
    const shell = await openServer(options.shellPort, options.host, 'SHELL_PORT');
    openServers.push(shell);
    const plugin = await openServer(options.pluginPort, options.host, 'PLUGIN_PORT');
    openServers.push(plugin);
    const api = await startApiServer(options, [shell, plugin]);
    openServers.push(api);

    const origins = {
      shell: options.urls?.shell ?? shell.url,
      plugin: options.urls?.plugin ?? plugin.url,
      api: api.url,
    };
    const parentOrigins = [origins.shell, ...(options.parentOrigins ?? [])];
    const buildFolder = options.buildFolder ?? 'dist';
    const { flags, shareOrganization, pdfLevel, fontsUrl } = options;
    const settings = {
      ...flags,
      ...(shareOrganization !== undefined && { SHARE_ORGANIZATION: shareOrganization }),
      ...(pdfLevel !== undefined && { PDF_LEVEL: pdfLevel }),
      ...(fontsUrl !== undefined && { FONTS_URL: fontsUrl }),
    };
    const siteOptions = [origins, parentOrigins, settings] as const;
    shell.serve({
      ...createShellSite(`${buildFolder}/shell`, ...siteOptions),
      pages: shellPagePattern,
    });
    plugin.serve(createPluginSite(`${buildFolder}/plugin`, ...siteOptions));
    return { ...origins, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function openServer(
  port: number,
  host: string | undefined,
  variable: string,
): Promise<StaticServer> {
  return openStaticServer(port, host).catch((error: unknown) => {
    throw toPortError(error, port, variable);
  });
}

async function startApiServer(options: PlatformOptions, pages: readonly StaticServer[]) {
  const { apiPort, host, urls, databaseUrl, dataFolder, control } = options;
  const { maxRequestsPerMinute, logLevel } = options;
  const ownOrigins = [urls?.shell, urls?.plugin].filter((origin) => origin !== undefined);
  return startApi({
    port: apiPort,
    // Both names of the loopback: tests frame a page on one from a page on the other, which makes them cross-site.
    allowedOrigins: [
      ...pages.flatMap(({ url, port }) => [url, `http://127.0.0.1:${port}`]),
      ...ownOrigins,
      ...(options.parentOrigins ?? []),
    ],
    ...(host !== undefined && { host }),
    ...(urls?.api !== undefined && { publicUrl: urls.api }),
    ...(maxRequestsPerMinute !== undefined && { maxRequestsPerMinute }),
    ...(logLevel !== undefined && { logLevel }),
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(dataFolder !== undefined && { dataFolder }),
    ...(control !== undefined && { control }),
  }).catch((error: unknown) => {
    throw toPortError(error, apiPort, 'API_PORT');
  });
}

function toPortError(error: unknown, port: number, variable: string): unknown {
  const isPortInUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return isPortInUse ? new PortInUse(port, variable) : error;
}
