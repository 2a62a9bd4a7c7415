import { SnackbarProvider, useSnackbar, type CustomContentProps } from 'notistack';
import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { uiMessages } from '../messages.ts';
import { ToastCard } from './ToastCard.tsx';
import type { ToastOptions, ToastPosition } from './toastContract.ts';
import { ToastTransition, transitionDuration } from './ToastTransition.tsx';
import styles from './Toasts.module.css';

const most = 5;

const components = { success: Snack, error: Snack, info: Snack, warning: Snack, default: Snack };

export interface ToastProviderProps {
  /** Default: `bottom-right`. */
  position?: ToastPosition;
  children: ReactNode;
}

/** Gives `useToast()` to what is inside it, and shows the toasts within the plugin's root. Needs a LiveRegion. */
export function ToastProvider({
  position = 'bottom-right',
  children,
}: ToastProviderProps): ReactNode {
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
        {children}
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

function Snack({ id, toast }: CustomContentProps & { toast: ToastOptions }): ReactNode {
  const { closeSnackbar } = useSnackbar();
  return <ToastCard toast={toast} onClose={() => closeSnackbar(id)} />;
}
