import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { useShellContext } from '../shellContext.ts';

export function NotFoundPage() {
  const { t, setTitle } = useShellContext();
  const title = t('notFound');
  useEffect(() => setTitle(title), [setTitle, title]);
  return (
    <div className="status-view">
      <span className="status-icon" aria-hidden="true" />
      <h1 className="status-title">{title}</h1>
      <p className="status-hint">{t('notFoundHint')}</p>
      <Link className="button" to="/learning">
        {t('backHome')}
      </Link>
    </div>
  );
}
