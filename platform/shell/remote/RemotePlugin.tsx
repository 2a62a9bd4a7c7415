import type { RefObject } from 'react';
import type { Translate } from '../messages.ts';
import { LoadingOrError } from '../LoadingOrError.tsx';
import type { RemoteState } from './useRemote.ts';

interface RemotePluginProps {
  state: RemoteState;
  containerRef: RefObject<HTMLDivElement | null>;
  t: Translate;
  onRetry: () => void;
}

/** The container of a plugin module, with its loading and error states. */
export function RemotePlugin({ state, containerRef, t, onRetry }: RemotePluginProps) {
  return (
    <>
      {state === 'loading' && <LoadingOrError title={t('loading')} isBusy />}
      {state === 'failed' && (
        <LoadingOrError
          title={t('remoteFailed')}
          hint={t('remoteFailedHint')}
          action={{ label: t('retry'), onClick: onRetry }}
        />
      )}
      <div ref={containerRef} className="remote-container" />
    </>
  );
}
