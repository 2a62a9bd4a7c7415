import { Award, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Translate } from '../messages.ts';
import type { Outcome } from './useLearning.ts';

interface EarnedNoticeProps {
  outcome: Outcome;
  t: Translate;
  onDismiss: () => void;
}

/** Says that a certificate was earned and leads to it. The region is always there, so that it is announced. */
export function EarnedNotice({ outcome, t, onDismiss }: EarnedNoticeProps) {
  return (
    <div className="earned-region" role="status">
      {outcome !== null && (
        <div className={typeof outcome === 'string' ? 'earned earned-failed' : 'earned'}>
          {typeof outcome === 'string' ? (
            <p className="earned-text">{t(outcome)}</p>
          ) : (
            <>
              <span className="earned-icon" aria-hidden="true">
                <Award size={22} strokeWidth={1.75} />
              </span>
              <p className="earned-text">
                <strong>{t('earned')}</strong>
                <span>{outcome.earned}</span>
              </p>
              <Link
                className="button"
                to={`/certificates/preview/${encodeURIComponent(outcome.certificateId)}`}
              >
                {t('seeCertificate')}
              </Link>
            </>
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
