import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { previewPath } from '#model/addresses.ts';
import type { Certificate } from '#model/certificate.ts';
import { CertificateActions } from './parts/CertificateActions.tsx';
import styles from './GridView.module.css';
import { messages } from './messages.ts';
import { Miniature } from './parts/Miniature.tsx';
import { RecycledBadge } from './parts/TypeBadges.tsx';
import { useFacts } from './parts/useFacts.ts';

/** A certificate in the grid. */
export const CertificateCard = memo(function CertificateCard({
  certificate,
  isSelecting,
}: {
  certificate: Certificate;
  isSelecting: boolean;
}) {
  const { name, date, workload, grade } = useFacts(certificate);
  return (
    <div role="listitem" className={styles.card}>
      <div className={styles.mat}>
        <Miniature certificate={certificate} />
      </div>
      <div className={styles.body}>
        <Link className={styles.name} to={previewPath(certificate.id)}>
          {name}
        </Link>
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
          <CertificateActions id={certificate.id} name={name} isSelecting={isSelecting} />
        </div>
      </div>
    </div>
  );
});
