import { useCallback, useDeferredValue, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { usePluginContext } from '#session/pluginContext.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useErrorToast } from '#ui/toasts/useErrorToast.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { selectLoadState, selectView, viewReset } from '../certificatesSlice.ts';
import type {
  PaginatedCertificates,
  ViewLoadState,
  CertificateListName,
  CertificatesRootState,
} from '../certificatesState.ts';
import {
  loadCertificatePage,
  certificatesPageSize,
  refreshCertificateView,
  useCertificatesDispatch,
} from '../loadCertificates.ts';
import { listStateMessages } from './listStateMessages.ts';

/**
 * Returns the certificates and the load state of a view that is loaded page by page, with functions that load the next
 * page or reload the view. If no page is loaded, the hook loads the first page. Otherwise it refreshes the loaded pages
 * in the background.
 */
export function usePagedCertificates(view: CertificateListName, limit = certificatesPageSize) {
  const dispatch = useCertificatesDispatch();
  const current = useSelector((state: CertificatesRootState) => selectView(state, view));
  const loadState = useSelector((state: CertificatesRootState) => selectLoadState(state, view));
  const loadNext = useCallback(
    () => void dispatch(loadCertificatePage({ view, limit })),
    [dispatch, view, limit],
  );

  const isNew = !loadState.isLoaded && !loadState.requestId && !loadState.error;
  useEffect(() => {
    if (isNew) loadNext();
  }, [isNew, loadNext]);
  useRefresh(view, limit);

  const reload = useCallback(() => void dispatch(viewReset(view)), [dispatch, view]);
  // Store updates render synchronously, and a page of rows would block a phone; deferring the value makes that interruptible.
  const rendered = useDeferredValue(current);
  return {
    ...rendered,
    loadState: rendered === current ? loadState : markAsLoading(loadState, rendered),
    loadNext,
    reload,
  };
}

/** Returns the load state of a view as if it were loading, until all its loaded certificates are rendered. */
const markAsLoading = (
  loadState: ViewLoadState,
  { certificates }: PaginatedCertificates,
): ViewLoadState => ({
  ...loadState,
  requestId: loadState.requestId ?? 'rendering',
  isLoaded: certificates.length > 0,
});

function useRefresh(view: CertificateListName, limit: number): void {
  const dispatch = useCertificatesDispatch();
  const errorToast = useErrorToast(usePluginContext().showToast);
  const intl = useIntl();
  // Stable, so that a change of language does not refresh again.
  const showError = useStableCallback((onPress: () => void) => {
    errorToast.show({
      text: intl.formatMessage(listStateMessages.offline),
      detail: intl.formatMessage(listStateMessages.offlineHint),
      action: { label: intl.formatMessage(sharedMessages.retry), onPress },
    });
  });
  useEffect(() => {
    let request: { abort: () => void };
    const refresh = async () => {
      const refreshed = dispatch(refreshCertificateView({ view, limit }));
      request = refreshed;
      const result = await refreshed;
      if (refreshCertificateView.fulfilled.match(result)) errorToast.dismiss();
      if (!refreshCertificateView.rejected.match(result)) return;
      if (result.meta.condition || result.meta.aborted) return;
      // Both end the session or this screen.
      if (result.error.status === 401 || result.error.status === 403) return;
      showError(() => void refresh());
    };
    void refresh();
    // The next screen must not report its failure, and the next visit refreshes the view again.
    return () => request.abort();
  }, [dispatch, errorToast, view, limit, showError]);
}
