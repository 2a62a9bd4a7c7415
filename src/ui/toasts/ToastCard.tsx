import {
  Bell,
  CircleAlert,
  CircleCheck,
  Info,
  TriangleAlert,
  X,
  type LucideIcon,
} from 'lucide-react';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../controls/Button.tsx';
import { IconButton } from '../controls/IconButton.tsx';
import { announce } from '../LiveRegion.tsx';
import { uiMessages } from '../messages.ts';
import { useHandler } from '../useHandler.ts';
import { Countdown } from './countdown.ts';
import type { ToastOptions, ToastType } from './toastContract.ts';
import styles from './Toasts.module.css';

const icons: Readonly<Record<ToastType, LucideIcon>> = {
  success: CircleCheck,
  error: CircleAlert,
  info: Info,
  warning: TriangleAlert,
  default: Bell,
};

const shownFor = 3000;
/** Long enough to read, to decide and to get there. */
const shownForAction = 8000;

interface ToastCardProps {
  toast: ToastOptions;
  onClose: () => void;
}

/** One toast on screen. Runs its own clock, because notistack's restarts with half its duration after a pause. */
export function ToastCard({ toast, onClose }: ToastCardProps): ReactNode {
  const { type = 'default', text, detail, action, dismissible = true } = toast;
  const { duration = action ? shownForAction : shownFor } = toast;
  const card = useRef<HTMLDivElement>(null);
  const intl = useIntl();

  useEffect(() => {
    announce(
      card.current,
      detail ? `${text} ${detail}` : text,
      type === 'error' ? 'assertive' : 'polite',
    );
  }, [type, text, detail]);
  const attention = useCountdown(duration, onClose);

  const Icon = icons[type];
  return (
    // The click is a shortcut for the pointer only; the keyboard has the close button.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions, jsx-a11y/click-events-have-key-events
    <div
      ref={card}
      className={styles.toast}
      data-type={type}
      data-wide={action !== undefined}
      onClick={dismissible ? onClose : undefined}
      {...attention}
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

/** Counts down while neither the pointer nor the focus rests on the toast. */
function useCountdown(milliseconds: number, onEnd: () => void) {
  const countdown = useRef<Countdown>(undefined);
  const holds = useRef({ pointer: false, focus: false });
  const end = useHandler(onEnd);
  useEffect(() => {
    const started = new Countdown(milliseconds, end);
    countdown.current = started;
    return () => started.pause();
  }, [milliseconds, end]);

  const hold = (by: 'pointer' | 'focus', on: boolean) => {
    holds.current[by] = on;
    if (holds.current.pointer || holds.current.focus) countdown.current?.pause();
    else countdown.current?.resume();
  };
  return {
    onMouseEnter: () => hold('pointer', true),
    onMouseLeave: () => hold('pointer', false),
    onFocus: () => hold('focus', true),
    onBlur: (event: FocusEvent) => hold('focus', event.currentTarget.contains(event.relatedTarget)),
  };
}
