import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFlag } from '#session/useFlag.ts';
import { selectIsSelecting } from '../certificatesSlice.ts';
import type { ResultRowsProps } from '../list/index.ts';
import { messages } from '../messages.ts';
import { DeferredSelectAll } from '../selection/index.ts';
import { CertificateCard } from './CertificateCard.tsx';
import styles from './GridView.module.css';

/** Search results as cards, with missions and contents together in one grid. */
export function ResultCards({ listRef, rows, notice }: ResultRowsProps) {
  const intl = useIntl();
  const isSelecting = useSelector(selectIsSelecting);
  const hasPdf = useFlag('certificates.pdf-download');
  return (
    <>
      {notice}
      {isSelecting && <DeferredSelectAll />}
      <div
        ref={listRef}
        role="list"
        aria-label={intl.formatMessage(messages.certificates)}
        className={styles.cards}
      >
        {rows.map((certificate) => (
          <CertificateCard
            key={certificate.id}
            certificate={certificate}
            hasPdf={hasPdf}
            isSelecting={isSelecting}
          />
        ))}
      </div>
    </>
  );
}
