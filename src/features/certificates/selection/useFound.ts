import { useSelector } from 'react-redux';
import { listedCertificatesLimit, selectListed } from '#api/rest/missionsApi.ts';
import type { Certificate } from '#model/certificate/certificate.ts';

/** What selecting acts on at once. */
export interface Found {
  /** In the order in which they are shown. */
  certificates: readonly Certificate[];
  isFiltered: boolean;
  /** There are no others. */
  isComplete: boolean;
  /** What they have in common, "2025"; empty without a filter. */
  choice: string;
}

/** Every certificate as far as the plain list knows them. */
export function useFound(): Found {
  const certificates = useSelector(selectListed);
  const isComplete = certificates.length > 0 && certificates.length < listedCertificatesLimit;
  return { certificates, isFiltered: false, isComplete, choice: '' };
}
