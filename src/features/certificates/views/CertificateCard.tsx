import { memo, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Certificate } from '#model/certificate/certificate.ts';
import { RowActions } from '../rowActions/RowActions.tsx';
import styles from './GridView.module.css';
import { messages } from '../messages.ts';
import { CertificateMiniature } from '../certificateMiniature/CertificateMiniature.tsx';
import { CertificateName } from './CertificateName.tsx';
import { RecycledBadge } from './TypeBadges.tsx';
import { useFacts } from './useFacts.ts';

/** A certificate in the grid. */
export const CertificateCard = memo(function CertificateCard({
  certificate,
  mark,
  ...rest
}: {
  certificate: Certificate;
  hasPdf: boolean;
  isSelecting: boolean;
  /** Marks in the name what was looked for. */
  mark?: (name: string) => ReactNode;
}) {
  const { name, date, workload, grade } = useFacts(certificate);
  return (
    <div role="listitem" className={styles.card}>
      <div className={styles.mat}>
        <CertificateMiniature certificate={certificate} />
      </div>
      <div className={styles.body}>
        <CertificateName
          className={styles.name}
          id={certificate.id}
          name={name}
          isSelecting={rest.isSelecting}
          mark={mark}
        />
        <div className={styles.facts}>
          {date && <span>{date}</span>}
          {workload && <span>{workload}</span>}
        </div>
      </div>
      <div className={styles.foot}>
        <div className={styles.marks}>
          {grade && (
            <span className={styles.grade}>
              <FormattedMessage {...messages.grade} values={{ g: grade }} />
            </span>
          )}
          {certificate.isFromRecycledMission && <RecycledBadge />}
        </div>
        <div className={styles.actions}>
          <RowActions id={certificate.id} name={name} {...rest} />
        </div>
      </div>
    </div>
  );
});
