import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import type { ListedCertificate } from '#data/rest/missionsApi.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { selectList } from '../certificatesSlice.ts';
import { useSearch } from '../search/index.ts';
import { type SelectionSummary, useSelectionSummary } from '../selection/index.ts';
import type { StatementScope } from './statementParam.ts';

/** Certificates that a statement lists, with the filter in words by which they were found. */
export interface CertificatesForStatement extends Pick<SelectionSummary, 'ids' | 'filterLabel'> {
  /** Certificates in the response of `GET /certificates`, with all fields that a statement needs. */
  plainList: readonly ListedCertificate[];
}

/**
 * Returns the certificates that a statement lists. The certificates are chosen when the statement opens; later changes
 * of the search or selection do not affect the statement.
 * @param onEmpty called if there are no certificates to list, or if the statement is about search results but no search
 * is active
 * @returns undefined while the search is incomplete, or if there are no certificates to list
 */
export function useCertificatesForStatement(
  scope: StatementScope,
  onEmpty: () => void,
): CertificatesForStatement | undefined {
  const selection = useSelectionSummary();
  const plainList = useSelector(selectList);
  const { certificates, filterLabel, isComplete, isFiltered, hasListRequestEnded, filterResult } =
    useSearch();
  const canList = scope === 'chosen' || isComplete;
  const [subject, setSubject] = useState<CertificatesForStatement>();
  if (!subject && canList) {
    const results = {
      ids: certificates.map(({ id }) => id),
      filterLabel: filterLabel || undefined,
    };
    const { ids, filterLabel: selectionLabel } = selection;
    const selected = { ids, filterLabel: selectionLabel };
    setSubject({ ...(scope === 'chosen' ? selected : results), plainList });
  }
  // Remaining pages are loaded only during a search. Without a filter result no search has run yet.
  const isEmpty = subject
    ? subject.ids.length === 0
    : hasListRequestEnded && Boolean(filterResult) && !isFiltered;
  const handleEmpty = useStableCallback(onEmpty);
  useEffect(() => {
    if (isEmpty) handleEmpty();
  }, [isEmpty, handleEmpty]);
  return isEmpty ? undefined : subject;
}
