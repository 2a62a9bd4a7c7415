import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { checkVersion } from './checkVersion.ts';
import type { ConnectOptions } from './hostTypes.ts';

declare const __VERSION__: string;
const TRUSTED_TYPES_POLICY = 'certificates_plugin_host';

interface TrustedTypePolicies {
  readonly defaultPolicy: object | null;
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/**
 * Creates a function that marks addresses of the plugin as trusted. Without Trusted Types, or if the host has a default
 * policy, addresses stay as they are.
 */
function createTrustedUrls(base: string): (url: string) => string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypePolicies };
  if (!trustedTypes || trustedTypes.defaultPolicy) return String;
  try {
    const policy = trustedTypes.createPolicy(TRUSTED_TYPES_POLICY, {
      createScriptURL: (url) => {
        if (!url.startsWith(base)) throw new TypeError(`${url} is not an address of the plugin.`);
        return url;
      },
    });
    return (url) => policy.createScriptURL(url);
  } catch {
    // The host's Content Security Policy does not allow the policy, or has no rule for scripts.
    return String;
  }
}

/**
 * Creates the plugin of the federation runtime that checks the version of the certificates plugin and the hashes of its
 * files.
 * @param url address of the plugin's files, without a slash at the end
 * @param onWrongVersion called with the error, because the runtime replaces it by its own
 */
export function createRuntimePlugin(
  url: string,
  integrity: ConnectOptions['integrity'],
  onWrongVersion: (error: unknown) => void,
): ModuleFederationRuntimePlugin {
  const base = `${url}/`;
  const toTrustedUrl = createTrustedUrls(base);
  const addHash = (element: HTMLLinkElement | HTMLScriptElement, file: string) => {
    if (!integrity) return;
    element.integrity = integrity[file.slice(base.length)] ?? 'sha384-0';
    element.crossOrigin = 'anonymous';
  };
  return {
    name: 'certificates-plugin-host',
    createScript({ url: file }) {
      if (!file.startsWith(base)) return undefined;
      const script = document.createElement('script');
      // As in the preload hints, otherwise the browser would download the file twice.
      if (new URL(file).origin !== window.location.origin) script.crossOrigin = 'anonymous';
      addHash(script, file);
      script.src = toTrustedUrl(file);
      return script;
    },
    createLink({ url: file, attrs }) {
      if (integrity === undefined || !file.startsWith(base)) return undefined;
      const link = document.createElement('link');
      for (const [name, value] of Object.entries(attrs ?? {}))
        link.setAttribute(name, String(value));
      addHash(link, file);
      link.href = file;
      return link;
    },
    async fetch(file, init) {
      const response = await fetch(file, { ...init, signal: AbortSignal.timeout(30_000) });
      if (!response.ok) throw new Error(`${file} responded with status ${response.status}.`);
      const manifest: unknown = await response.clone().json();
      try {
        checkVersion(manifest, url, __VERSION__);
      } catch (error) {
        onWrongVersion(error);
        throw error;
      }
      return response;
    },
  };
}
