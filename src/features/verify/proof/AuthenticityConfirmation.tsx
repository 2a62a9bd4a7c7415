import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IssuedCertificate } from '#domain/certificate/issuedCertificate.ts';
import { CertificateFacts } from './CertificateFacts.tsx';
import { messages } from './messages.ts';
import { VerdictCard } from './VerdictCard.tsx';

/** A confirmation that a certificate is valid, with the data that the server has about it. */
export function AuthenticityConfirmation({ certificate }: { certificate: IssuedCertificate }) {
  const intl = useIntl();
  const [checkedAt] = useState(() => new Date());
  const company = certificate.company.name;
  // The reader's own time zone, not that of the certificates.
  const time = intl.formatTime(checkedAt, { timeZone: undefined });
  return (
    <>
      <VerdictCard
        tone="good"
        icon={<BadgeCheck aria-hidden />}
        as="h1"
        heading={<FormattedMessage {...messages.valid} />}
      >
        {company && (
          <p>
            <FormattedMessage {...messages.issuedBy} values={{ company }} />
          </p>
        )}
        <p>
          <FormattedMessage {...messages.checkedAt} values={{ time }} />
        </p>
      </VerdictCard>
      <CertificateFacts certificate={certificate} />
    </>
  );
}
