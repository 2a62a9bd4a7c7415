import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { usePluginContext } from '#session/pluginContext.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { selectList } from '../certificatesSlice.ts';
import { type FetchedCertificates, fetchNextCertificates } from './fetchAllCertificates.ts';
import type { RemainingPages } from './remainingPages.ts';
import { useSearch } from './useCertificateSearch.ts';

interface RemainingPagesLoad {
  isLoading: boolean;
  hasFailed: boolean;
  retry: () => void;
}

/**
 * Loads the certificates that are missing in the response of `GET /certificates`, page by page, while search results
 * are shown.
 * @param isAtTop returns whether the top of the list is in view. If it is, newly loaded certificates can be inserted
 * without moving the rows that the user is reading
 */
export function useRemainingPages(isAtTop: () => boolean): RemainingPagesLoad {
  const { hasListRequestEnded, isComplete, remainingPages, onRemainingPagesChange } = useSearch();
  const context = usePluginContext();
  const after = useSelector(selectList).at(-1)?.id;
  // Pages that follow another plain list are dropped.
  const current =
    remainingPages && remainingPages.after === after ? remainingPages : createRemainingPages(after);
  const isLoading = hasListRequestEnded && !isComplete && !current.isComplete && !current.hasFailed;
  const { cursor } = current;

  const savePage = useStableCallback(
    (signal: AbortSignal, page: FetchedCertificates | undefined) => {
      if (signal.aborted) return;
      onRemainingPagesChange(
        page ? addPage(current, page, isAtTop()) : { ...current, hasFailed: true },
      );
    },
  );
  useEffect(() => {
    if (!isLoading) return;
    const controller = new AbortController();
    const { signal } = controller;
    fetchNextCertificates(context, cursor).then(
      (page) => savePage(signal, page),
      (error: unknown) => {
        console.error(error);
        savePage(signal, undefined);
      },
    );
    return () => controller.abort();
  }, [context, isLoading, cursor, savePage]);

  return {
    isLoading,
    hasFailed: current.hasFailed,
    retry: () => onRemainingPagesChange({ ...current, hasFailed: false }),
  };
}

const createRemainingPages = (after: string | undefined): RemainingPages => ({
  after,
  cursor: after,
  certificates: [],
  isComplete: false,
  hasFailed: false,
  isMerged: false,
});

function addPage(
  previous: RemainingPages,
  page: FetchedCertificates,
  isAtTop: boolean,
): RemainingPages {
  return {
    ...previous,
    cursor: page.cursor,
    certificates: [...previous.certificates, ...page.certificates],
    isComplete: page.isLast,
    isMerged: page.isLast && isAtTop,
  };
}
