import { BadgeCheck } from 'lucide-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { IssuedCertificate } from '#model/certificate/issuedCertificate.ts';
import { Facts } from './Facts.tsx';
import { messages } from './messages.ts';
import { Verdict } from './Verdict.tsx';

/** That the server knows a certificate, and what its record says. */
export function ProofFacts({ certificate }: { certificate: IssuedCertificate }) {
  const intl = useIntl();
  const [checkedAt] = useState(() => new Date());
  const company = certificate.company.name;
  // Certificates have a zone of their own; this is the reader's clock.
  const time = intl.formatTime(checkedAt, { timeZone: undefined });
  return (
    <>
      <Verdict
        tone="good"
        icon={<BadgeCheck aria-hidden />}
        heading={
          <h1>
            <FormattedMessage {...messages.valid} />
          </h1>
        }
      >
        {company && (
          <p>
            <FormattedMessage {...messages.issuedBy} values={{ company }} />
          </p>
        )}
        <p>
          <FormattedMessage {...messages.checkedAt} values={{ time }} />
        </p>
      </Verdict>
      <Facts certificate={certificate} />
    </>
  );
}
