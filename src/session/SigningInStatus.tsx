import { FormattedMessage } from 'react-intl';
import { timeouts } from '#runtime/timeouts.ts';
import { DeferredNamedIllustration } from '#ui/illustrations/DeferredNamedIllustration.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { uiMessages } from '#ui/messages.ts';
import { useHasElapsed } from '#ui/useHasElapsed.ts';
import { messages } from './messages.ts';

/** Delay before the message "Signing in" is shown, in milliseconds. */
const statusDelay = 300;

/** Message "Signing in", shown while a session starts, if that takes longer than 300 ms. */
export function SigningInStatus() {
  const isDelayOver = useHasElapsed(statusDelay);
  const isSlow = useHasElapsed(timeouts.slow);
  if (!isDelayOver) return null;
  return (
    <BlankState
      art={<DeferredNamedIllustration name="signingIn" />}
      role="status"
      headingLevel={1}
      title={<FormattedMessage {...messages.signingIn} />}
    >
      <FormattedMessage {...(isSlow ? uiMessages.slow : messages.signingInHint)} />
    </BlankState>
  );
}
