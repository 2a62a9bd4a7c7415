import type { RefObject } from 'react';
import type { Translate } from '../messages.ts';
import { StatusView } from '../StatusView.tsx';
import type { RemoteState } from './useRemote.ts';

interface RemoteContainerProps {
  state: RemoteState;
  containerRef: RefObject<HTMLDivElement | null>;
  t: Translate;
  onRetry: () => void;
}

/** The container of a plugin module, with its loading and error states. */
export function RemoteContainer({ state, containerRef, t, onRetry }: RemoteContainerProps) {
  return (
    <>
      {state === 'loading' && <StatusView title={t('loading')} isBusy />}
      {state === 'failed' && (
        <StatusView
          title={t('remoteFailed')}
          hint={t('remoteFailedHint')}
          action={{ label: t('retry'), onClick: onRetry }}
        />
      )}
      <div ref={containerRef} className="remote-container" />
    </>
  );
}
