import { FileCheck, FileDiff, FileQuestion, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CertificateCheckResult, Verdict } from '../comparison/index.ts';
import { getPrintPath } from '#domain/urls.ts';
import { proofMessages, VerdictCard } from '../proof/index.ts';
import styles from './FileCheckResult.module.css';
import { DifferenceTable } from './DifferenceTable.tsx';
import { messages } from './messages.ts';

interface CertificateCheckDetailsProps {
  result: CertificateCheckResult;
  openCertificateId: string | undefined;
}

const verdictStyles = {
  same: { tone: 'good', Icon: FileCheck, heading: messages.same },
  differs: { tone: 'warning', Icon: FileDiff, heading: messages.differs },
  unsure: { tone: 'neutral', Icon: FileQuestion, heading: messages.unsure },
  unknown: { tone: 'neutral', Icon: SearchX, heading: proofMessages.unknown },
} as const satisfies Record<
  Verdict,
  { tone: 'good' | 'warning' | 'neutral'; Icon: LucideIcon; heading: { id: string } }
>;

/** The result of checking one certificate of a file: the verdict, the reasons and the differences. */
export function CertificateCheckDetails({
  result,
  openCertificateId,
}: CertificateCheckDetailsProps) {
  const { id, certificate, verdict, differences } = result;
  const { tone, Icon, heading } = verdictStyles[verdict];
  const isOtherCertificate = id !== openCertificateId && certificate !== undefined;
  return (
    <>
      {isOtherCertificate && (
        <p className={styles.certificateName}>
          {[certificate.course.name, certificate.user.name].filter(Boolean).join(' · ')}
        </p>
      )}
      <VerdictCard
        tone={tone}
        icon={<Icon aria-hidden />}
        heading={
          <h2 tabIndex={-1}>
            <FormattedMessage {...heading} />
          </h2>
        }
      >
        <VerdictReasons result={result} />
      </VerdictCard>
      {differences.length > 0 && <DifferenceTable differences={differences} />}
      {verdict === 'unknown' && <p className={styles.id}>{id}</p>}
      {verdict === 'differs' && (
        <Hint>
          <FormattedMessage {...messages.counts} />
        </Hint>
      )}
      {verdict === 'unsure' && (
        <Hint>
          <FormattedMessage
            {...(isOtherCertificate ? messages.compareElsewhere : messages.compare)}
          />
        </Hint>
      )}
      {isOtherCertificate && (
        <Link className={styles.link} to={getPrintPath(id)}>
          <FormattedMessage {...messages.openRecord} />
        </Link>
      )}
    </>
  );
}

const Hint = ({ children }: { children: ReactNode }) => <p className={styles.hint}>{children}</p>;

function VerdictReasons({ result }: { result: CertificateCheckResult }) {
  const { verdict, differences, reasons, isSigned } = result;
  const count = new Set(differences.map(({ field }) => field)).size;
  return (
    <>
      {verdict === 'same' && (
        <p>
          <FormattedMessage {...(isSigned ? messages.signedHint : messages.sameHint)} />
        </p>
      )}
      {verdict === 'unknown' && (
        <p>
          <FormattedMessage {...proofMessages.unknownHint} />
        </p>
      )}
      {verdict === 'differs' && (
        <p>
          <FormattedMessage {...messages.differsHint} values={{ n: count }} />
        </p>
      )}
      {reasons.map((reason) => (
        <p key={reason}>
          <FormattedMessage {...messages.reasons[reason]} />
        </p>
      ))}
      {isSigned && (
        <p>
          <FormattedMessage {...messages.signed} />
        </p>
      )}
    </>
  );
}
