import { readFileSync } from 'node:fs';
import type { MountProps } from '#entries/contract.ts';
import { createPluginPolicy, formatPolicy } from '../deploy/policy.mjs';
import type { StaticSite } from './serveStatic.ts';

/** Exact origins of the three servers: shell, plugin and API. */
export interface ServerOrigins {
  shell: string;
  plugin: string;
  api: string;
}

/** The content of the shell's `/config.json`. */
export interface ShellConfig {
  apiUrl: string;
  pluginUrl: string;
  /** Address of the plugin's Module Federation manifest. */
  remoteManifest: string;
  /** The `config` prop of the plugin. */
  plugin: MountProps['config'];
}

/** Keys of the plugin's configuration that select an external feature flag service. */
export type FlagService = Pick<
  MountProps['config'],
  'FLAGS_URL' | 'FLAGS_CLIENT_KEY' | 'FLAGS_ENVIRONMENT' | 'FLAGS_UNKNOWN'
>;

/** Keys of the plugin's configuration whose values come from the settings of the platform. */
export type PluginSettings = FlagService &
  Pick<MountProps['config'], 'SHARE_ORGANIZATION' | 'PDF_LEVEL' | 'FONTS_URL'>;

const COMMON_HEADERS = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

// The working directory is the project's root.
const nginxSite = readFileSync('deploy/nginx/site.conf', 'utf8');
/** Pattern of the paths of the plugin's screens, the same as for nginx. */
const [, pagePaths = ''] = /location ~\* "\^(.*)\$" \{/.exec(nginxSite) ?? [];

/** Pattern of all paths of the shell's router and of the plugin's router inside it. */
export const shellPagePattern = new RegExp(
  `^(?:/|/enter(?:/[^/]*)?|/learning|/company|/courses|/embedded|/print-certificate|/playground/window|/(?:certificates|administration|playground)${pagePaths})/*$`,
  'i',
);

/**
 * Creates the site of the shell, the host page of the plugin. Its Content Security Policy allows the shell to load and
 * frame the plugin and to call the API. Other pages must not frame the shell.
 */
export function createShellSite(
  folder: string,
  origins: ServerOrigins,
  parentOrigins: readonly string[],
  settings: PluginSettings = {},
): StaticSite {
  const config: ShellConfig = {
    apiUrl: origins.api,
    pluginUrl: origins.plugin,
    remoteManifest: `${origins.plugin}/mf-manifest.json`,
    plugin: createPluginConfig(origins, parentOrigins, settings),
  };
  const connectSources = [origins.plugin, origins.api, toWebSocketUrl(origins.api)];
  for (const url of [settings.FLAGS_URL, settings.FONTS_URL])
    if (url) connectSources.push(new URL(url).origin);
  return {
    folder,
    config,
    headers: {
      ...COMMON_HEADERS,
      'Content-Security-Policy': formatPolicy({
        'default-src': ["'none'"],
        'script-src': ["'self'", "'wasm-unsafe-eval'", origins.plugin],
        'style-src': ["'self'", origins.plugin],
        'img-src': ["'self'", 'data:', 'blob:', origins.plugin, origins.api],
        'font-src': ["'self'", origins.plugin],
        'connect-src': ["'self'", ...connectSources],
        'frame-src': [origins.plugin],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      }),
    },
  };
}

/**
 * Creates the site of the plugin with the same headers as `deploy/nginx`. Every origin may read its files. Only
 * `parentOrigins` may frame the standalone page.
 */
export function createPluginSite(
  folder: string,
  origins: ServerOrigins,
  parentOrigins: readonly string[],
  settings: PluginSettings = {},
): StaticSite {
  const config = createPluginConfig(origins, parentOrigins, settings);
  return {
    folder,
    config,
    pages: new RegExp(`^${pagePaths}$`, 'i'),
    headers: {
      ...COMMON_HEADERS,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': createPluginPolicy(config),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'X-Robots-Tag': 'noindex',
    },
  };
}

function createPluginConfig(
  origins: ServerOrigins,
  parentOrigins: readonly string[],
  settings: PluginSettings,
): MountProps['config'] {
  return {
    MISSIONS_API: `${origins.api}/missions`,
    WORKSPACE_API: origins.api,
    MISSIONS_GRAPHQL: `${origins.api}/missions/graphql`,
    COMPANY_GRAPHQL: `${origins.api}/company/graphql`,
    MISSIONS_WS: `${toWebSocketUrl(origins.api)}/missions/graphql`,
    COMPANY_WS: `${toWebSocketUrl(origins.api)}/company/graphql`,
    FLAGS_URL: `${origins.api}/api/frontend/all`,
    FLAGS_CLIENT_KEY: 'demo-frontend-key',
    FLAGS_ENVIRONMENT: 'development',
    ...settings,
    PUBLIC_URL: origins.plugin,
    PARENT_ORIGINS: [...new Set(parentOrigins)],
  };
}

function toWebSocketUrl(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
