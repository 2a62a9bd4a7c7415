import type {} from 'notistack';
import type { ConfigInput } from '#domain/configInput.ts';

/**
 * Type of a toast, which determines its icon and how urgently screen readers announce it (docs/behaviour.md, Toasts).
 */
export type ToastType = 'success' | 'error' | 'info' | 'warning' | 'default';

/** Position of toasts on screen (docs/behaviour.md, Toasts). */
export type ToastPosition = NonNullable<ConfigInput['TOAST_POSITION']>;

export interface ToastOptions {
  /** Type of the toast. Default: `default`. */
  type?: ToastType;
  text: string;
  detail?: string;
  /** Button of the toast. Pressing it also closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Whether a click closes the toast. Default: true. */
  dismissible?: boolean;
  /** Display time in milliseconds. Default: 3000, or 8000 for a toast with an action. */
  duration?: number;
  /** Called when the toast closes for any reason. */
  onClose?: () => void;
}

/** A function that shows a toast. @returns a function that closes the toast */
export type ShowToast = (options: ToastOptions) => () => void;

declare module 'notistack' {
  interface VariantOverrides {
    success: { toast: ToastOptions };
    error: { toast: ToastOptions };
    info: { toast: ToastOptions };
    warning: { toast: ToastOptions };
    default: { toast: ToastOptions };
  }
}
