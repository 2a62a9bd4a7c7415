import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SigningInArt } from '#ui/art/SigningInArt.tsx';
import { BlankState } from '#ui/BlankState.tsx';
import { messages } from './messages.ts';

const patience = 300;

/** What stands there while the session begins; nothing at all when that is quick. */
export function SigningIn() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), patience);
    return () => clearTimeout(timer);
  }, []);
  if (!isSlow) return null;
  return (
    <BlankState
      art={<SigningInArt />}
      role="status"
      headingLevel={1}
      title={<FormattedMessage {...messages.signingIn} />}
    >
      <FormattedMessage {...messages.signingInHint} />
    </BlankState>
  );
}
