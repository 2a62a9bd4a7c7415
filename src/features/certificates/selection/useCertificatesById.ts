import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import type { Certificate } from '#domain/certificate/certificate.ts';
import { selectList, selectView } from '../certificatesSlice.ts';
import type { CertificateListName, CertificatesRootState } from '../certificatesState.ts';
import { useSearch } from '../search/index.ts';

/** Returns all loaded certificates by id: the search results in their order, then the others. */
export function useCertificatesById(): ReadonlyMap<string, Certificate> {
  const { certificates: results } = useSearch();
  const plainList = useSelector(selectList);
  const { certificates: list } = useView('list');
  const { certificates: missions } = useView('missions');
  const { certificates: contents } = useView('contents');
  return useMemo(() => {
    const certificatesById = new Map<string, Certificate>();
    for (const certificate of [results, plainList, list, missions, contents].flat())
      if (!certificatesById.has(certificate.id)) certificatesById.set(certificate.id, certificate);
    return certificatesById;
  }, [results, plainList, list, missions, contents]);
}

const useView = (name: CertificateListName) =>
  useSelector((state: CertificatesRootState) => selectView(state, name));
