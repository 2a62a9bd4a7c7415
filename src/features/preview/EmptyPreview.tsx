import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { EmptyArt } from '#ui/illustrations/EmptyArt.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { messages } from './messages.ts';

/** Content of the preview page before any certificate was opened. */
export function EmptyPreview() {
  return (
    <BlankState
      art={<EmptyArt />}
      headingLevel={1}
      title={<FormattedMessage {...messages.emptyTitle} />}
      actions={
        <ButtonLink to="/">
          <FormattedMessage {...sharedMessages.homeTitle} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.emptyHint} />
    </BlankState>
  );
}
