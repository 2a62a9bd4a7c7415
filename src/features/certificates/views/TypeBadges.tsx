import { FormattedMessage, useIntl } from 'react-intl';
import type { CertificateType } from '#model/certificate/certificate.ts';
import { iconClass } from '#ui/icons/icon.ts';
import { Badge } from '#ui/marks/Badge.tsx';
import { Hidden } from '#ui/Hidden.tsx';
import { messages } from '../messages.ts';

/** Whether a certificate is a mission's or a content's. */
export function TypeBadge({ type }: { type: CertificateType }) {
  return type === 'MISSION' ? (
    <Badge icon={iconClass('route')}>
      <FormattedMessage {...messages.mission} />
    </Badge>
  ) : (
    <Badge icon={iconClass('bookOpen')}>
      <FormattedMessage {...messages.content} />
    </Badge>
  );
}

/** The mark of a certificate earned in a recycled mission. */
export function RecycledBadge() {
  const explanation = useIntl().formatMessage(messages.recycledTip);
  return (
    <Badge look="pill" icon={iconClass('recycle')} title={explanation}>
      <span aria-hidden>
        <FormattedMessage {...messages.recycled} />
      </span>
      <Hidden>{explanation}</Hidden>
    </Badge>
  );
}
