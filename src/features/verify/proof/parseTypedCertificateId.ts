import { isValidId } from '#domain/urls.ts';

/**
 * Parses a certificate id, or a URL that ends with one.
 * @returns undefined for text that cannot be an id
 */
export function parseTypedCertificateId(text: string): string | undefined {
  const [path = ''] = text.trim().split(/[?#]/);
  const lastSegment = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  const id = lastSegment.replace(/\s+/g, '');
  return isValidId(id) ? id : undefined;
}
