import { useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSessionState } from '#session/useSessionState.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { SessionCacheKey } from '#session/sessionCache.ts';
import type { ViewLoadState, ViewType } from './certificatesState.ts';
import { certificatesPageSize } from './loadCertificates.ts';
import { HighlightContext, LoadMore, ResultRows, useAnnounceNewRows } from './list/index.ts';
import {
  NoResults,
  RemainingPagesNotice,
  type SearchFilter,
  searchMessages,
  useHighlight,
  useRemainingPages,
  useSearch,
  useSuggestionText,
} from './search/index.ts';
import styles from './SearchResultsView.module.css';
import { ResultCards } from './grid/index.ts';

interface SearchResultsViewProps {
  viewType: ViewType;
}

/** Load state of search results. It never changes, because they are computed from certificates in memory. */
const loadedState: ViewLoadState = {
  requestId: null,
  refreshId: null,
  cursor: null,
  isLoaded: true,
  error: null,
  isPartial: false,
};

/** Search results as a list or grid, with a button that displays the next page of results. */
export default function SearchResultsView({ viewType }: SearchResultsViewProps) {
  const { certificates, isComplete, filter, suggestion } = useSearch();
  const topRef = useRef<HTMLDivElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const remainingPagesLoad = useRemainingPages(
    () => (topRef.current?.getBoundingClientRect().top ?? 0) >= 0,
  );
  useMergeRemainingPages();
  const { visibleCount, showMore } = useVisibleRows(filter, certificates.length);
  const expectNewRows = useAnnounceNewRows(listRef, visibleCount, loadedState);
  const highlight = useHighlight(suggestion ?? filter.searchText);
  const suggestionText = useSuggestionText();
  const rows = useMemo(() => certificates.slice(0, visibleCount), [certificates, visibleCount]);
  const ResultList = viewType === 'list' ? ResultRows : ResultCards;
  const notice = (remainingPagesLoad.isLoading || remainingPagesLoad.hasFailed) && (
    <RemainingPagesNotice {...remainingPagesLoad} />
  );

  if (isComplete && certificates.length === 0) return <NoResults />;
  return (
    <div ref={topRef} aria-busy={remainingPagesLoad.isLoading}>
      {suggestionText && <p className={styles.suggestion}>{suggestionText}</p>}
      <HighlightContext value={highlight}>
        <ResultList listRef={listRef} rows={rows} notice={notice} />
      </HighlightContext>
      <LoadMore
        canLoadMore={visibleCount < certificates.length}
        loadState={loadedState}
        onLoadMore={() => {
          expectNewRows();
          showMore();
        }}
      />
      {visibleCount < certificates.length && (
        <p className={styles.visibleCount}>
          <FormattedMessage
            {...searchMessages.visibleCount}
            values={{ n: visibleCount, total: certificates.length }}
          />
        </p>
      )}
    </div>
  );
}

interface VisibleRows {
  /** Filter of the search as one string. The number `count` applies only to this search. */
  searchKey: string;
  count: number;
}

const visibleRowsKey = 'visibleRows' as SessionCacheKey<VisibleRows>;

/**
 * Returns the number of search results to render, and a function that increases this number by one page. The number is
 * kept in the session cache, in case the user returns to the same search.
 */
function useVisibleRows(filter: SearchFilter, total: number) {
  const { searchText, type, year, from, to } = filter;
  const searchKey = [searchText, type, year, from, to].join('\n');
  const [saved, setSaved] = useSessionState(visibleRowsKey);
  const count = saved?.searchKey === searchKey ? saved.count : certificatesPageSize;
  const showMore = () => setSaved({ searchKey, count: count + certificatesPageSize });
  return { visibleCount: Math.min(count, total), showMore };
}

/** Sorts the certificates that were appended during the search into the results, when the user changes the filter. */
function useMergeRemainingPages(): void {
  const { filter, remainingPages, onRemainingPagesChange } = useSearch();
  const [initialFilter] = useState(filter);
  const mergePages = useStableCallback(() => {
    if (remainingPages?.isComplete && !remainingPages.isMerged)
      onRemainingPagesChange({ ...remainingPages, isMerged: true });
  });
  useEffect(() => {
    if (filter !== initialFilter) mergePages();
  }, [filter, initialFilter, mergePages]);
}
