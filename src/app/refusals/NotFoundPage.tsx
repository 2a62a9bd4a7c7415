import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { LaterArt } from '#ui/art/LaterArt.tsx';
import { BlankState } from '#ui/states/BlankState.tsx';
import { ButtonLink } from '#ui/controls/ButtonLink.tsx';
import { messages } from '../messages.ts';

interface NotFoundPageProps {
  /** The address with its query, as it was asked for. */
  path: string;
  /** No screen has the address, or a parameter in it failed validation (docs/behaviour.md, Page not found). */
  reason: 'route' | 'parameter';
}

export function NotFoundPage({ path, reason }: NotFoundPageProps) {
  const title = reason === 'route' ? messages.pageNotFound : messages.parameterNotFound;
  return (
    <BlankState
      art={<LaterArt of="notFound" />}
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
