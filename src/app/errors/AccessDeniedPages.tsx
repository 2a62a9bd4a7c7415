import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { selectIsCompanyDisabled } from '#session/sessionSlice.ts';
import { DeferredNamedIllustration } from '#ui/illustrations/DeferredNamedIllustration.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { BackToPlatform } from './BackToPlatform.tsx';
import { messages } from '../messages.ts';

/** Page of the route `/not-authorized`, displayed to visitors without a session. */
export function SignInRequiredPage() {
  return (
    <BlankState
      art={<DeferredNamedIllustration name="locked" />}
      headingLevel={1}
      title={<FormattedMessage {...messages.notAuthorized} />}
      actions={
        <>
          <BackToPlatform look="primary" />
          {/* Certificates on paper name the address of the plugin. */}
          <ButtonLink to="/print">
            <FormattedMessage {...sharedMessages.checkCertificate} />
          </ButtonLink>
        </>
      }
    >
      <FormattedMessage {...messages.notAuthorizedHint} />
    </BlankState>
  );
}

/** Page of the route `/forbidden`, displayed when the company or the role of the user has no access. */
export function ForbiddenPage() {
  const isCompanyOff = useSelector(selectIsCompanyDisabled);
  return (
    <BlankState
      art={<DeferredNamedIllustration name="denied" />}
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
