import { useEffect, useState } from 'react';

interface LoadingOrErrorProps {
  title: string;
  hint?: string;
  /** Whether the page is loading. The view then appears after a short delay. */
  isBusy?: boolean;
  action?: { label: string; onClick: () => void };
}

/** A page's loading state or error. */
export function LoadingOrError({ title, hint, isBusy = false, action }: LoadingOrErrorProps) {
  const [isVisible, setVisible] = useState(!isBusy);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="status-view" role={isBusy ? 'status' : 'alert'}>
      {isVisible && (
        <>
          {isBusy ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <span className="status-icon" aria-hidden="true" />
          )}
          <h1 className="status-title">{title}</h1>
          {hint !== undefined && <p className="status-hint">{hint}</p>}
          {action && (
            <button type="button" className="button" onClick={action.onClick}>
              {action.label}
            </button>
          )}
        </>
      )}
    </div>
  );
}
