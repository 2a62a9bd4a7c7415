import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { announce } from '#ui/LiveRegion.tsx';
import { messages as homeMessages } from '../messages.ts';
import { LaterSelectFound } from '../selection/later.ts';
import { formatWorkload } from '../views/useFacts.ts';
import styles from './FoundCount.module.css';
import { messages } from '../find/messages.ts';
import type { HomeFound } from '../find/useHomeFound.ts';

/** How long the reader has not typed before the count is spoken. */
const rest = 400;

/** How much was found, and the way to choose all of it; nothing where nothing is looked for. */
export function FoundCount({ found }: { found: HomeFound }) {
  const { isFiltered, isComplete, tally } = found;
  const place = useRef<HTMLDivElement>(null);
  const { count, hours } = useWords(found);
  const spoken = [count, hours].filter(Boolean).join(' · ');
  // Of what comes meanwhile only the end is spoken.
  const isSpoken = isFiltered && isComplete;
  useEffect(() => {
    if (!isSpoken) return;
    const timer = setTimeout(() => announce(place.current, spoken), rest);
    return () => clearTimeout(timer);
  }, [isSpoken, spoken]);
  const more = hours && ` · ${hours}`;
  return (
    <div ref={place} className={styles.result}>
      {isFiltered && tally && (
        <>
          <p>
            <b>{count}</b>
            {more}
          </p>
          {isComplete && tally.certificates.length > 0 && <LaterSelectFound />}
        </>
      )}
    </div>
  );
}

function useWords({ tally, isComplete, total = 0 }: HomeFound): { count: string; hours: string } {
  const intl = useIntl();
  const n = tally?.certificates.length ?? 0;
  if (!isComplete) return { count: intl.formatMessage(messages.soFar, { n }), hours: '' };
  if (n === 0) return { count: intl.formatMessage(messages.zero, { total }), hours: '' };
  return {
    count: intl.formatMessage(homeMessages.count, { n }),
    hours: formatWorkload(intl, tally?.minutes ?? null),
  };
}
