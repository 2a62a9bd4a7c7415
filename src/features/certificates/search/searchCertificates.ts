import type { IntlShape } from 'react-intl';
import { maxListedCertificates } from '#data/rest/missionsApi.ts';
import { certificateTypes } from '#domain/certificate/certificate.ts';
import { getOrCreate } from '#runtime/getOrCreate.ts';
import type { OrderBy, ViewType } from '../certificatesState.ts';
import { typeMessages } from './typeMessages.ts';
import { formatDateRange } from './formatDateRange.ts';
import { type SearchFilter, hasFilter } from './searchFilter.ts';
import { indexCertificate, type UnindexedCertificate } from './indexCertificate.ts';
import { filterCertificates } from './filterCertificates.ts';
import { type SearchIndex, buildSearchIndex } from './searchIndex.ts';
import { sortCertificates } from './sortCertificates.ts';
import { suggestSearchText } from './suggestSearchText.ts';
import type { RemainingPages } from './remainingPages.ts';
import type { SearchedCertificates, SearchResults } from './searchResults.ts';

/** Input of a search: certificates, filter, sort order and locale. */
export interface CertificateSearchInput {
  filter: SearchFilter;
  plainList: readonly UnindexedCertificate[];
  remainingPages: RemainingPages | undefined;
  order: OrderBy;
  viewType: ViewType;
  intl: IntlShape;
  timeZone: string;
}

/** Searches the list of `GET /certificates` and, if it is incomplete, the further pages of the GraphQL service. */
export function searchCertificates(input: CertificateSearchInput): SearchResults {
  const { filter, plainList, viewType } = input;
  const remainingPages =
    input.remainingPages?.after === plainList.at(-1)?.id ? input.remainingPages : undefined;
  const pool = getSearchPool(plainList, remainingPages);
  const searchIndex = getSearchIndex(pool, input);
  const isFiltered = hasFilter(filter);
  const isListComplete = plainList.length > 0 && plainList.length < maxListedCertificates;
  const isComplete = isListComplete || remainingPages?.isComplete === true;
  const exactResult = filterCertificates(searchIndex, filter);
  const suggested =
    isComplete && exactResult.certificates.length === 0
      ? filterBySuggestion(searchIndex, filter)
      : undefined;
  const filterResult = suggested?.filterResult ?? exactResult;
  return {
    certificates:
      isFiltered || viewType === 'list'
        ? filterResult.certificates
        : groupByType(filterResult.certificates),
    isFiltered,
    isComplete,
    filterLabel: formatFilterLabel(suggested?.filter ?? filter, input.intl),
    filterResult,
    pool,
    total: pool.certificates.length + pool.appended.length,
    suggestion: suggested?.filter.searchText,
  };
}

/**
 * Filters by a suggested search text, if nothing matches the text of the filter.
 * @returns undefined if there is no suggestion with matches
 */
function filterBySuggestion(searchIndex: SearchIndex, filter: SearchFilter) {
  const searchText = suggestSearchText(searchIndex, filter.searchText);
  if (searchText === undefined) return undefined;
  const suggestedFilter = { ...filter, searchText };
  const filterResult = filterCertificates(searchIndex, suggestedFilter);
  return filterResult.certificates.length > 0
    ? { filter: suggestedFilter, filterResult }
    : undefined;
}

const poolCache = new WeakMap<
  readonly UnindexedCertificate[],
  { remainingPages: RemainingPages | undefined; pool: SearchedCertificates }
>();

function getSearchPool(
  plainList: readonly UnindexedCertificate[],
  remainingPages: RemainingPages | undefined,
): SearchedCertificates {
  const cached = poolCache.get(plainList);
  if (cached && cached.remainingPages === remainingPages) return cached.pool;
  const ids = new Set(plainList.map(({ id }) => id));
  const remaining = remainingPages?.certificates.filter(({ id }) => !ids.has(id)) ?? [];
  const pool = remainingPages?.isMerged
    ? { certificates: [...plainList, ...remaining], appended: [] }
    : { certificates: plainList, appended: remaining };
  poolCache.set(plainList, { remainingPages, pool });
  return pool;
}

const indexCache = new WeakMap<SearchedCertificates, Map<string, SearchIndex>>();

/** Returns the cached search index of certificates in a sort order. Neither changes while the user types. */
function getSearchIndex(
  pool: SearchedCertificates,
  { order, intl, timeZone }: CertificateSearchInput,
): SearchIndex {
  const indexesByOrder = getOrCreate(indexCache, pool, () => new Map<string, SearchIndex>());
  const { locale } = intl;
  const indexAll = (certificates: readonly UnindexedCertificate[]) =>
    certificates.map((certificate) => indexCertificate(certificate, timeZone));
  return getOrCreate(indexesByOrder, [order.field, order.direction, locale, timeZone].join(), () =>
    buildSearchIndex([
      ...sortCertificates(indexAll(pool.certificates), order, locale),
      ...indexAll(pool.appended),
    ]),
  );
}

/** Sorts certificates by type, in the order of the grid's sections. */
const groupByType = (certificates: readonly UnindexedCertificate[]) =>
  certificateTypes.flatMap((type) =>
    certificates.filter((certificate) => certificate.type === type),
  );

function formatFilterLabel(filter: SearchFilter, intl: IntlShape): string {
  const { searchText, type, year } = filter;
  const typeLabel = type && intl.formatMessage(typeMessages[type]);
  return [year, formatDateRange(filter, intl), typeLabel, searchText.trim()]
    .filter(Boolean)
    .join(', ');
}
