import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useShell } from '../shellContext.ts';

export function NotFoundPage() {
  const { t, setTitle } = useShell();
  const title = t('notFound');
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <div className="status-view">
      <span className="status-mark" aria-hidden="true" />
      <h1 className="status-title">{title}</h1>
      <p className="status-hint">{t('notFoundHint')}</p>
      <Link className="button" to="/learning">
        {t('backHome')}
      </Link>
    </div>
  );
}
