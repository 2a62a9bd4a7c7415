import type {} from 'notistack';
import type { ConfigInput } from '#model/configInput.ts';

/** What a toast is about (docs/behaviour.md, Toasts). */
export type ToastType = 'success' | 'error' | 'info' | 'warning' | 'default';

/** Where toasts stand (docs/behaviour.md, Toasts). */
export type ToastPosition = NonNullable<ConfigInput['TOAST_POSITION']>;

export interface ToastOptions {
  /** Default: `default`. */
  type?: ToastType;
  text: string;
  detail?: string;
  /** Pressing it closes the toast. */
  action?: { label: string; onPress: () => void };
  /** Whether a click closes it. Default: true. */
  dismissible?: boolean;
  /** Milliseconds. Default: 3000, with an action 8000. */
  duration?: number;
}

/** Shows a toast. @returns takes it away */
export type Toast = (options: ToastOptions) => () => void;

declare module 'notistack' {
  interface VariantOverrides {
    success: { toast: ToastOptions };
    error: { toast: ToastOptions };
    info: { toast: ToastOptions };
    warning: { toast: ToastOptions };
    default: { toast: ToastOptions };
  }
}
