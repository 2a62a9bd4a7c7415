import type { ListedCertificate } from '#data/rest/missionsApi.ts';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { type CsvCertificate, loadInParallel, toCsvCertificate } from '../export/index.ts';

/**
 * Creates a function that loads the certificates of a statement. The first one is loaded with all its data, because it
 * also provides the issuing company. If the function is called again after an error, it requests only the certificates
 * that are still missing. It throws an ApiError if the first certificate failed, or an Error if another one failed.
 */
export function createStatementLoader(
  ids: readonly string[],
  fetchCertificate: (id: string) => Promise<IssuedCertificate>,
  plainList: readonly ListedCertificate[],
) {
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
  return async (onProgress: (doneCount: number) => void, signal: AbortSignal) => {
    let doneCount = 0;
    const countProgress = () => onProgress((doneCount += 1));
    first ??= await fetchCertificate(firstId);
    if (!signal.aborted) countProgress();
    const loadedCertificates = await loadInParallel(remainingIds, load, countProgress, signal);
    const remaining = loadedCertificates.filter((certificate) => certificate !== undefined);
    if (remaining.length < remainingIds.length)
      throw new Error('Some certificates could not be loaded.');
    return { first, remaining };
  };
}
