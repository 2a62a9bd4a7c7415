import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useServices, useServicesDispatch } from '#api/services.ts';
import { takeToken } from '#session/takeToken.ts';
import { announce } from '#ui/LiveRegion.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { messages } from './messages.ts';

/**
 * Goes on with another session of the same user, signed in elsewhere meanwhile; where there is none yet, opens the
 * page for it or says where to go. The editor stays as it is.
 */
export function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const intl = useIntl();
  const services = useServices();
  const dispatch = useServicesDispatch();
  const place = useRef<HTMLSpanElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isElsewhere, setIsElsewhere] = useState(false);
  // The host may have another session to give.
  useEffect(() => services.reports.sessionExpired(), [services]);

  const isBack = async () => {
    const token = await services.session.read().catch(() => undefined);
    if (!token || token === services.tokens.current()) return false;
    const whose = await dispatch(takeToken(token)).catch(() => undefined);
    return whose === 'same user';
  };
  const signIn = async () => {
    setIsBusy(true);
    if (await isBack()) {
      onSignedIn();
    } else {
      const { LOGIN_URL } = services.config;
      if (LOGIN_URL) window.open(LOGIN_URL, '_blank', 'noopener');
      setIsElsewhere(true);
      announce(place.current, intl.formatMessage(messages.signInFirst));
    }
    setIsBusy(false);
  };
  return (
    <span ref={place}>
      <Button look="text" busy={isBusy} onClick={() => void signIn()}>
        <FormattedMessage {...messages.signIn} />
      </Button>
      {isElsewhere && (
        <>
          {' '}
          <FormattedMessage {...messages.signInFirst} />
        </>
      )}
    </span>
  );
}
