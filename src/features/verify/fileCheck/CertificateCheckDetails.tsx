import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CertificateCheckResult, FileWarning } from '../comparison/index.ts';
import { getPrintPath } from '#domain/urls.ts';
import { proofMessages, VerdictCard } from '../proof/index.ts';
import styles from './FileCheckResult.module.css';
import { DifferenceTable } from './DifferenceTable.tsx';
import { messages } from './messages.ts';
import { PagePictures } from './PagePictures.tsx';
import {
  changeMessages,
  detailedWarnings,
  notes,
  warnings as warningTexts,
} from './reasonMessages.ts';
import { verdictStyles } from './verdictStyles.ts';

interface CertificateCheckDetailsProps {
  result: CertificateCheckResult;
  openCertificateId: string | undefined;
}

/** The result of checking one certificate of a file: the verdict, its reasons, and what differs. */
export function CertificateCheckDetails({
  result,
  openCertificateId,
}: CertificateCheckDetailsProps) {
  const { id, certificate, verdict, differences, pages } = result;
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
        as="h2"
        heading={<FormattedMessage {...heading} />}
      >
        <VerdictReasons result={result} />
      </VerdictCard>
      {pages.map((page) => (
        <PagePictures key={page.issuedPage} page={page} />
      ))}
      {differences.length > 0 && <DifferenceTable differences={differences} />}
      {verdict === 'unknown' && <p className={styles.id}>{id}</p>}
      {(verdict === 'unconfirmed' || verdict === 'unreadable') && (
        <p className={styles.hint}>
          <FormattedMessage
            {...(isOtherCertificate ? messages.compareElsewhere : messages.compare)}
          />
        </p>
      )}
      {isOtherCertificate && (
        <Link className={styles.link} to={getPrintPath(id)}>
          <FormattedMessage {...messages.openRecord} />
        </Link>
      )}
    </>
  );
}

const Reason = ({ message }: { message: { id: string } }) => (
  <p>
    <FormattedMessage {...message} />
  </p>
);

function VerdictReasons({ result }: { result: CertificateCheckResult }) {
  const { verdict, differences, warnings, isSigned } = result;
  const visible = differences.filter(({ source }) => source !== 'hidden');
  const counted = visible.length > 0 ? visible : differences;
  const count = new Set(counted.map(({ field }) => field)).size;
  const learner = visible.find(({ field, record, file }) => field === 'learner' && record && file);
  return (
    <>
      {verdict === 'exact' && (
        <Reason message={isSigned ? messages.signedHint : messages.exactHint} />
      )}
      {verdict === 'resaved' && <Reason message={messages.resavedHint} />}
      {verdict === 'unknown' && <Reason message={proofMessages.unknownHint} />}
      {verdict === 'untrusted' && <Reason message={changeMessages.changed} />}
      {warnings.map((warning) => (
        <p key={`${warning.kind} ${warning.detail}`}>
          <WarningText warning={warning} />
        </p>
      ))}
      {learner && (
        <p>
          <FormattedMessage
            {...messages.issuedToOther}
            values={{ issued: learner.record, shown: learner.file }}
          />
        </p>
      )}
      {verdict === 'differs' && count > (learner ? 1 : 0) && (
        <p>
          <FormattedMessage {...messages.differsHint} values={{ n: count }} />
        </p>
      )}
      {result.notes.map((note) => (
        <Reason key={note} message={notes[note]} />
      ))}
      {verdict === 'differs' && <Reason message={changeMessages.changedOrCorrected} />}
      {(verdict === 'differs' || verdict === 'untrusted') && <Reason message={messages.counts} />}
      {isSigned && verdict === 'exact' && <Reason message={messages.signed} />}
    </>
  );
}

function WarningText({ warning: { kind, detail } }: { warning: FileWarning }) {
  if (kind === 'action' || kind === 'link' || kind === 'attachment' || kind === 'unusual')
    return <FormattedMessage {...detailedWarnings[kind]} values={{ detail }} />;
  return <FormattedMessage {...warningTexts[kind]} />;
}
