import { RotateCcw } from 'lucide-react';
import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectParentUrl } from '#host/hostSlice.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { DeferredNamedIllustration } from '#ui/illustrations/DeferredNamedIllustration.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ExternalButtonLink } from '#ui/controls/ExternalButtonLink.tsx';
import { RetryNote } from '#ui/feedback/RetryNote.tsx';
import type { ViewLoadState } from '../certificatesState.ts';
import { ListMessagePanel } from '../ListMessagePanel.tsx';
import { listStateMessages } from './listStateMessages.ts';
import styles from './ViewState.module.css';

/** Message displayed instead of a list or grid that contains no certificates. */
export function EmptyState() {
  const parentUrl = useSelector(selectParentUrl);
  return (
    <ListMessagePanel>
      <BlankState
        art={<DeferredNamedIllustration name="empty" />}
        title={<FormattedMessage {...listStateMessages.empty} />}
        actions={
          parentUrl && (
            <ExternalButtonLink href={parentUrl} target="_top" rel="noreferrer">
              <FormattedMessage {...sharedMessages.backToPlatform} />
            </ExternalButtonLink>
          )
        }
      >
        <FormattedMessage {...listStateMessages.emptyHint} />
      </BlankState>
    </ListMessagePanel>
  );
}

/** Error message if the first page failed. It stays during a retry, so that the button keeps the focus. */
export function LoadErrorState({
  loadState,
  onRetry,
}: {
  loadState: ViewLoadState;
  onRetry: () => void;
}) {
  const isOffline = loadState.error?.kind === 'network';
  return (
    <ListMessagePanel role="alert">
      <BlankState
        art={<DeferredNamedIllustration name="error" />}
        title={<FormattedMessage {...listStateMessages.error} />}
        actions={
          <Button
            look="primary"
            icon={<RotateCcw aria-hidden />}
            busy={loadState.requestId !== null}
            onClick={onRetry}
          >
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
        }
      >
        <FormattedMessage
          {...(isOffline ? listStateMessages.errorHint : listStateMessages.errorService)}
        />
      </BlankState>
    </ListMessagePanel>
  );
}

/** Message that some certificates may be missing, with a button that loads the list again. */
export function PartialListNote({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.note}>
      <RetryNote type="warning" onRetry={onRetry}>
        <FormattedMessage {...listStateMessages.partial} />
      </RetryNote>
    </div>
  );
}
