import {
  Bell,
  CircleAlert,
  CircleCheck,
  Info,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, useState, type FocusEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { announce } from '../LiveRegion.tsx';
import { uiMessages } from '../messages.ts';
import { useStableCallback } from '#runtime/useStableCallback.ts';
import type { ToastOptions, ToastType } from './toastContract.ts';
import styles from './ToastRegion.module.css';

const icons: Readonly<Record<ToastType, LucideIcon>> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
  default: Bell,
};

const defaultDuration = 3000;
/** Display time of a toast with a button, in milliseconds: long enough to read the text and reach the button. */
const actionDuration = 8000;

interface ToastCardProps {
  toast: ToastOptions;
  onClose: () => void;
}

/**
 * Toast on screen. Uses its own timer, because the timer of the library notistack restarts with half of the display
 * time after each pause.
 */
export function ToastCard({ toast, onClose }: ToastCardProps): ReactNode {
  const { type = 'default', text, detail, action, dismissible = true } = toast;
  const { duration = action ? actionDuration : defaultDuration } = toast;
  const card = useRef<HTMLDivElement>(null);
  const intl = useIntl();

  useEffect(() => {
    announce(
      card.current,
      detail ? `${text} ${detail}` : text,
      type === 'error' ? 'assertive' : 'polite',
    );
  }, [type, text, detail]);
  const hoverHandlers = useCountdown(duration, onClose);

  const Icon = icons[type];
  return (
    // The click is a shortcut for the pointer; keyboard users have the close button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={card}
      className={styles.toast}
      data-type={type}
      data-wide={action !== undefined}
      onClick={dismissible ? onClose : undefined}
      {...hoverHandlers}
    >
      <Icon aria-hidden />
      <div>
        <strong>{text}</strong>
        {detail !== undefined && <span>{detail}</span>}
      </div>
      <div className={styles.actions}>
        {action && (
          <Button
            onClick={(event) => {
              event.stopPropagation();
              action.onPress();
              onClose();
            }}
          >
            {action.label}
          </Button>
        )}
        <IconButton
          size="small"
          label={intl.formatMessage(uiMessages.close)}
          icon={<X aria-hidden />}
          onClick={(event) => {
            event.stopPropagation();
            onClose();
          }}
        />
      </div>
    </div>
  );
}

/**
 * Calls `onEnd` after the given time, not counting the time while the pointer or the focus is on the toast. Returns the
 * event handlers that pause the timer.
 */
function useCountdown(milliseconds: number, onEnd: () => void) {
  const remaining = useRef(milliseconds);
  const [hasPointer, setHasPointer] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const handleEnd = useStableCallback(onEnd);
  const isPaused = hasPointer || hasFocus;
  useEffect(() => {
    if (isPaused) return;
    const startedAt = Date.now();
    const timer = setTimeout(handleEnd, remaining.current);
    return () => {
      clearTimeout(timer);
      remaining.current -= Date.now() - startedAt;
    };
  }, [isPaused, handleEnd]);
  return {
    onMouseEnter: () => setHasPointer(true),
    onMouseLeave: () => setHasPointer(false),
    onFocus: () => setHasFocus(true),
    onBlur: (event: FocusEvent) => setHasFocus(event.currentTarget.contains(event.relatedTarget)),
  };
}
