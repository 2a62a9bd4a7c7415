import { RotateCcw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { DeferredNamedIllustration } from '#ui/illustrations/DeferredNamedIllustration.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import { Button } from '#ui/controls/Button.tsx';
import { announce } from '#ui/LiveRegion.tsx';
import { BackToPlatform } from './BackToPlatform.tsx';
import { messages } from '../messages.ts';

interface ErrorViewProps {
  code?: string;
  /** Message below the heading, which includes the code for support. Default: advice to try again. */
  hint?: typeof messages.errorHint;
  /** Whether a chunk failed to load. A new release may have removed it, so the view suggests reloading. */
  isCodeLoadError?: boolean;
  onRetry: () => void;
}

/** Error message shown instead of a failed screen, with advice and a code for support. */
export function ErrorView({
  code,
  hint = messages.errorHint,
  isCodeLoadError = false,
  onRetry,
}: ErrorViewProps) {
  const isOffline = isCodeLoadError && !navigator.onLine;
  const isReleaseMissing = isCodeLoadError && !isOffline;
  useRetryOnceOnline(isOffline, onRetry);
  const intl = useIntl();
  const copyButtonRef = useRef<HTMLButtonElement>(null);
  // Pages without TLS have no clipboard.
  const canCopy = 'clipboard' in navigator;
  const copy = (text: string) =>
    navigator.clipboard.writeText(text).then(
      () => announce(copyButtonRef.current, intl.formatMessage(messages.errorCopied)),
      // A frame may lack the permission. The code can still be read and selected.
      () => undefined,
    );
  return (
    <BlankState
      art={<DeferredNamedIllustration name="error" />}
      headingLevel={1}
      title={<FormattedMessage {...messages.errorTitle} />}
      actions={
        <>
          {isReleaseMissing && (
            <Button look="primary" onClick={() => location.reload()}>
              <FormattedMessage {...messages.errorReload} />
            </Button>
          )}
          <Button
            look={isReleaseMissing ? 'ghost' : 'primary'}
            icon={<RotateCcw aria-hidden />}
            onClick={onRetry}
          >
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
          {code !== undefined && !isReleaseMissing && canCopy && (
            <Button ref={copyButtonRef} look="ghost" onClick={() => void copy(code)}>
              <FormattedMessage {...messages.errorCopy} />
            </Button>
          )}
          <BackToPlatform look="ghost" />
        </>
      }
    >
      {isReleaseMissing ? (
        <FormattedMessage {...sharedMessages.loadingFailed} />
      ) : (
        code !== undefined && (
          <FormattedMessage
            {...(isOffline ? messages.errorOfConnection : hint)}
            values={{ code }}
          />
        )
      )}
    </BlankState>
  );
}

/** Calls `onRetry` as soon as the browser has a connection again. */
function useRetryOnceOnline(isOffline: boolean, onRetry: () => void) {
  const retry = useStableCallback(onRetry);
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [isOffline, retry]);
}

/** Page of the route `/error`: an error message without details. */
export function ErrorPage() {
  const navigate = useNavigate();
  return <ErrorView onRetry={() => void navigate('/', { replace: true })} />;
}
