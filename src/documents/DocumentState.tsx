import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { DeferredNamedIllustration } from '#ui/illustrations/DeferredNamedIllustration.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { Button } from '#ui/controls/Button.tsx';

export function DocumentNotFound() {
  return (
    <BlankState
      art={<DeferredNamedIllustration name="notFound" />}
      headingLevel={1}
      title={<FormattedMessage {...documentMessages.missing} />}
    >
      <FormattedMessage {...documentMessages.missingHint} />
    </BlankState>
  );
}

interface DocumentErrorProps {
  isRetrying: boolean;
  onRetry: () => void;
  /** Level of the heading: 2 if the page already has a heading for the certificate, otherwise 1. */
  headingLevel: 1 | 2;
}

/** Message shown instead of a certificate that failed to load or to render. */
export function DocumentError({ isRetrying, onRetry, headingLevel }: DocumentErrorProps) {
  return (
    <div role="alert">
      <BlankState
        art={<DeferredNamedIllustration name="error" />}
        headingLevel={headingLevel}
        title={<FormattedMessage {...documentMessages.error} />}
        actions={
          <Button look="primary" busy={isRetrying} onClick={onRetry}>
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
        }
      >
        <FormattedMessage {...documentMessages.errorHint} />
      </BlankState>
    </div>
  );
}
