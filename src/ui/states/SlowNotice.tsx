import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { timeLimits } from '#model/timeLimits.ts';
import { uiMessages } from '../messages.ts';
import styles from './SlowNotice.module.css';
import { useElapsed } from '../useElapsed.ts';

interface SlowNoticeProps {
  /** `over` what is around it, which then has a position of its own; `below` what came before it. */
  place?: 'over' | 'below';
}

/** Where something is waited for: says that it takes long, once it does. */
export function SlowNotice({ place = 'over' }: SlowNoticeProps): ReactNode {
  const isSlow = useElapsed(timeLimits.slow);
  return (
    <div className={styles[place]} role="status">
      {isSlow && (
        <span className={styles.notice}>
          <FormattedMessage {...uiMessages.slow} />
        </span>
      )}
    </div>
  );
}

/** Where a screen will be whose shape is not known yet. */
export function SlowScreen(): ReactNode {
  return (
    <div className={styles.screen}>
      <SlowNotice />
    </div>
  );
}
