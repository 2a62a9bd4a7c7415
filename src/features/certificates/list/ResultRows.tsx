import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFlag } from '#session/useFlag.ts';
import type { Certificate } from '#domain/certificate/certificate.ts';
import { selectIsSelecting } from '../certificatesSlice.ts';
import { certificatesPageSize } from '../loadCertificates.ts';
import { messages } from '../messages.ts';
import { DeferredSelectAll } from '../selection/index.ts';
import { DeferredSortableColumnHeaders } from './deferred.ts';
import { ListRow } from './ListRow.tsx';
import listStyles from './ListView.module.css';

export interface ResultRowsProps {
  listRef: RefObject<HTMLDivElement | null>;
  rows: readonly Certificate[];
  /** Note displayed above the first row, such as the progress of loading further certificates. */
  notice: ReactNode;
}

/** Search results as rows. The keys of the groups are indexes, so that unchanged rows are not rendered again. */
export function ResultRows({ listRef, rows, notice }: ResultRowsProps) {
  const intl = useIntl();
  const isSelecting = useSelector(selectIsSelecting);
  const hasPdf = useFlag('certificates.pdf-download');
  const groups = Array.from({ length: Math.ceil(rows.length / certificatesPageSize) }, (_, index) =>
    rows.slice(index * certificatesPageSize, (index + 1) * certificatesPageSize),
  );
  return (
    <div className={listStyles.list}>
      {notice}
      {isSelecting && <DeferredSelectAll />}
      {!notice && <DeferredSortableColumnHeaders />}
      <div ref={listRef} role="list" aria-label={intl.formatMessage(messages.certificates)}>
        {groups.map((group, index) => (
          <div key={index} className={listStyles.page}>
            {group.map((certificate) => (
              <ListRow
                key={certificate.id}
                certificate={certificate}
                hasPdf={hasPdf}
                isSelecting={isSelecting}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
