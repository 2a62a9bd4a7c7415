import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import type { Toast } from './toastContract.ts';

/** `toast({ type, text, detail?, action? })`: shows it, newest first, five at most. Stable between renders. */
export function useToast(): Toast {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback<Toast>(
    (toast) => {
      enqueueSnackbar({
        message: toast.text,
        variant: toast.type ?? 'default',
        // Never pushed out by newer ones: it waits for an answer.
        persist: toast.type === 'error' && toast.action !== undefined,
        toast,
      });
    },
    [enqueueSnackbar],
  );
}
