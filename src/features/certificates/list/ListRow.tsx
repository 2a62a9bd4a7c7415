import { memo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Certificate } from '#domain/certificate/certificate.ts';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { RowActions } from './RowActions.tsx';
import styles from './ListView.module.css';
import { CertificateMiniature } from '../miniature/index.ts';
import { CertificateName } from './CertificateName.tsx';
import { RecycledBadge, TypeBadge } from './TypeBadges.tsx';
import {
  type DetailColumn,
  detailColumns,
  useCertificateRowTexts,
} from '../useCertificateRowTexts.ts';

interface ListRowProps {
  certificate: Certificate;
  hasPdf: boolean;
  isSelecting: boolean;
}

/** Row of one certificate in the list. A click outside of its buttons opens the certificate. */
export const ListRow = memo(function ListRow({ certificate, ...actionProps }: ListRowProps) {
  const { name, ...details } = useCertificateRowTexts(certificate);
  return (
    <div role="listitem" className={styles.row} data-certificate-id={certificate.id}>
      <CertificateMiniature certificate={certificate} />
      <div>
        <CertificateName
          className={styles.name}
          id={certificate.id}
          name={name}
          isSelecting={actionProps.isSelecting}
        />
        <div className={styles.badges}>
          <TypeBadge type={certificate.type} />
          {certificate.isFromRecycledMission && <RecycledBadge />}
        </div>
      </div>
      <div className={styles.details}>
        {detailColumns.map((column) => (
          <DetailCell key={column.key} column={column} text={details[column.key]} />
        ))}
      </div>
      <div className={styles.actions}>
        <RowActions id={certificate.id} name={name} {...actionProps} />
      </div>
    </div>
  );
});

interface DetailCellProps {
  column: DetailColumn;
  /** Displayed text. If it is empty, a dash is displayed. */
  text: string;
}

function DetailCell({ column: { label, emptyLabel }, text }: DetailCellProps) {
  const intl = useIntl();
  if (!text) {
    return (
      <span className={styles.detail} data-empty="">
        {emptyLabel && (
          <VisuallyHidden>
            <FormattedMessage {...emptyLabel} />
          </VisuallyHidden>
        )}
      </span>
    );
  }
  const labelText = `${intl.formatMessage(label)} `;
  return (
    <span className={styles.detail}>
      <span className={styles.detailLabel}>{labelText}</span>
      {text}
    </span>
  );
}
