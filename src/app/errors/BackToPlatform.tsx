import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectParentUrl } from '#host/hostSlice.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import type { ButtonLook } from '#ui/controls/Button.tsx';
import { ExternalButtonLink } from '#ui/controls/ExternalButtonLink.tsx';

/**
 * Link from the plugin back to the page of the platform that embeds the plugin. The link opens in the top-level window.
 * Renders nothing when the URL of that page is unknown.
 */
export function BackToPlatform({ look }: { look: ButtonLook }) {
  const parentUrl = useSelector(selectParentUrl);
  if (!parentUrl) return null;
  return (
    <ExternalButtonLink href={parentUrl} target="_top" rel="noreferrer" look={look}>
      <FormattedMessage {...sharedMessages.backToPlatform} />
    </ExternalButtonLink>
  );
}
