import { ChevronRight, FileCheck, FileDiff } from 'lucide-react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CertificateCheckResult } from '../comparison/index.ts';
import { sharedMessages } from '#i18n/sharedMessages.ts';
import { VerdictCard } from '../proof/index.ts';
import { CertificateCheckDetails } from './CertificateCheckDetails.tsx';
import styles from './CertificateCheckList.module.css';
import { messages } from './messages.ts';
import { verdictStyles } from './verdictStyles.ts';

interface CertificateCheckListProps {
  results: readonly CertificateCheckResult[];
  openCertificateId: string | undefined;
}

/** Number of certificates as issued up to which each has a line that is visible at once. */
const maxVisibleResults = 5;

/**
 * The results for a file with several certificates: a summary, the certificates that need attention, and the others. Each
 * is a line that expands to show the details.
 */
export function CertificateCheckList({ results, openCertificateId }: CertificateCheckListProps) {
  const exact = results.filter(({ verdict }) => verdict === 'exact');
  const attention = results.filter(({ verdict }) => verdict !== 'exact');
  const values = { n: results.length, exact: exact.length };
  const exactList = <ResultList results={exact} openCertificateId={openCertificateId} />;
  return (
    <>
      <VerdictCard
        tone={attention.length === 0 ? 'good' : 'warning'}
        icon={attention.length === 0 ? <FileCheck aria-hidden /> : <FileDiff aria-hidden />}
        as="h2"
        heading={<FormattedMessage {...messages.summary} values={values} />}
      >
        <OpenCertificateNote results={results} openCertificateId={openCertificateId} />
      </VerdictCard>
      <ResultList results={attention} openCertificateId={openCertificateId} />
      {exact.length > maxVisibleResults ? (
        <details className={styles.item} data-verdict="exact">
          <summary>
            <FileCheck aria-hidden />
            <span className={styles.course}>
              <FormattedMessage {...messages.several} values={{ n: exact.length }} />
            </span>
            <span className={styles.verdict}>
              <FormattedMessage {...messages.exact} />
            </span>
            <ChevronRight aria-hidden />
          </summary>
          {exactList}
        </details>
      ) : (
        exactList
      )}
    </>
  );
}

/** Says whether the certificate of the page is in the file. */
function OpenCertificateNote({ results, openCertificateId }: CertificateCheckListProps) {
  if (openCertificateId === undefined) return null;
  const result = results.find(({ id }) => id === openCertificateId);
  const course = result?.certificate?.course.name;
  return (
    <p>
      {course === undefined ? (
        <FormattedMessage {...messages.notContained} />
      ) : (
        <FormattedMessage {...messages.contained} values={{ course }} />
      )}
    </p>
  );
}

function ResultList({ results, openCertificateId }: CertificateCheckListProps) {
  const intl = useIntl();
  if (results.length === 0) return null;
  return (
    <ul className={styles.list}>
      {results.map((result, index) => {
        const { RowIcon, heading, label = heading } = verdictStyles[result.verdict];
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
