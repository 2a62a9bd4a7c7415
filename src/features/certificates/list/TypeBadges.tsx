import { FormattedMessage, useIntl } from 'react-intl';
import type { CertificateType } from '#domain/certificate/certificate.ts';
import { getIconClass } from '#ui/icons/icon.ts';
import { Badge } from '#ui/feedback/Badge.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { messages } from '../messages.ts';

/** Badge that shows the type of a certificate, mission or content. */
export function TypeBadge({ type }: { type: CertificateType }) {
  return type === 'MISSION' ? (
    <Badge icon={getIconClass('route')}>
      <FormattedMessage {...messages.mission} />
    </Badge>
  ) : (
    <Badge icon={getIconClass('bookOpen')}>
      <FormattedMessage {...messages.content} />
    </Badge>
  );
}

/** Badge of a certificate that was earned in a recycled mission. */
export function RecycledBadge() {
  const explanation = useIntl().formatMessage(messages.recycledTooltip);
  return (
    <Badge look="pill" icon={getIconClass('recycle')} title={explanation}>
      <span aria-hidden>
        <FormattedMessage {...messages.recycled} />
      </span>
      <VisuallyHidden>{explanation}</VisuallyHidden>
    </Badge>
  );
}
