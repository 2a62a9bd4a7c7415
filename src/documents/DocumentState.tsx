import { FormattedMessage } from 'react-intl';
import { documentMessages } from './messages.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { LaterArt } from '#ui/art/LaterArt.tsx';
import { BlankState } from '#ui/states/BlankState.tsx';
import { Button } from '#ui/controls/Button.tsx';

/** In place of a certificate that does not exist. */
export function MissingDocument() {
  return (
    <BlankState
      art={<LaterArt of="notFound" />}
      headingLevel={1}
      title={<FormattedMessage {...documentMessages.missing} />}
    >
      <FormattedMessage {...documentMessages.missingHint} />
    </BlankState>
  );
}

interface FailedDocumentProps {
  isRetrying: boolean;
  onRetry: () => void;
  /** 2 where the certificate's own heading is on screen. */
  headingLevel: 1 | 2;
}

/** In place of a certificate that could not be loaded, or not be drawn. */
export function FailedDocument({ isRetrying, onRetry, headingLevel }: FailedDocumentProps) {
  return (
    <div role="alert">
      <BlankState
        art={<LaterArt of="error" />}
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
