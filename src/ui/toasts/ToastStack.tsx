import { type CustomContentProps, SnackbarProvider, useSnackbar } from 'notistack';
import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastOptions, ToastPosition } from './toastContract.ts';
import type { ToastQueue } from './toastQueue.ts';
import { ToastTransition, transitionDuration } from './ToastTransition.tsx';
import styles from './Toasts.module.css';

const most = 5;

const components = { success: Snack, error: Snack, info: Snack, warning: Snack, default: Snack };

export interface ToastStackProps {
  queue: ToastQueue;
  position: ToastPosition;
}

/** The toasts of a queue within the plugin's root: newest first, five at most. Needs a LiveRegion. */
export function ToastStack({ queue, position }: ToastStackProps): ReactNode {
  const [region, setRegion] = useState<HTMLElement | null>(null);
  const intl = useIntl();
  return (
    <>
      <SnackbarProvider
        maxSnack={most}
        autoHideDuration={null}
        disableWindowBlurListener
        Components={components}
        TransitionComponent={ToastTransition}
        transitionDuration={transitionDuration}
        classes={{ containerRoot: styles.stack ?? '' }}
        {...(region && { domRoot: region })}
      >
        <Receiver queue={queue} />
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

function Receiver({ queue }: { queue: ToastQueue }): ReactNode {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  useEffect(
    () =>
      queue.receive((toast) => {
        const { text: message, type: variant = 'default' } = toast;
        const key = enqueueSnackbar({ message, variant, toast });
        return () => closeSnackbar(key);
      }),
    [queue, enqueueSnackbar, closeSnackbar],
  );
  return null;
}

function Snack({ id, toast }: CustomContentProps & { toast: ToastOptions }): ReactNode {
  const { closeSnackbar } = useSnackbar();
  return <ToastCard toast={toast} onClose={() => closeSnackbar(id)} />;
}
