import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { hasErrorStatus } from '#data/apiError.ts';

/**
 * Loads a certificate from the server.
 * @throws ApiError 404 unknown certificate, 403 the company has certificates disabled
 */
export type LoadCertificate = (id: string) => Promise<IssuedCertificate>;

/**
 * Loads a certificate if there is one.
 * @returns undefined if the server has none with the id, or the company has certificates disabled
 * @throws ApiError when the server cannot be reached
 */
export async function loadIfKnown(
  load: LoadCertificate,
  id: string,
): Promise<IssuedCertificate | undefined> {
  try {
    return await load(id);
  } catch (error) {
    if (hasErrorStatus(error, 403, 404)) return undefined;
    throw error;
  }
}
