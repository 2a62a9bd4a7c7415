import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEventHandler, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { IconButton } from '#ui/controls/IconButton.tsx';
import { messages } from '../messages.ts';
import styles from '../PreviewPage.module.css';
import type { useZoom } from './useZoom.ts';

interface ZoomControlsProps {
  zoom: ReturnType<typeof useZoom>;
  onKeyDown: KeyboardEventHandler;
}

/** The zoom buttons: zoom out, zoom in, fit to the viewer. */
export function ZoomControls({ zoom, onKeyDown }: ZoomControlsProps) {
  const intl = useIntl();
  const hintId = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles the keys of its buttons
    <div
      className={styles.zoomControls}
      role="group"
      aria-label={intl.formatMessage(messages.zoom)}
      aria-describedby={hintId}
      onKeyDown={onKeyDown}
    >
      <span id={hintId}>
        <VisuallyHidden>
          <FormattedMessage {...messages.flipHint} />
        </VisuallyHidden>
      </span>
      <IconButton
        size="small"
        label={intl.formatMessage(messages.zoomOut)}
        icon={<Minus aria-hidden />}
        onClick={zoom.zoomOut}
      />
      <span className={styles.percent}>
        {intl.formatNumber(zoom.percent / 100, { style: 'percent' })}
      </span>
      <IconButton
        size="small"
        label={intl.formatMessage(messages.zoomIn)}
        icon={<Plus aria-hidden />}
        onClick={zoom.zoomIn}
      />
      <IconButton
        size="small"
        label={intl.formatMessage(messages.zoomFit)}
        icon={<Maximize aria-hidden />}
        onClick={zoom.fit}
      />
    </div>
  );
}
