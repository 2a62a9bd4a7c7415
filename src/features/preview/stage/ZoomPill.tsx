import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEventHandler, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Hidden } from '#ui/Hidden.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { messages } from '../messages.ts';
import styles from '../PreviewPage.module.css';

interface ZoomPillProps {
  percent: number;
  onIn: () => void;
  onOut: () => void;
  onFit: () => void;
  onKeyDown: KeyboardEventHandler;
}

/** Smaller, larger, all of it. */
export function ZoomPill({ percent, onIn, onOut, onFit, onKeyDown }: ZoomPillProps) {
  const intl = useIntl();
  const hintId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its buttons
    <div
      className={styles.pill}
      role="group"
      aria-label={intl.formatMessage(messages.zoom)}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
    >
      <span id={hintId}>
        <Hidden>
          <FormattedMessage {...messages.flipKey} />
        </Hidden>
      </span>
      <IconButton
        size="small"
        label={intl.formatMessage(messages.zoomOut)}
        icon={<Minus aria-hidden />}
        onClick={onOut}
      />
      <span className={styles.percent}>
        {intl.formatNumber(percent / 100, { style: 'percent' })}
      </span>
      <IconButton
        size="small"
        label={intl.formatMessage(messages.zoomIn)}
        icon={<Plus aria-hidden />}
        onClick={onIn}
      />
      <IconButton
        size="small"
        label={intl.formatMessage(messages.zoomFit)}
        icon={<Maximize aria-hidden />}
        onClick={onFit}
      />
    </div>
  );
}
