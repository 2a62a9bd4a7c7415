import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { ButtonLink } from '#ui/ButtonLink.tsx';
import { PlannedView } from './PlannedView.tsx';

/** The route of a screen that this version does not have. */
export function PlannedPage() {
  return (
    <PlannedView
      actions={
        <ButtonLink to="/">
          <FormattedMessage {...sharedMessages.homeTitle} />
        </ButtonLink>
      }
    />
  );
}
