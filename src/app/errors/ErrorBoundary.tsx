import { Component, type ReactNode } from 'react';
import { ApiError } from '#data/apiError.ts';

interface ErrorBoundaryProps {
  /** Renders the content displayed instead of the crashed children. @param retry renders the children again */
  fallback(error: unknown, code: string, retry: () => void): ReactNode;
  /** Called with every error thrown while rendering, except errors for responses with status 401 or 403. */
  onError(error: Error, code: string): void;
  children: ReactNode;
}

interface ErrorBoundaryState {
  error?: unknown;
  code: string;
}

/**
 * Error boundary that catches errors thrown while rendering its children, and assigns a code to each error. Displays
 * `fallback` instead of the children, with a function that renders the children again.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { code: '' };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { error, code: createErrorCode() };
  }

  override componentDidCatch(error: unknown): void {
    const isAccessDenied =
      error instanceof ApiError && (error.status === 401 || error.status === 403);
    if (isAccessDenied) return;
    this.props.onError(error instanceof Error ? error : new Error(String(error)), this.state.code);
  }

  override render(): ReactNode {
    const { error, code } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error, code, () => this.setState({ error: undefined, code: '' }));
  }
}

/** Creates a short random code, for example `8F2C-41`. Users tell this code to support. */
export function createErrorCode(): string {
  const digits = crypto.getRandomValues(new Uint8Array(3));
  // Also correct where a script of the page changed `Array.from`.
  const hex = [...digits]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .toUpperCase();
  return `${hex.slice(0, 4)}-${hex.slice(4)}`;
}
