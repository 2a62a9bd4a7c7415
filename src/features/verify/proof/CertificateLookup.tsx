import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { messages as certificateMessages } from '#rendering/messages.ts';
import CertificateIdForm from './CertificateIdForm.tsx';
import styles from './UnknownCertificate.module.css';

/** The public page without an id: a text field for one, and content below it. */
export default function CertificateLookup({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <h1>
        <FormattedMessage {...sharedMessages.checkCertificate} />
      </h1>
      <CertificateIdForm label={certificateMessages.validationId} />
      {children}
    </div>
  );
}
