import { ArrowDownWideNarrow, LayoutGrid, List } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { Segmented } from '#ui/controls/Segmented.tsx';
import { Select } from '#ui/controls/Select.tsx';
import type { ViewType } from '../certificatesSlice.ts';
import { LaterSelectButton } from '../selection/later.ts';
import styles from './Arrangement.module.css';
import { messages } from './messages.ts';
import { orderNames } from './orders.ts';
import type { AskedHome } from './useAsked.ts';

interface ArrangementProps {
  home: AskedHome;
  viewType: ViewType;
  hasGrid: boolean;
}

/** How the certificates are shown: their order, list or grid; and the way to choose some. */
export function Arrangement({ home, viewType, hasGrid }: ArrangementProps) {
  const intl = useIntl();
  const { asked, ask } = home;
  const other = viewType === 'list' ? 'grid' : 'list';
  return (
    <div className={styles.tools}>
      <div className={styles.order}>
        <Select
          label={intl.formatMessage(messages.sort)}
          icon={<ArrowDownWideNarrow aria-hidden />}
          value={asked.order}
          options={orderNames.map((value) => ({
            value,
            label: intl.formatMessage(messages[value]),
          }))}
          onChange={(order) => ask({ order })}
        />
      </div>
      {hasGrid && (
        <>
          <div className={styles.views}>
            <Segmented
              legend={intl.formatMessage(messages.view)}
              hidesLabels
              value={viewType}
              options={[
                {
                  value: 'list',
                  label: intl.formatMessage(messages.viewList),
                  icon: <List aria-hidden />,
                },
                {
                  value: 'grid',
                  label: intl.formatMessage(messages.viewGrid),
                  icon: <LayoutGrid aria-hidden />,
                },
              ]}
              onChange={(view) => ask({ view })}
            />
          </div>
          <div className={styles.otherView}>
            <IconButton
              label={intl.formatMessage(other === 'grid' ? messages.asGrid : messages.asList)}
              icon={other === 'grid' ? <LayoutGrid aria-hidden /> : <List aria-hidden />}
              onClick={() => ask({ view: other })}
            />
          </div>
        </>
      )}
      <div className={styles.select}>
        <LaterSelectButton />
      </div>
    </div>
  );
}
