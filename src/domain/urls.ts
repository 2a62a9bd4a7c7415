import type { Config } from './config.ts';
import type { Language } from './language.ts';

/** Returns true if the text is valid as the id of a certificate or template in the path of a page. */
export const isValidId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** Encodes an id from a server as one segment of a URL path. Characters such as `/` cannot start another segment. */
export function toPathSegment(id: string): string {
  // An unpaired surrogate cannot be encoded.
  const segment = encodeURIComponent(id.replace(/\p{Cs}/gu, '\ufffd'));
  // Empty and dot segments would change the path (also encoded as %2E). With a space in front they match no id.
  return /^\.{0,2}$/.test(segment) ? `%20${segment}` : segment;
}

/** Returns the path of the editor page for a template that is stored on the server. */
export const getEditorPath = (id: string) => `/editor/${toPathSegment(id)}`;

/** Returns the path of the page with the preview of a certificate or template. */
export const getPreviewPath = (id: string) => `/preview/${toPathSegment(id)}`;

/** Returns the path of the public page of a certificate. */
export const getPrintPath = (id: string) => `/print/${toPathSegment(id)}`;

/** Options for building the URLs of public certificate pages. */
export interface PublicUrlOptions {
  /** Base URL of the public pages: an absolute http(s) URL, with or without a trailing slash. */
  publicUrl: string;
  /**
   * Whether the paths of public pages begin with the language, such as `/pt` (configuration key `LOCALE_STRATEGY`).
   * Default true.
   */
  hasLanguagePaths?: boolean | undefined;
}

export const getPublicUrlOptions = (
  config: Pick<Config, 'PUBLIC_URL' | 'LOCALE_STRATEGY'>,
): PublicUrlOptions => ({
  publicUrl: config.PUBLIC_URL,
  hasLanguagePaths: config.LOCALE_STRATEGY !== 'no_prefix',
});

/** Returns the URL of a certificate's public page. Used for QR codes, copied links and the "Print" action. */
export function getPublicCertificateUrl(
  id: string,
  language: Language,
  { publicUrl, hasLanguagePaths = true }: PublicUrlOptions,
): string {
  return (
    trimTrailingSlashes(publicUrl) + (hasLanguagePaths ? `/${language}` : '') + getPrintPath(id)
  );
}

/** Returns the URL of a certificate's public page with a parameter that makes the page open the print dialog. */
export const getAutoPrintUrl = (...args: Parameters<typeof getPublicCertificateUrl>) =>
  `${getPublicCertificateUrl(...args)}?print=1`;

export const trimTrailingSlashes = (base: string) => base.replace(/\/+$/, '');

/**
 * Encodes the base path of a host as browsers do in addresses, without slashes at its end. Keeps what is encoded already.
 */
export function encodeBasePath(basePath: string): string {
  const url = new URL('http://localhost');
  url.pathname = basePath;
  return trimTrailingSlashes(url.pathname);
}
