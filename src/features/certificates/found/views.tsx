import type { ReactNode, RefObject } from 'react';
import { useIntl } from 'react-intl';
import { useSelector } from 'react-redux';
import { useFlag } from '#api/flags/flags.ts';
import type { Certificate } from '#model/certificate/certificate.ts';
import { lazyComponent } from '#ui/lazyComponent.tsx';
import { selectIsSelecting } from '../certificatesSlice.ts';
import { pageSize } from '../loadCertificates.ts';
import { messages } from '../messages.ts';
import { LaterSelectAll } from '../selection/later.ts';
import { ListRow } from '../views/ListRow.tsx';
import { ColumnHeads } from '../views/ListView.tsx';
import listStyles from '../views/ListView.module.css';

export interface FoundRowsProps {
  list: RefObject<HTMLDivElement | null>;
  rows: readonly Certificate[];
  /** Marks in a name what was looked for. */
  mark: (name: string) => ReactNode;
  /** Stands at the head. */
  line: ReactNode;
}

/** The same list as without a search. Groups are known by their place: what stays in one is not drawn anew. */
export function FoundRows({ list, rows, mark, line }: FoundRowsProps) {
  const intl = useIntl();
  const isSelecting = useSelector(selectIsSelecting);
  const hasPdf = useFlag('certificates.pdf-download');
  const groups = Array.from({ length: Math.ceil(rows.length / pageSize) }, (_, index) =>
    rows.slice(index * pageSize, (index + 1) * pageSize),
  );
  return (
    <div className={listStyles.list}>
      {line}
      {isSelecting && <LaterSelectAll />}
      {!line && <ColumnHeads />}
      <div ref={list} role="list" aria-label={intl.formatMessage(messages.certificates)}>
        {groups.map((group, index) => (
          <div key={index} className={listStyles.page}>
            {group.map((certificate) => (
              <ListRow
                key={certificate.id}
                certificate={certificate}
                hasPdf={hasPdf}
                isSelecting={isSelecting}
                mark={mark}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The same in one grid, without sections. */
export const FoundCards = lazyComponent<FoundRowsProps>(() =>
  import(/* webpackChunkName: "grid" */ '../views/FoundCards.tsx').then(
    (module) => module.FoundCards,
  ),
);
