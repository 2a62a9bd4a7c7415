import type { RefObject } from 'react';
import type { Translate } from '../messages.ts';
import { StatusView } from '../StatusView.tsx';
import type { RemoteState } from './useRemote.ts';

interface RemoteSlotProps {
  state: RemoteState;
  place: RefObject<HTMLDivElement | null>;
  t: Translate;
  onRetry: () => void;
}

/** Where a module of the plugin is, and what stands there until it is, or when it does not come. */
export function RemoteSlot({ state, place, t, onRetry }: RemoteSlotProps) {
  return (
    <>
      {state === 'loading' && <StatusView title={t('loading')} busy />}
      {state === 'failed' && (
        <StatusView
          title={t('remoteFailed')}
          hint={t('remoteFailedHint')}
          action={{ label: t('retry'), run: onRetry }}
        />
      )}
      <div ref={place} className="remote-slot" />
    </>
  );
}
