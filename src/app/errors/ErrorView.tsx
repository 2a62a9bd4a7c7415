import { RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { LaterArt } from '#ui/art/LaterArt.tsx';
import { BlankState } from '#ui/states/BlankState.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { announce } from '#ui/LiveRegion.tsx';
import { BackToPlatform } from '../refusals/BackToPlatform.tsx';
import { messages } from '../messages.ts';

interface ErrorViewProps {
  code?: string;
  /** Code of the plugin did not come: it may be gone since a new release, with which the page begins anew. */
  isLoadFailure?: boolean;
  onRetry: () => void;
}

/** What stands in place of a screen that failed: what to try, and the code to tell support. */
export function ErrorView({ code, isLoadFailure = false, onRetry }: ErrorViewProps) {
  const intl = useIntl();
  const copyButton = useRef<HTMLButtonElement>(null);
  const copy = async (text: string) => {
    await navigator.clipboard.writeText(text);
    announce(copyButton.current, intl.formatMessage(messages.errorCopied));
  };
  return (
    <BlankState
      art={<LaterArt of="error" />}
      headingLevel={1}
      title={<FormattedMessage {...messages.errorTitle} />}
      actions={
        <>
          {isLoadFailure && (
            <Button look="primary" onClick={() => location.reload()}>
              <FormattedMessage {...messages.errorReload} />
            </Button>
          )}
          <Button
            look={isLoadFailure ? 'ghost' : 'primary'}
            icon={<RotateCcw aria-hidden />}
            onClick={onRetry}
          >
            <FormattedMessage {...sharedMessages.retry} />
          </Button>
          {code !== undefined && !isLoadFailure && (
            <Button ref={copyButton} look="ghost" onClick={() => void copy(code)}>
              <FormattedMessage {...messages.errorCopy} />
            </Button>
          )}
          <BackToPlatform look="ghost" />
        </>
      }
    >
      {isLoadFailure ? (
        <FormattedMessage {...messages.errorLoading} />
      ) : (
        code !== undefined && <FormattedMessage {...messages.errorHint} values={{ code }} />
      )}
    </BlankState>
  );
}

/** The route `/error`. */
export function ErrorPage() {
  const navigate = useNavigate();
  return <ErrorView onRetry={() => void navigate('/', { replace: true })} />;
}
