import { type CustomContentProps, SnackbarProvider, useSnackbar } from 'notistack';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastOptions, ToastPosition } from './toastContract.ts';
import type { ToastQueue } from './toastQueue.ts';
import { ToastTransition, transitionDuration } from './ToastTransition.tsx';
import styles from './ToastRegion.module.css';

const maxToasts = 5;

const components = {
  success: ToastSnackbar,
  error: ToastSnackbar,
  info: ToastSnackbar,
  warning: ToastSnackbar,
  default: ToastSnackbar,
};

export interface ToastStackProps {
  queue: ToastQueue;
  position: ToastPosition;
}

/**
 * Visible toasts of a queue inside the plugin's root element: newest first, at most five. Requires a LiveRegion in the
 * plugin.
 */
export default function ToastStack({ queue, position }: ToastStackProps): ReactNode {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const intl = useIntl();
  return (
    <>
      <SnackbarProvider
        maxSnack={maxToasts}
        autoHideDuration={null}
        disableWindowBlurListener
        Components={components}
        TransitionComponent={ToastTransition}
        transitionDuration={transitionDuration}
        classes={{ containerRoot: styles.stack ?? '' }}
        {...(region && { domRoot: region })}
      >
        <ToastReceiver queue={queue} />
      </SnackbarProvider>
      <section
        ref={setRegion}
        className={styles.region}
        data-position={position}
        aria-label={intl.formatMessage(uiMessages.toasts)}
      />
    </>
  );
}

function ToastReceiver({ queue }: { queue: ToastQueue }): ReactNode {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(
    () =>
      queue.receive((toast) => {
        const { text: message, type: variant = 'default', onClose } = toast;
        const key = enqueueSnackbar({ message, variant, toast, ...(onClose && { onClose }) });
        return () => closeSnackbar(key);
      }),
    [queue, enqueueSnackbar, closeSnackbar],
  );
  return null;
}

function ToastSnackbar({ id, toast }: CustomContentProps & { toast: ToastOptions }): ReactNode {
  const { closeSnackbar } = useSnackbar();
  return <ToastCard toast={toast} onClose={() => closeSnackbar(id)} />;
}
