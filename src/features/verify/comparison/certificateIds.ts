import { isValidId } from '#domain/urls.ts';
import type { AttachedRecord } from '#rendering/pdfReader/parsePdfMetadata.ts';

/**
 * Returns the id with which the certificate of an attached record can be requested: the id in the record's URL, or, if
 * there is none, the record's validation id.
 */
export function getCertificateId({ url, validation_id }: AttachedRecord): string | undefined {
  const idFromUrl = typeof url === 'string' ? parseCertificateIdFromUrl(url) : undefined;
  return idFromUrl ?? (typeof validation_id === 'string' ? toValidId(validation_id) : undefined);
}

/** Parses the certificate id from the URL of a certificate's public page. */
export const parseCertificateIdFromUrl = (url: string): string | undefined =>
  toValidId(/\/print\/([^/?#]+)\/?(?:[?#]|$)/.exec(url)?.[1] ?? '');

const toValidId = (text: string) => (isValidId(text) ? text : undefined);
