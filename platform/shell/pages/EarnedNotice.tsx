import { Award, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Translate } from '../messages.ts';

interface EarnedNoticeProps {
  /** What was just completed. */
  name: string | undefined;
  /** The completion failed. */
  refused: boolean;
  t: Translate;
  onDismiss(): void;
}

/** Says that a certificate was earned and where it is. The region is always there, so that it is announced. */
export function EarnedNotice({ name, refused, t, onDismiss }: EarnedNoticeProps) {
  const shown = name !== undefined || refused;
  return (
    <div role="status">
      {shown && (
        <div className={refused ? 'earned earned-failed' : 'earned'}>
          {!refused && (
            <span className="earned-icon" aria-hidden="true">
              <Award size={22} strokeWidth={1.75} />
            </span>
          )}
          <p className="earned-text">
            {refused ? (
              t('completeFailed')
            ) : (
              <>
                <strong>{t('earned')}</strong>
                <span>{name}</span>
              </>
            )}
          </p>
          {!refused && (
            <Link className="button" to="/certificates">
              {t('seeCertificates')}
            </Link>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t('dismiss')}
            onClick={onDismiss}
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
