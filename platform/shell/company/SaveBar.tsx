import { Check } from 'lucide-react';
import { useShellContext } from '../shellContext.ts';
import type { SaveState } from './useCompany.ts';

/** A bar with the save button and the state of saving. */
export function SaveBar({ isDirty, saveState }: { isDirty: boolean; saveState: SaveState }) {
  const { t } = useShellContext();
  const hasFailed = saveState === 'failed' || typeof saveState === 'object';
  return (
    <div className="save-bar">
      <span className="save-state" role="status">
        {hasFailed && <span className="field-error">{t('saveFailed')}</span>}
        {isDirty && saveState === 'idle' && <span className="unsaved">{t('unsaved')}</span>}
        {!isDirty && saveState === 'saved' && (
          <span className="success">
            <Check size={14} strokeWidth={2} aria-hidden="true" />
            {t('saved')}
          </span>
        )}
      </span>
      <button
        type="submit"
        className="button button-primary"
        aria-disabled={saveState === 'saving'}
      >
        {t(saveState === 'saving' ? 'saving' : 'save')}
      </button>
    </div>
  );
}
