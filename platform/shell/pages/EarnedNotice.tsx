import { Award, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { Translate } from '../messages.ts';
import type { CompletionResult } from './useOfferedCourses.ts';

interface EarnedNoticeProps {
  result: CompletionResult;
  t: Translate;
  onDismiss: () => void;
}

/**
 * A notice about an earned certificate with a link to it. The live region is always rendered, so that screen readers
 * announce the notice.
 */
export function EarnedNotice({ result, t, onDismiss }: EarnedNoticeProps) {
  return (
    <div className="earned-region" role="status">
      {result !== null && (
        <div className={typeof result === 'string' ? 'earned earned-failed' : 'earned'}>
          {typeof result === 'string' ? (
            <p className="earned-text">{t(result)}</p>
          ) : (
            <>
              <span className="earned-icon" aria-hidden="true">
                <Award size={22} strokeWidth={1.75} />
              </span>
              <p className="earned-text">
                <strong>{t('earned')}</strong>
                <span>{result.name}</span>
              </p>
              <Link
                className="button"
                to={`/certificates/preview/${encodeURIComponent(result.certificateId)}`}
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
