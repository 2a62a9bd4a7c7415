import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { selectIsCompanyOff } from '#session/sessionSlice.ts';
import { LaterArt } from '#ui/art/LaterArt.tsx';
import { BlankState } from '#ui/states/BlankState.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { BackToPlatform } from './BackToPlatform.tsx';
import { messages } from '../messages.ts';

/** `/not-authorized`: nobody is signed in. */
export function NotAuthorizedPage() {
  return (
    <BlankState
      art={<LaterArt of="locked" />}
      headingLevel={1}
      title={<FormattedMessage {...messages.notAuthorized} />}
      actions={<BackToPlatform look="primary" />}
    >
      <FormattedMessage {...messages.notAuthorizedHint} />
    </BlankState>
  );
}

/** `/forbidden`: the company or the role does not allow it. */
export function ForbiddenPage() {
  const isCompanyOff = useSelector(selectIsCompanyOff);
  return (
    <BlankState
      art={<LaterArt of="denied" />}
      headingLevel={1}
      title={<FormattedMessage {...messages.forbidden} />}
      actions={
        <>
          {!isCompanyOff && (
            <ButtonLink to="/">
              <FormattedMessage {...sharedMessages.homeTitle} />
            </ButtonLink>
          )}
          <BackToPlatform look="ghost" />
        </>
      }
    >
      <FormattedMessage {...(isCompanyOff ? messages.companyOff : messages.forbiddenHint)} />
    </BlankState>
  );
}
