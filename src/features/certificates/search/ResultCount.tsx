import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { announceAfterTyping } from '#ui/announceAfterTyping.ts';
import { messages as homeMessages } from '../messages.ts';
import { formatWorkload } from '../useCertificateRowTexts.ts';
import styles from './ResultCount.module.css';
import { messages } from './messages.ts';
import { useSearch } from './useCertificateSearch.ts';
import { useSuggestionText } from './useSuggestionText.ts';

const separator = ' · ';

/**
 * Number of search results if a filter is set.
 * @param children buttons for actions on all results, or on all certificates, shown once the search is complete
 */
export function ResultCount({ children }: { children: ReactNode }) {
  const { isFiltered, isComplete, filterResult } = useSearch();
  const containerRef = useRef<HTMLDivElement>(null);
  const { count, hours } = useCountTexts();
  const suggestionText = useSuggestionText();
  const announcement = [suggestionText, count, hours].filter(Boolean).join(separator);
  // Counts of an incomplete search would be announced again with every page.
  const canAnnounce = isFiltered && isComplete;
  useEffect(() => {
    if (canAnnounce) return announceAfterTyping(containerRef.current, announcement);
  }, [canAnnounce, announcement]);
  return (
    <div ref={containerRef} className={styles.result}>
      {isFiltered && filterResult && (
        <p>
          <b>{count}</b>
          {hours && (
            <>
              <span className={styles.separator}>{separator}</span>
              <span>{hours}</span>
            </>
          )}
        </p>
      )}
      {isComplete && filterResult && filterResult.certificates.length > 0 && children}
    </div>
  );
}

function useCountTexts(): { count: string; hours: string } {
  const intl = useIntl();
  const { filterResult, isComplete, total = 0 } = useSearch();
  const n = filterResult?.certificates.length ?? 0;
  if (!isComplete) return { count: intl.formatMessage(messages.countSoFar, { n }), hours: '' };
  if (n === 0) return { count: intl.formatMessage(messages.noMatchCount, { total }), hours: '' };
  return {
    count: intl.formatMessage(homeMessages.count, { n }),
    hours: formatWorkload(intl, filterResult?.minutes ?? null),
  };
}
