import { memo, useId, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useIssuer } from '#documents/useIssuer.ts';
import styles from './BrandSection.module.css';
import { messages } from './messages.ts';

/**
 * The form section that shows the company's brand (docs/behaviour.md, Brand). The brand is the same on all certificates
 * of the company.
 */
export const BrandSection = memo(function BrandSection() {
  const intl = useIntl();
  const titleId = useId();
  const { company, brand } = useIssuer();
  const { legalName, logoUrl, signatures } = brand;
  const [failedLogoUrl, setFailedLogoUrl] = useState<string>();
  const signatoryNames = signatures.map(({ name }) => name).filter(Boolean);
  const details = [legalName || company.name, intl.formatList(signatoryNames)].filter(Boolean);
  const hasBrandImages = logoUrl !== null || signatures.length > 0;
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        <FormattedMessage {...messages.title} />
      </h2>
      <div className={styles.brand}>
        {logoUrl && logoUrl !== failedLogoUrl && (
          <img
            className={styles.logo}
            src={logoUrl}
            alt=""
            // Requested like the certificate's own logo, so that both share one cached response.
            crossOrigin="anonymous"
            onError={() => setFailedLogoUrl(logoUrl)}
          />
        )}
        <div>
          <p className={styles.source} data-sent={hasBrandImages || undefined}>
            <FormattedMessage {...(hasBrandImages ? messages.sent : messages.none)} />
          </p>
          {details.length > 0 && <p className={styles.details}>{details.join(' · ')}</p>}
        </div>
      </div>
    </section>
  );
});
