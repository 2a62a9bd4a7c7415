import { FileCheck, FileDiff, FileQuestion, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { CheckedCertificate, CheckedVerdict } from '#documents/check/verdicts.ts';
import { printPath } from '#model/addresses.ts';
import { messages as proofMessages } from '../proof/messages.ts';
import { Verdict } from '../proof/Verdict.tsx';
import styles from './CheckResult.module.css';
import { DifferenceTable } from './DifferenceTable.tsx';
import { messages } from './messages.ts';

interface CheckedOneProps {
  checked: CheckedCertificate;
  shownId: string | undefined;
}

const looks = {
  same: { tone: 'good', Icon: FileCheck, heading: messages.same },
  differs: { tone: 'warning', Icon: FileDiff, heading: messages.differs },
  unsure: { tone: 'neutral', Icon: FileQuestion, heading: messages.unsure },
  unknown: { tone: 'neutral', Icon: SearchX, heading: proofMessages.unknown },
} as const satisfies Record<
  CheckedVerdict,
  { tone: 'good' | 'warning' | 'neutral'; Icon: LucideIcon; heading: { id: string } }
>;

/** What became of one certificate of a file: the verdict, why, and what differs. */
export function CheckedOne({ checked, shownId }: CheckedOneProps) {
  const { id, certificate, verdict, differences } = checked;
  const { tone, Icon, heading } = looks[verdict];
  const isElsewhere = id !== shownId && certificate !== undefined;
  return (
    <>
      {isElsewhere && (
        <p className={styles.whose}>
          {[certificate.course.name, certificate.user.name].filter(Boolean).join(' · ')}
        </p>
      )}
      <Verdict
        tone={tone}
        icon={<Icon aria-hidden />}
        heading={
          <h2 tabIndex={-1}>
            <FormattedMessage {...heading} />
          </h2>
        }
      >
        <Why checked={checked} />
      </Verdict>
      {differences.length > 0 && <DifferenceTable differences={differences} />}
      {verdict === 'unknown' && <p className={styles.id}>{id}</p>}
      {verdict === 'differs' && (
        <Hint>
          <FormattedMessage {...messages.counts} />
        </Hint>
      )}
      {verdict === 'unsure' && (
        <Hint>
          <FormattedMessage {...(isElsewhere ? messages.compareElsewhere : messages.compare)} />
        </Hint>
      )}
      {isElsewhere && (
        <Link className={styles.link} to={printPath(id)}>
          <FormattedMessage {...messages.openRecord} />
        </Link>
      )}
    </>
  );
}

const Hint = ({ children }: { children: ReactNode }) => <p className={styles.hint}>{children}</p>;

function Why({ checked }: { checked: CheckedCertificate }) {
  const { verdict, differences, reasons, isSigned } = checked;
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
