import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { EmptyArt } from '#ui/art/EmptyArt.tsx';
import { BlankState } from '#ui/states/BlankState.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { messages } from './messages.ts';

/** The stage before any certificate was opened. */
export function NothingPreviewed() {
  return (
    <BlankState
      art={<EmptyArt />}
      headingLevel={1}
      title={<FormattedMessage {...messages.nothing} />}
      actions={
        <ButtonLink to="/">
          <FormattedMessage {...sharedMessages.homeTitle} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.nothingHint} />
    </BlankState>
  );
}
