import { useEffect, useState } from 'react';

interface StatusViewProps {
  title: string;
  hint?: string;
  /** Waiting: shown only once it takes longer than a blink. */
  busy?: boolean;
  action?: { label: string; run: () => void };
}

/** What a page says while it has nothing else to show. */
export function StatusView({ title, hint, busy = false, action }: StatusViewProps) {
  const [visible, setVisible] = useState(!busy);
  useEffect(() => {
    const timer = setTimeout(() => setVisible(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="status-view" role={busy ? 'status' : 'alert'}>
      {visible && (
        <>
          {busy ? (
            <span className="spinner" aria-hidden="true" />
          ) : (
            <span className="status-mark" aria-hidden="true" />
          )}
          <h1 className="status-title">{title}</h1>
          {hint !== undefined && <p className="status-hint">{hint}</p>}
          {action && (
            <button type="button" className="button" onClick={action.run}>
              {action.label}
            </button>
          )}
        </>
      )}
    </div>
  );
}
