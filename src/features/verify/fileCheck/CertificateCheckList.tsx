import { ChevronRight } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CertificateCheckResult } from '../comparison/index.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { CertificateCheckDetails } from './CertificateCheckDetails.tsx';
import styles from './CertificateCheckList.module.css';
import { verdictStyles } from './verdictStyles.ts';

interface CertificateCheckListProps {
  results: readonly CertificateCheckResult[];
  openCertificateId: string | undefined;
}

/** The list of check results for a file with several certificates, one per line. A line expands to show the details. */
export function CertificateCheckList({ results, openCertificateId }: CertificateCheckListProps) {
  const intl = useIntl();
  return (
    <ul className={styles.list}>
      {results.map((result, index) => {
        const { RowIcon, label } = verdictStyles[result.verdict];
        const { course } = result.certificate ?? {};
        return (
          <li key={`${result.id} ${index}`}>
            <details className={styles.item} data-verdict={result.verdict}>
              <summary>
                <RowIcon aria-hidden />
                <span className={styles.course}>
                  {course ? course.name || intl.formatMessage(sharedMessages.unnamed) : result.id}
                </span>
                <span className={styles.verdict}>
                  <FormattedMessage {...label} />
                </span>
                <ChevronRight aria-hidden />
              </summary>
              <div className={styles.details}>
                <CertificateCheckDetails result={result} openCertificateId={openCertificateId} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
