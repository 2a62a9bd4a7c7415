import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { timeouts } from '#runtime/timeouts.ts';
import { uiMessages } from '../messages.ts';
import styles from './SlowNotice.module.css';
import { useHasElapsed } from '../useHasElapsed.ts';

interface SlowNoticeProps {
  /**
   * Position of the message. `overlay`: covers the nearest positioned ancestor; `below`: follows the preceding content.
   * Default `overlay`.
   */
  position?: 'overlay' | 'below';
}

/** Message that loading takes long, shown after four seconds. */
export function SlowNotice({ position = 'overlay' }: SlowNoticeProps): ReactNode {
  const isSlow = useHasElapsed(timeouts.slow);
  return (
    <div className={styles[position]} role="status">
      {isSlow && (
        <span className={styles.notice}>
          <FormattedMessage {...uiMessages.slow} />
        </span>
      )}
    </div>
  );
}

/** Placeholder shown while the code of a screen is loading, when the layout of the screen is unknown. */
export function ScreenPlaceholder(): ReactNode {
  return (
    <div className={styles.screen}>
      <SlowNotice />
    </div>
  );
}
