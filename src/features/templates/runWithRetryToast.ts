import { hasErrorStatus } from '#data/apiError.ts';
import type { useErrorToast } from '#ui/toasts/useErrorToast.ts';

/** Runs a task. If it fails, shows an error toast with a button that runs the task again. */
export async function runWithRetryToast(
  errorToast: ReturnType<typeof useErrorToast>,
  errorText: string,
  task: () => Promise<void>,
): Promise<void> {
  errorToast.dismiss();
  try {
    await task();
  } catch (error) {
    // Expired sessions are handled globally.
    if (hasErrorStatus(error, 401)) return;
    const retry = () => void runWithRetryToast(errorToast, errorText, task);
    errorToast.show({ text: errorText, retry });
  }
}
