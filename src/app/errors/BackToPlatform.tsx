import { FormattedMessage } from 'react-intl';
import { useSelector } from 'react-redux';
import { selectParentUrl } from '#host/hostSlice.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import type { ButtonLook } from '#ui/controls/Button.tsx';
import { ExternalButtonLink } from '#ui/controls/ExternalButtonLink.tsx';

/** Link in the top-level window to the page that embeds the plugin. Renders nothing if its URL is unknown. */
export function BackToPlatform({ look }: { look: ButtonLook }) {
  const parentUrl = useSelector(selectParentUrl);
  if (!parentUrl) return null;
  return (
    <ExternalButtonLink href={parentUrl} target="_top" rel="noreferrer" look={look}>
      <FormattedMessage {...sharedMessages.backToPlatform} />
    </ExternalButtonLink>
  );
}
