import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import type { Toast } from './toastContract.ts';

/** `toast({ type, text, detail?, action? })`: shows it, newest first, five at most. Stable between renders. */
export function useToast(): Toast {
  const { enqueueSnackbar, closeSnackbar } = useSnackbar();
  return useCallback<Toast>(
    (toast) => {
      const { text: message, type: variant = 'default' } = toast;
      const key = enqueueSnackbar({ message, variant, toast });
      return () => closeSnackbar(key);
    },
    [enqueueSnackbar, closeSnackbar],
  );
}
