import { memo } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Certificate } from '#domain/certificate/certificate.ts';
import { CertificateName, RecycledBadge, RowActions } from '../list/index.ts';
import styles from './GridView.module.css';
import { messages } from '../messages.ts';
import { CertificateMiniature } from '../miniature/index.ts';
import { useCertificateRowTexts } from '../useCertificateRowTexts.ts';

/** Card that shows one certificate in the grid. */
export const CertificateCard = memo(function CertificateCard({
  certificate,
  ...actionProps
}: {
  certificate: Certificate;
  hasPdf: boolean;
  isSelecting: boolean;
}) {
  const { name, date, workload, grade } = useCertificateRowTexts(certificate);
  return (
    <div role="listitem" className={styles.card} data-certificate-id={certificate.id}>
      <div className={styles.imageArea}>
        <CertificateMiniature certificate={certificate} />
      </div>
      <div className={styles.body}>
        <CertificateName
          className={styles.name}
          id={certificate.id}
          name={name}
          isSelecting={actionProps.isSelecting}
        />
        <div className={styles.details}>
          {date && <span>{date}</span>}
          {workload && <span>{workload}</span>}
        </div>
      </div>
      <div className={styles.footer}>
        <div className={styles.badges}>
          {grade && (
            <span className={styles.grade}>
              <FormattedMessage {...messages.grade} values={{ g: grade }} />
            </span>
          )}
          {certificate.isFromRecycledMission && <RecycledBadge />}
        </div>
        <div className={styles.actions}>
          <RowActions id={certificate.id} name={name} {...actionProps} />
        </div>
      </div>
    </div>
  );
});
