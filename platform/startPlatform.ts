import { startApi } from './servers/startApi.ts';
import { openStaticServer, type StaticServer } from './serveStatic.ts';
import {
  type FlagService,
  pluginSite,
  type PluginSettings,
  shellPages,
  shellSite,
} from './sites.ts';

export interface PlatformOptions {
  /** 0 takes a free port, here and below. */
  shellPort: number;
  pluginPort: number;
  apiPort: number;
  /** PostgreSQL; without it PGlite on `dataFolder`. */
  databaseUrl?: string;
  dataFolder?: string;
  /** Opens `/control/*`, for tests only. */
  control?: boolean;
  /** Origins beside the shell's that may frame the plugin, exchange messages with it, and call the API. */
  parentOrigins?: readonly string[];
  /** Asked for toggles in place of the API. */
  flags?: FlagService;
  /** Who issues; without one nothing is shared. */
  shareOrganization?: string;
  /** Of the plugin's PDFs. Default: the plugin's own. */
  pdfLevel?: NonNullable<PluginSettings['PDF_LEVEL']>;
  /** Holds `shell/` and `plugin/`. Default `dist`. */
  buildFolder?: string;
}

/** The running platform: the exact origins of its servers. */
export interface Platform {
  shell: string;
  plugin: string;
  api: string;
  close(): Promise<void>;
}

/** A port is taken. */
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
 * Starts the shell, the plugin's files and the API in this process.
 * @throws PortInUse
 * @throws Error named `DataFolderInUse` when another platform runs on the data folder
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const opened: { close(): Promise<void> }[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(opened.splice(0).map((server) => server.close()));
  };
  try {
    // Both listen before either answers: each one's policy names the addresses of the others.
    const shell = await open(options.shellPort, 'SHELL_PORT');
    opened.push(shell);
    const plugin = await open(options.pluginPort, 'PLUGIN_PORT');
    opened.push(plugin);
    const api = await openApi(options, [shell, plugin]);
    opened.push(api);

    const at = { shell: shell.url, plugin: plugin.url, api: api.url };
    const parentOrigins = [shell.url, ...(options.parentOrigins ?? [])];
    const build = options.buildFolder ?? 'dist';
    const { flags, shareOrganization, pdfLevel } = options;
    const settings = {
      ...flags,
      ...(shareOrganization !== undefined && { SHARE_ORGANIZATION: shareOrganization }),
      ...(pdfLevel !== undefined && { PDF_LEVEL: pdfLevel }),
    };
    const told = [at, parentOrigins, settings] as const;
    shell.serve({ ...shellSite(`${build}/shell`, ...told), pages: shellPages });
    plugin.serve(pluginSite(`${build}/plugin`, ...told));
    return { ...at, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function open(port: number, variable: string): Promise<StaticServer> {
  return openStaticServer(port).catch((error: unknown) => {
    throw portError(error, port, variable);
  });
}

async function openApi(options: PlatformOptions, pages: readonly StaticServer[]) {
  const { apiPort, databaseUrl, dataFolder, control } = options;
  return startApi({
    port: apiPort,
    // Either name of the loopback, so that a page on one can frame a page on the other across sites.
    allowedOrigins: [
      ...pages.flatMap(({ url, port }) => [url, `http://127.0.0.1:${port}`]),
      ...(options.parentOrigins ?? []),
    ],
    ...(databaseUrl !== undefined && { databaseUrl }),
    ...(dataFolder !== undefined && { dataFolder }),
    ...(control !== undefined && { control }),
  }).catch((error: unknown) => {
    throw portError(error, apiPort, 'API_PORT');
  });
}

function portError(error: unknown, port: number, variable: string): unknown {
  const taken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  return taken ? new PortInUse(port, variable) : error;
}
