import type { ListedCertificate } from '#data/rest/missionsApi.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { type CsvCertificate, loadInParallel, toCsvCertificate } from '../export/index.ts';

/**
 * Certificates of a statement of learning. The first certificate is loaded with all its data, because it also provides
 * the issuing company.
 */
export interface StatementCertificates {
  first: IssuedCertificate;
  remaining: readonly CsvCertificate[];
}

/**
 * Function that loads the certificates of a statement.
 * @param onProgress called with the number of loaded certificates
 * @throws ApiError if the first certificate failed, or Error if another certificate failed
 */
export type LoadStatementCertificates = (
  onProgress: (doneCount: number) => void,
  signal: AbortSignal,
) => Promise<StatementCertificates>;

/**
 * Creates a function that loads the certificates of a statement. If the function is called again after an error, it
 * requests only the certificates that are still missing.
 */
export function createStatementLoader(
  ids: readonly string[],
  fetchCertificate: (id: string) => Promise<IssuedCertificate>,
  plainList: readonly ListedCertificate[],
): LoadStatementCertificates {
  const [firstId = '', ...remainingIds] = ids;
  const certificatesById = new Map(
    plainList.map((certificate) => [certificate.id, toCsvCertificate(certificate)] as const),
  );
  let first: IssuedCertificate | undefined;
  const load = async (id: string): Promise<CsvCertificate> => {
    const certificate = certificatesById.get(id) ?? (await fetchCertificate(id));
    certificatesById.set(id, certificate);
    return certificate;
  };
  return async (onProgress, signal) => {
    let doneCount = 0;
    const countProgress = () => onProgress((doneCount += 1));
    first ??= await fetchCertificate(firstId);
    countProgress();
    const loadedCertificates = await loadInParallel(remainingIds, load, countProgress, signal);
    const remaining = loadedCertificates.filter((certificate) => certificate !== undefined);
    if (remaining.length < remainingIds.length)
      throw new Error('Some certificates could not be loaded.');
    return { first, remaining };
  };
}
