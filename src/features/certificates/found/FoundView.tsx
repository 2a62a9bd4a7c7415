import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useServices } from '#api/services.ts';
import { useHandler } from '#ui/useHandler.ts';
import type { Slot } from '#api/sessionMemory.ts';
import type { ViewLoad, ViewType } from '../certificatesSlice.ts';
import { pageSize } from '../loadCertificates.ts';
import { LoadMore } from '../views/LoadMore.tsx';
import { useArrival } from '../views/useArrival.ts';
import { wordsOf } from '../matching/query.ts';
import { messages } from '../find/messages.ts';
import type { AskedHome } from '../find/useAsked.ts';
import type { HomeFound } from '../find/useHomeFound.ts';
import { useRest } from '../find/useRest.ts';
import styles from './FoundView.module.css';
import { Marked } from './Marked.tsx';
import { NothingFound } from './NothingFound.tsx';
import { RestLine } from './RestLine.tsx';
import { FoundCards, FoundRows } from './views.tsx';

interface FoundViewProps {
  home: AskedHome;
  found: HomeFound;
  viewType: ViewType;
}

/** All of it is here: nothing is ever under way. */
const load: ViewLoad = {
  requestId: null,
  refreshId: null,
  cursor: null,
  loaded: true,
  failure: null,
  partial: false,
};

/** What was found, in one list or grid, a portion at a time. */
export function FoundView({ home, found, viewType }: FoundViewProps) {
  const { certificates, isComplete, finding } = found;
  const top = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const rest = useRest(found, () => (top.current?.getBoundingClientRect().top ?? 0) >= 0);
  useRestoredOrder(found);
  const { shown, showMore } = usePortions(finding, certificates.length);
  const expectArrival = useArrival(list, shown, load);
  const words = finding.words;
  const mark = useMemo(() => {
    const looked = wordsOf(words);
    return (name: string) => <Marked text={name} words={looked} />;
  }, [words]);
  const rows = useMemo(() => certificates.slice(0, shown), [certificates, shown]);
  const View = viewType === 'list' ? FoundRows : FoundCards;
  const line = (rest.isLoading || rest.hasFailed) && <RestLine found={found} {...rest} />;

  if (isComplete && certificates.length === 0) return <NothingFound home={home} found={found} />;
  return (
    <div ref={top} aria-busy={rest.isLoading}>
      <View list={list} rows={rows} mark={mark} line={line} />
      <LoadMore
        canLoadMore={shown < certificates.length}
        load={load}
        onAsk={() => {
          expectArrival();
          showMore();
        }}
      />
      {shown < certificates.length && (
        <p className={styles.shown}>
          <FormattedMessage {...messages.shown} values={{ n: shown, total: certificates.length }} />
        </p>
      )}
    </div>
  );
}

interface Portions {
  /** What was looked for. */
  of: string;
  n: number;
}

const portions: Slot<Portions> = {};

/** How many of those found are drawn; as many as before for who comes back. */
function usePortions({ words, type, year }: HomeFound['finding'], total: number) {
  const { memory } = useServices();
  const of = [words, type, year].join('\n');
  const [before, setBefore] = useState(() => memory.read(portions));
  const n = before?.of === of ? before.n : pageSize;
  const showMore = useCallback(() => {
    const next = { of, n: n + pageSize };
    memory.keep(portions, next);
    setBefore(next);
  }, [memory, of, n]);
  return { shown: Math.min(n, total), showMore };
}

/** What came later takes its place when the reader looks for something else. */
function useRestoredOrder({ finding, rest, onRest }: HomeFound): void {
  const [first] = useState(finding);
  const restore = useHandler(() => {
    if (rest?.isComplete && !rest.isInOrder) onRest({ ...rest, isInOrder: true });
  });
  useEffect(() => {
    if (finding !== first) restore();
  }, [finding, first, restore]);
}
