import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { DeferredNamedIllustration } from '#ui/illustrations/DeferredNamedIllustration.tsx';
import { BlankState } from '#ui/feedback/BlankState.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { messages } from '../messages.ts';

interface NotFoundPageProps {
  /** Requested path with its query string, displayed to the user. */
  path: string;
  /** Whether no route matches, or a route parameter is invalid (docs/behaviour.md, Page not found). */
  reason: 'route' | 'parameter';
}

export function NotFoundPage({ path, reason }: NotFoundPageProps) {
  const title = reason === 'route' ? messages.pageNotFound : messages.parameterNotFound;
  return (
    <BlankState
      art={<DeferredNamedIllustration name="notFound" />}
      headingLevel={1}
      title={<FormattedMessage {...title} values={{ path }} />}
      actions={
        <ButtonLink to="/">
          <FormattedMessage {...sharedMessages.homeTitle} />
        </ButtonLink>
      }
    >
      <FormattedMessage {...messages.notFoundHint} />
    </BlankState>
  );
}
