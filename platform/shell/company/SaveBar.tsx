import { Check } from 'lucide-react';
import { useShell } from '../shellContext.ts';
import type { Saving } from './useCompany.ts';

/** The one button that saves, and how that went. */
export function SaveBar({ isDirty, saving }: { isDirty: boolean; saving: Saving }) {
  const { t } = useShell();
  const hasFailed = saving === 'failed' || typeof saving === 'object';
  return (
    <div className="save-bar">
      <span className="save-state" role="status">
        {hasFailed && <span className="field-error">{t('saveFailed')}</span>}
        {isDirty && saving === 'idle' && <span className="unsaved">{t('unsaved')}</span>}
        {!isDirty && saving === 'saved' && (
          <span className="sharp">
            <Check size={14} strokeWidth={2} aria-hidden="true" />
            {t('saved')}
          </span>
        )}
      </span>
      <button type="submit" className="button button-primary" aria-disabled={saving === 'saving'}>
        {t(saving === 'saving' ? 'saving' : 'save')}
      </button>
    </div>
  );
}
