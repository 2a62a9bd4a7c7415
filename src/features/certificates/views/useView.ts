import { useCallback, useDeferredValue, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useServices } from '#api/services.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { useFailureToast } from '#ui/toasts/useFailureToast.ts';
import { useHandler } from '#ui/useHandler.ts';
import {
  type CertificateView,
  selectLoad,
  selectView,
  type ViewLoad,
  type ViewName,
  viewReset,
} from '../certificatesSlice.ts';
import {
  loadPage,
  pageSize,
  refreshView,
  type CertificatesRoot,
  useCertificatesDispatch,
} from '../loadCertificates.ts';
import { stateMessages } from './stateMessages.ts';

/**
 * One of the paged views. Its first page is loaded whenever there is none; what was there already is shown at once and
 * brought up to date quietly.
 */
export function useView(view: ViewName, limit = pageSize) {
  const dispatch = useCertificatesDispatch();
  const now = useSelector((state: CertificatesRoot) => selectView(state, view));
  const load = useSelector((state: CertificatesRoot) => selectLoad(state, view));
  const loadNext = useCallback(
    () => void dispatch(loadPage({ view, limit })),
    [dispatch, view, limit],
  );

  const isNew = !load.loaded && !load.requestId && !load.failure;
  useEffect(() => {
    if (isNew) loadNext();
  }, [isNew, loadNext]);
  useRefresh(view, limit);

  const restart = useCallback(() => void dispatch(viewReset(view)), [dispatch, view]);
  // What the store tells is drawn in one piece; rows of certificates are too many for that on a telephone.
  const shown = useDeferredValue(now);
  return { ...shown, load: shown === now ? load : underWay(load, shown), loadNext, restart };
}

/** What has come is under way until it is drawn. */
const underWay = (load: ViewLoad, { certificates }: CertificateView): ViewLoad => ({
  ...load,
  requestId: load.requestId ?? 'drawing',
  loaded: certificates.length > 0,
});

function useRefresh(view: ViewName, limit: number): void {
  const dispatch = useCertificatesDispatch();
  const failure = useFailureToast(useServices().toast);
  const intl = useIntl();
  // Another language is no reason to ask again.
  const tell = useHandler((onPress: () => void) => {
    failure.tell({
      text: intl.formatMessage(stateMessages.offline),
      detail: intl.formatMessage(stateMessages.offlineHint),
      action: { label: intl.formatMessage(sharedMessages.retry), onPress },
    });
  });
  useEffect(() => {
    const refresh = async () => {
      const result = await dispatch(refreshView({ view, limit }));
      if (refreshView.fulfilled.match(result)) failure.takeAway();
      if (!refreshView.rejected.match(result) || result.meta.condition) return;
      // These two end or leave the session, and the screen with it.
      if (result.error.status === 401 || result.error.status === 403) return;
      tell(() => void refresh());
    };
    void refresh();
  }, [dispatch, failure, view, limit, tell]);
}
