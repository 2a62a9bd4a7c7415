import { useMemo } from 'react';
import { useSelector } from 'react-redux';
import { selectListed } from '#api/rest/missionsApi.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { selectView } from '../certificatesSlice.ts';
import type { CertificatesRoot } from '../loadCertificates.ts';
import { useFound } from '../find/useFound.ts';

/** Certificates by their ids, from wherever one is known; those that were found come first, in their order. */
export function useKnown(): ReadonlyMap<string, Certificate> {
  const { certificates: found } = useFound();
  const listed = useSelector(selectListed);
  const list = useSelector((state: CertificatesRoot) => selectView(state, 'list').certificates);
  const missions = useSelector(
    (state: CertificatesRoot) => selectView(state, 'missions').certificates,
  );
  const contents = useSelector(
    (state: CertificatesRoot) => selectView(state, 'contents').certificates,
  );
  return useMemo(() => {
    const known = new Map<string, Certificate>();
    for (const some of [found, listed, list, missions, contents]) {
      for (const one of some) if (!known.has(one.id)) known.set(one.id, one);
    }
    return known;
  }, [found, listed, list, missions, contents]);
}
