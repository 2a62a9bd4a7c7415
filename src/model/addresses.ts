import type { Config } from './config.ts';
import type { Language } from './language.ts';

/** Whether a text can be the id in an address of ours. */
export const isId = (text: string): boolean => /^[A-Za-z0-9_-]{1,64}$/.test(text);

/** An id of a server as one segment of an address, which it never leaves. */
export function pathSegment(id: string): string {
  // Half of a surrogate pair cannot be encoded.
  const segment = encodeURIComponent(id.replace(/\p{Cs}/gu, '\ufffd'));
  // Steps in the tree, also where they are written %2E: behind a space they are the id of nothing.
  return /^\.{0,2}$/.test(segment) ? `%20${segment}` : segment;
}

/** Where a stored template is edited. */
export const editorPath = (id: string) => `/editor/${pathSegment(id)}`;

/** Where a certificate or a template is seen. */
export const previewPath = (id: string) => `/preview/${pathSegment(id)}`;

/** Where a certificate is printed. */
export const printPath = (id: string) => `/print/${pathSegment(id)}`;

/** Where everybody reads certificates. */
export interface PublicPlace {
  /** An http(s) address, with or without a slash at its end. */
  publicUrl: string;
  /** Whether public addresses begin with the language (`LOCALE_STRATEGY`). Default true. */
  hasLanguagePaths?: boolean | undefined;
}

/** Where everybody reads certificates by the configuration. */
export const publicPlaceOf = (
  config: Pick<Config, 'PUBLIC_URL' | 'LOCALE_STRATEGY'>,
): PublicPlace => ({
  publicUrl: config.PUBLIC_URL,
  hasLanguagePaths: config.LOCALE_STRATEGY !== 'no_prefix',
});

/** The public certificate, wherever the plugin is mounted: what QR codes, copied links and "Print" lead to. */
export function publicAddress(
  id: string,
  language: Language,
  { publicUrl, hasLanguagePaths = true }: PublicPlace,
): string {
  return withoutSlash(publicUrl) + (hasLanguagePaths ? `/${language}` : '') + printPath(id);
}

/** The same where the print dialog opens by itself. */
export const printingAddress = (...certificate: Parameters<typeof publicAddress>) =>
  `${publicAddress(...certificate)}?print=1`;

/** A base of addresses, to which a path is added. */
export const withoutSlash = (base: string) => base.replace(/\/+$/, '');

/** Whether a text is an absolute http(s) address. */
export const isHttpUrl = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/**
 * The address when a picture of a server may have it: http(s), relative to the page, or the picture itself as the editor
 * sends one, which a platform may keep like that; else empty.
 */
export function pictureAddress(address: string): string {
  if (/^data:image\/(?:png|jpeg|webp);base64,[\w+/=]*$/.test(address)) return address;
  const base = 'https://relative.invalid';
  if (!URL.canParse(address, base)) return '';
  return /^https?:$/.test(new URL(address, base).protocol) ? address : '';
}
