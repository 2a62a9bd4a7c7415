import { Component, type ReactNode } from 'react';
import { ApiError } from '#api/apiError.ts';

interface ErrorBoundaryProps {
  /** Draws what stands in place of the crashed part. */
  fallback(error: unknown, code: string, retry: () => void): ReactNode;
  /** Hears of crashes; refusals by a server are no crashes. */
  onCrash(error: Error, code: string): void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error?: unknown;
  code: string;
}

/** Catches whatever is thrown while rendering below it, gives it a code, and can try again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { code: '' };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, code: errorCode() };
  }

  override componentDidCatch(error: unknown): void {
    const refused = error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (refused) return;
    this.props.onCrash(error instanceof Error ? error : new Error(String(error)), this.state.code);
  }

  override render(): ReactNode {
    const { error, code } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error, code, () => this.setState({ error: undefined, code: '' }));
  }
}

/** A short code to tell support, for instance `8F2C-41`. */
function errorCode(): string {
  const digits = crypto.getRandomValues(new Uint8Array(3));
  const hex = Array.from(digits, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
}
