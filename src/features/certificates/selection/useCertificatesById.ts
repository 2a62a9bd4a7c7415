import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Certificate } from '#domain/certificate/certificate.ts';
import { selectList, selectView } from '../certificatesSlice.ts';
import type { CertificatesRootState } from '../certificatesState.ts';
import { useSearchResults } from '../search/index.ts';

/**
 * Returns all loaded certificates in a map by id. The search results come first, in their order, followed by the other
 * certificates.
 */
export function useCertificatesById(): ReadonlyMap<string, Certificate> {
  const { certificates: results } = useSearchResults();
  const plainList = useSelector(selectList);
  const list = useSelector(
    (state: CertificatesRootState) => selectView(state, 'list').certificates,
  );
  const missions = useSelector(
    (state: CertificatesRootState) => selectView(state, 'missions').certificates,
  );
  const contents = useSelector(
    (state: CertificatesRootState) => selectView(state, 'contents').certificates,
  );
  return useMemo(() => {
    const certificatesById = new Map<string, Certificate>();
    for (const certificates of [results, plainList, list, missions, contents]) {
      for (const certificate of certificates)
        if (!certificatesById.has(certificate.id))
          certificatesById.set(certificate.id, certificate);
    }
    return certificatesById;
  }, [results, plainList, list, missions, contents]);
}
