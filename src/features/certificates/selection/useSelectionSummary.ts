import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatWorkload } from '../useCertificateRowTexts.ts';
import { useSelectedIds } from './selectedIds.ts';
import { messages } from './messages.ts';
import { useSearch } from '../search/index.ts';
import { useCertificatesById } from './useCertificatesById.ts';

/** Summary of the selected certificates in words. */
export interface SelectionSummary {
  /** Ids of the selected certificates: those on screen in their order, then the others. */
  ids: readonly string[];
  /** Filter in words, such as "2025", if the selection is exactly the set of certificates that match it. */
  filterLabel: string | undefined;
  countText: string;
  /** Filter and total workload in words, such as "2025 · 496 h 20 min"; may be an empty string. */
  details: string;
}

export function useSelectionSummary(): SelectionSummary {
  const intl = useIntl();
  const selectedIds = useSelectedIds();
  const certificatesById = useCertificatesById();
  const searchResults = useSearch();
  const { ids, minutes } = useMemo(
    () => sumWorkload(selectedIds, certificatesById),
    [selectedIds, certificatesById],
  );
  const selectedResultCount = searchResults.certificates.filter(({ id }) =>
    selectedIds.has(id),
  ).length;
  const n = selectedIds.size;
  const isAllResults =
    searchResults.isComplete &&
    selectedResultCount === n &&
    n === searchResults.certificates.length;
  const filterLabel =
    isAllResults && searchResults.filterLabel !== '' ? searchResults.filterLabel : undefined;
  const hasOthers = searchResults.isFiltered && n > selectedResultCount;
  const details = [
    filterLabel ?? '',
    minutes === undefined ? '' : formatWorkload(intl, minutes),
    hasOthers ? intl.formatMessage(messages.outsideFilter, { n: n - selectedResultCount }) : '',
  ];
  return {
    ids,
    filterLabel,
    countText:
      n === 0
        ? intl.formatMessage(messages.noneSelected)
        : intl.formatMessage(messages.count, { n }),
    details: details.filter(Boolean).join(' · '),
  };
}

/** Sorts the selected ids, and adds up their workload in minutes; undefined if a certificate is not loaded. */
function sumWorkload(
  selectedIds: ReadonlySet<string>,
  certificatesById: ReturnType<typeof useCertificatesById>,
) {
  const ids: string[] = [];
  let minutes = 0;
  for (const { id, course } of certificatesById.values()) {
    if (!selectedIds.has(id)) continue;
    ids.push(id);
    minutes += course.workload ?? 0;
  }
  const unknownIds = [...selectedIds].filter((id) => !certificatesById.has(id));
  return { ids: [...ids, ...unknownIds], minutes: unknownIds.length > 0 ? undefined : minutes };
}
