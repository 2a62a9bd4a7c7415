import { isValidId } from '#domain/urls.ts';

/**
 * Parses a certificate id, or a URL that ends with one. Ignores spaces and invisible characters, and accepts the dashes
 * that text editors write in place of hyphens.
 * @returns undefined for text that cannot be an id
 */
export function parseTypedCertificateId(text: string): string | undefined {
  const [path = ''] = text.trim().split(/[?#]/);
  const lastSegment = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const id = lastSegment.replace(/[\s\p{Cf}]+/gu, '').replace(/[\p{Pd}\u2212]/gu, '-');
  return isValidId(id) ? id : undefined;
}
