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
        <ToastReceiver queue={queue} region={region} />
      </SnackbarProvider>
      <section
        ref={setRegion}
        popover="manual"
        className={styles.region}
        data-position={position}
        aria-label={intl.formatMessage(uiMessages.toasts)}
      />
    </>
  );
}

interface ToastReceiverProps {
  queue: ToastQueue;
  region: HTMLElement | null;
}

function ToastReceiver({ queue, region }: ToastReceiverProps): ReactNode {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  // The first toasts arrive before the region is rendered.
  useEffect(() => raiseToTopLayer(region), [region]);
  useEffect(
    () =>
      queue.receive((toast) => {
        raiseToTopLayer(region);
        const { text: message, type: variant = 'default', onClose } = toast;
        const key = enqueueSnackbar({ message, variant, toast, ...(onClose && { onClose }) });
        return () => closeSnackbar(key);
      }),
    [queue, region, enqueueSnackbar, closeSnackbar],
  );
  return null;
}

/**
 * Shows the region in the top layer of the browser, above all that is there. Otherwise an element of the host with
 * `transform` around the plugin would move it out of the window. A region that was in the top layer before the host
 * opened a dialog around the plugin would be below that dialog.
 */
function raiseToTopLayer(region: HTMLElement | null): void {
  if (!region?.isConnected || !('showPopover' in region)) return;
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

function ToastSnackbar({ id, toast }: CustomContentProps & { toast: ToastOptions }): ReactNode {
  const { closeSnackbar } = useSnackbar();
  return <ToastCard toast={toast} onClose={() => closeSnackbar(id)} />;
}
