import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFlag } from '#api/flags/flags.ts';
import { selectIsSelecting } from '../certificatesSlice.ts';
import type { FoundRowsProps } from '../found/views.tsx';
import { messages } from '../messages.ts';
import { LaterSelectAll } from '../selection/later.ts';
import { CertificateCard } from './CertificateCard.tsx';
import styles from './GridView.module.css';

/** What was found, missions and contents together. */
export function FoundCards({ list, rows, mark, line }: FoundRowsProps) {
  const intl = useIntl();
  const isSelecting = useSelector(selectIsSelecting);
  const hasPdf = useFlag('certificates.pdf-download');
  return (
    <>
      {line}
      {isSelecting && <LaterSelectAll />}
      <div
        ref={list}
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
            mark={mark}
          />
        ))}
      </div>
    </>
  );
}
