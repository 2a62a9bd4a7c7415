import { SearchX } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import CertificateIdForm from './CertificateIdForm.tsx';
import { messages } from './messages.ts';
import { RequestedId } from './RequestedId.tsx';
import { SimilarIdSearch } from './SimilarIdSearch.tsx';
import styles from './UnknownCertificate.module.css';
import { VerdictCard } from './VerdictCard.tsx';

interface UnknownCertificateProps extends ComponentProps<typeof SimilarIdSearch> {
  /** Content below the text field for another id. */
  children?: ReactNode;
}

/**
 * The page for an unknown certificate id, with a text field to check another id. The text does not suggest a forgery,
 * because most visitors have mistyped the id.
 */
export default function UnknownCertificate({
  id,
  loadCertificate,
  children,
}: UnknownCertificateProps) {
  return (
    <div className={styles.page}>
      <VerdictCard
        tone="neutral"
        icon={<SearchX aria-hidden />}
        as="h1"
        heading={<FormattedMessage {...messages.unknown} />}
      >
        <p>
          <FormattedMessage {...messages.unknownHint} />
        </p>
      </VerdictCard>
      <RequestedId id={id} />
      <SimilarIdSearch id={id} loadCertificate={loadCertificate} />
      <CertificateIdForm />
      {children}
    </div>
  );
}
