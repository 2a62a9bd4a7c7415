import { FileQuestion } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  type FileCheckReport,
  maxCheckedFileSize,
  type RejectionReason,
} from '../comparison/index.ts';
import { Button } from '#ui/controls/Button.tsx';
import { VerdictCard } from '../proof/index.ts';
import styles from './FileCheckResult.module.css';
import { CertificateCheckDetails } from './CertificateCheckDetails.tsx';
import { CertificateCheckList } from './CertificateCheckList.tsx';
import { FileName } from './FileName.tsx';
import { messages } from './messages.ts';

interface FileCheckResultProps {
  file: File;
  outcome: FileCheckReport;
  openCertificateId: string | undefined;
  onCheckAnother: () => void;
}

/**
 * The result of checking a file. When the result appears, its first heading is scrolled into view and receives the
 * focus.
 */
export function FileCheckResult({
  file,
  outcome,
  openCertificateId,
  onCheckAnother,
}: FileCheckResultProps) {
  const resultRef = useRef<HTMLElement>(null);
  useEffect(() => {
    const heading = resultRef.current?.querySelector('h2');
    // The verdict about the file, not the valid record above it, is what the reader asked for.
    heading?.scrollIntoView({ block: 'nearest' });
    heading?.focus({ preventScroll: true });
  }, []);
  const certificates = outcome.kind === 'checked' ? outcome.certificates : [];
  const [certificate] = certificates;
  return (
    <section ref={resultRef} className={styles.result}>
      <FileName file={file} certificateCount={certificates.length} />
      {outcome.kind === 'rejected' && <RejectedFileCard reason={outcome.reason} />}
      {certificates.length > 1 && (
        <CertificateCheckList results={certificates} openCertificateId={openCertificateId} />
      )}
      {certificates.length === 1 && certificate && (
        <CertificateCheckDetails result={certificate} openCertificateId={openCertificateId} />
      )}
      {outcome.kind === 'checked' && outcome.uncheckedCount > 0 && (
        <p className={styles.hint}>
          <FormattedMessage {...messages.unchecked} values={{ n: outcome.uncheckedCount }} />
        </p>
      )}
      <div className={styles.checkAnother}>
        <Button look="text" onClick={onCheckAnother}>
          <FormattedMessage {...messages.again} />
        </Button>
      </div>
    </section>
  );
}

function RejectedFileCard({ reason }: { reason: RejectionReason }) {
  const intl = useIntl();
  const max = intl.formatNumber(maxCheckedFileSize / 1e6, { style: 'unit', unit: 'megabyte' });
  return (
    <VerdictCard
      tone="neutral"
      icon={<FileQuestion aria-hidden />}
      as="h2"
      heading={<FormattedMessage {...messages.refused} />}
    >
      <p>
        {reason === 'size' && <FormattedMessage {...messages.tooLarge} values={{ max }} />}
        {reason === 'kind' && <FormattedMessage {...messages.notPdf} />}
        {reason === 'nothing' && <FormattedMessage {...messages.nothing} />}
      </p>
    </VerdictCard>
  );
}
