import { FormattedMessage } from 'react-intl';
import { timeLimits } from '#model/timeLimits.ts';
import { SigningInArt } from '#ui/art/SigningInArt.tsx';
import { BlankState } from '#ui/states/BlankState.tsx';
import { uiMessages } from '#ui/messages.ts';
import { useElapsed } from '#ui/useElapsed.ts';
import { messages } from './messages.ts';

/** Milliseconds in which nobody asks what is going on. */
const unnoticed = 300;

/** What stands there while the session begins; nothing at all when that is quick. */
export function SigningIn() {
  const isNoticed = useElapsed(unnoticed);
  const isSlow = useElapsed(timeLimits.slow);
  if (!isNoticed) return null;
  return (
    <BlankState
      art={<SigningInArt />}
      role="status"
      headingLevel={1}
      title={<FormattedMessage {...messages.signingIn} />}
    >
      <FormattedMessage {...(isSlow ? uiMessages.slow : messages.signingInHint)} />
    </BlankState>
  );
}
