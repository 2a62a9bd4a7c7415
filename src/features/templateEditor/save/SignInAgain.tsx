import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePluginContext, usePluginDispatch } from '#session/pluginContext.ts';
import { replaceToken } from '#session/replaceToken.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { messages } from './messages.ts';

/**
 * A button that resumes an expired session without leaving the editor. If the user has signed in again elsewhere, the
 * new session's token is used. Otherwise the button opens the sign-in page, or a message asks the user to sign in
 * first.
 */
export function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const intl = useIntl();
  const context = usePluginContext();
  const dispatch = usePluginDispatch();
  const containerRef = useRef<HTMLSpanElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [mustSignInElsewhere, setMustSignInElsewhere] = useState(false);
  // The host may provide a new session.
  useEffect(() => context.hostCallbacks.onSessionExpired(), [context]);

  const resumeSession = async () => {
    const token = await context.sessionStore.read().catch(() => undefined);
    if (!token || token === context.tokenAccess.getToken()) return false;
    const result = await dispatch(replaceToken(token)).catch(() => undefined);
    return result === 'same user';
  };
  const signIn = async () => {
    setIsBusy(true);
    if (await resumeSession()) {
      onSignedIn();
    } else {
      const { LOGIN_URL } = context.config;
      if (LOGIN_URL) window.open(LOGIN_URL, '_blank', 'noopener');
      setMustSignInElsewhere(true);
      announce(containerRef.current, intl.formatMessage(messages.signInFirst));
    }
    setIsBusy(false);
  };
  return (
    <span ref={containerRef}>
      <Button look="text" busy={isBusy} onClick={() => void signIn()}>
        <FormattedMessage {...messages.signIn} />
      </Button>
      {mustSignInElsewhere && (
        <>
          {' '}
          <FormattedMessage {...messages.signInFirst} />
        </>
      )}
    </span>
  );
}
