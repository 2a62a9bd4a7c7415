import { memo, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIssuer } from '#documents/useIssuer.ts';
import styles from './BrandSection.module.css';
import { messages } from './messages.ts';

/** "Brand" (docs/behaviour.md, Brand): what is on every paper of the company's, whatever its template. */
export const BrandSection = memo(function BrandSection() {
  const intl = useIntl();
  const titleId = useId();
  const { company, brand } = useIssuer();
  const { legalName, logoUrl, signatures } = brand;
  const [lost, setLost] = useState<string>();
  const signatories = signatures.map(({ name }) => name).filter(Boolean);
  const facts = [legalName || company.name, intl.formatList(signatories)].filter(Boolean);
  const isSent = logoUrl !== null || signatures.length > 0;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h2>
      <div className={styles.brand}>
        {logoUrl && logoUrl !== lost && (
          <img
            className={styles.logo}
            src={logoUrl}
            alt=""
            // As the certificate asks for it, so that it is fetched once.
            crossOrigin="anonymous"
            onError={() => setLost(logoUrl)}
          />
        )}
        <div>
          <p className={styles.source} data-sent={isSent || undefined}>
            <FormattedMessage {...(isSent ? messages.sent : messages.none)} />
          </p>
          {facts.length > 0 && <p className={styles.facts}>{facts.join(' · ')}</p>}
        </div>
      </div>
    </section>
  );
});
