import { useSnackbar } from 'notistack';
import { useCallback } from 'react';
import type { Toast } from './toastContract.ts';

/** `toast({ type, text, detail?, action? })`: shows it, newest first, five at most. Stable between renders. */
export function useToast(): Toast {
  const { enqueueSnackbar } = useSnackbar();
  return useCallback<Toast>(
    (toast) => {
      // It waits for an answer: newer ones never push it out, and once is enough.
      const stays = toast.type === 'error' && toast.action !== undefined;
      enqueueSnackbar({
        message: toast.text,
        variant: toast.type ?? 'default',
        persist: stays,
        preventDuplicate: stays,
        toast,
      });
    },
    [enqueueSnackbar],
  );
}
