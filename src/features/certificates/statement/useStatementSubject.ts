import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { type ListedCertificate, selectIsListSettled } from '#data/rest/missionsApi.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { selectList } from '../certificatesSlice.ts';
import type { CertificateSearch } from '../search/index.ts';
import { type SelectionSummary, useSelectionSummary } from '../selection/index.ts';
import type { StatementScope } from './statementParam.ts';

/** The certificates that a statement lists, and the filter that matches them. */
export interface StatementSubject extends Pick<SelectionSummary, 'ids' | 'filterLabel'> {
  /** The certificates of `GET /certificates`. They include all fields that a statement needs. */
  plainList: readonly ListedCertificate[];
}

/**
 * Returns the subject of a statement as of the moment the statement was opened; later changes do not affect it.
 * @param onEmpty called if there are no certificates to list, or no search that would find any
 * @returns undefined while the search is incomplete
 */
export function useStatementSubject(
  scope: StatementScope,
  search: CertificateSearch,
  onEmpty: () => void,
): StatementSubject | undefined {
  const selection = useSelectionSummary();
  const isListSettled = useSelector(selectIsListSettled);
  const plainList = useSelector(selectList);
  const { certificates, filterLabel, isComplete, isFiltered, filterResult } = search;
  const canList = scope === 'chosen' || isComplete;
  const [subject, setSubject] = useState<StatementSubject>();
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
    : isListSettled && Boolean(filterResult) && !isFiltered;
  const handleEmpty = useStableCallback(onEmpty);
  useEffect(() => {
    if (isEmpty) handleEmpty();
  }, [isEmpty, handleEmpty]);
  return isEmpty ? undefined : subject;
}
