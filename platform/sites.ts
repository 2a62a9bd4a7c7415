import type { MountProps } from '#entries/contract.ts';
import { pagePaths } from '../deploy/pages.mjs';
import { pluginPolicy, policyText } from '../deploy/policy.mjs';
import type { Site } from './serveStatic.ts';

/** Exact origins of the three servers. */
export interface Addresses {
  shell: string;
  plugin: string;
  api: string;
}

/** What the shell reads from its own `/config.json`. */
export interface ShellConfig {
  apiUrl: string;
  pluginUrl: string;
  /** Manifest of the remote container. */
  remoteManifest: string;
  /** Handed to the plugin as its `config` prop. */
  plugin: MountProps['config'];
}

/** How the plugin finds a flag service of its own, beside the platform. */
export type FlagService = Pick<
  MountProps['config'],
  'FLAGS_URL' | 'FLAGS_CLIENT_KEY' | 'FLAGS_ENVIRONMENT' | 'FLAGS_UNKNOWN'
>;

/** What of the plugin's configuration is no address of the platform. */
export type PluginSettings = FlagService &
  Pick<MountProps['config'], 'SHARE_ORGANIZATION' | 'PDF_LEVEL'>;

const EVERYWHERE = {
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** The screens of the shell's router, and of the plugin's below them. */
export const shellPages = new RegExp(
  `^(?:/|/enter(?:/[^/]*)?|/learning|/company|/courses|/embedded|/print-certificate|/(?:certificates|administration)${pagePaths})/*$`,
  'i',
);

/** The host page: it may load the plugin's files, frame its pages and call the API, and be framed by nobody. */
export function shellSite(
  folder: string,
  at: Addresses,
  parentOrigins: readonly string[],
  settings: PluginSettings = {},
): Site {
  const config: ShellConfig = {
    apiUrl: at.api,
    pluginUrl: at.plugin,
    remoteManifest: `${at.plugin}/mf-manifest.json`,
    plugin: pluginConfig(at, parentOrigins, settings),
  };
  const called = [at.plugin, at.api, socket(at.api)];
  if (settings.FLAGS_URL) called.push(new URL(settings.FLAGS_URL).origin);
  return {
    folder,
    config,
    headers: {
      ...EVERYWHERE,
      'Content-Security-Policy': policyText({
        'default-src': ["'none'"],
        'script-src': ["'self'", at.plugin],
        'style-src': ["'self'", at.plugin],
        'img-src': ["'self'", 'data:', 'blob:', at.plugin, at.api],
        'font-src': ["'self'", at.plugin],
        'connect-src': ["'self'", ...called],
        'frame-src': [at.plugin],
        'base-uri': ["'none'"],
        'form-action': ["'none'"],
        'frame-ancestors': ["'none'"],
      }),
    },
  };
}

/**
 * The plugin's files, public and readable from every origin, and its standalone page, which only `parentOrigins` may
 * frame: as `deploy/nginx` serves them.
 */
export function pluginSite(
  folder: string,
  at: Addresses,
  parentOrigins: readonly string[],
  settings: PluginSettings = {},
): Site {
  const config = pluginConfig(at, parentOrigins, settings);
  return {
    folder,
    config,
    pages: new RegExp(`^${pagePaths}$`, 'i'),
    headers: {
      ...EVERYWHERE,
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': pluginPolicy(config),
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      'X-Robots-Tag': 'noindex',
    },
  };
}

function pluginConfig(
  at: Addresses,
  parentOrigins: readonly string[],
  settings: PluginSettings,
): MountProps['config'] {
  return {
    MISSIONS_API: `${at.api}/missions`,
    WORKSPACE_API: at.api,
    MISSIONS_GRAPHQL: `${at.api}/missions/graphql`,
    COMPANY_GRAPHQL: `${at.api}/company/graphql`,
    MISSIONS_WS: `${socket(at.api)}/missions/graphql`,
    COMPANY_WS: `${socket(at.api)}/company/graphql`,
    FLAGS_URL: `${at.api}/api/frontend/all`,
    FLAGS_CLIENT_KEY: 'demo-frontend-key',
    FLAGS_ENVIRONMENT: 'development',
    ...settings,
    PUBLIC_URL: at.plugin,
    PARENT_ORIGINS: [...new Set(parentOrigins)],
  };
}

function socket(origin: string): string {
  return origin.replace(/^http/, 'ws');
}
