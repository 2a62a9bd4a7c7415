import { Maximize, Minus, Plus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { IconButton } from '#ui/IconButton.tsx';
import { messages } from './messages.ts';
import styles from './PreviewPage.module.css';

interface ZoomPillProps {
  percent: number;
  onIn: () => void;
  onOut: () => void;
  onFit: () => void;
}

/** Smaller, larger, all of it. */
export function ZoomPill({ percent, onIn, onOut, onFit }: ZoomPillProps) {
  const intl = useIntl();
  return (
    <div className={styles.pill} role="group" aria-label={intl.formatMessage(messages.zoom)}>
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
