import { Component, type ReactNode } from 'react';
import { type ApiError, hasErrorStatus } from '#data/apiError.ts';
import { toError } from '#runtime/toError.ts';

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
    return { error, code: createErrorCode(error) };
  }

  override componentDidCatch(error: unknown): void {
    if (!hasErrorStatus(error, 401, 403)) this.props.onError(toError(error), this.state.code);
  }

  override render(): ReactNode {
    const { error, code } = this.state;
    if (error === undefined) return this.props.children;
    return this.props.fallback(error, code, () => this.setState({ error: undefined, code: '' }));
  }
}

/**
 * Creates the code of an error, which users tell support: the id of the failed request, with which the platform's log
 * can be searched, or else a random code, for example `4f3a9c21`.
 */
export function createErrorCode(error: unknown): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1));
  return (error as ApiError | undefined)?.requestId ?? random.toString(16).padStart(8, '0');
}
