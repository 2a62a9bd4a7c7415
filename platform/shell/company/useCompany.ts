import { useState } from 'react';
import { useShellContext } from '../shellContext.ts';
import { isPlatformError, useFetchOnMount } from '../useFetchOnMount.ts';
import { type CompanyDraft, loadCompany, CompanyError, saveCompany } from './companyApi.ts';

/**
 * State of saving the form: not saved yet, being saved, or the result. `rejectedField` is the field that the platform
 * rejected.
 */
export type SaveState = 'idle' | 'saving' | 'saved' | 'failed' | { rejectedField: string };

/**
 * Loads the company's brand. Returns an editable draft of the brand and the state of saving the draft. Ends the session
 * after a response with status 401.
 */
export function useCompany() {
  const { config, user, endSession } = useShellContext();
  const [saved, setSaved] = useState<CompanyDraft>();
  const [draft, setDraft] = useState<CompanyDraft>();
  const [saveState, setSaveState] = useState<SaveState>('idle');

  const resetTo = (company: CompanyDraft): void => {
    setSaved(company);
    setDraft(company);
  };
  const { hasFailed, retry } = useFetchOnMount(loadCompany, resetTo);

  const updateDraft = (part: Partial<CompanyDraft>): void => {
    setDraft((previous) => previous && { ...previous, ...part });
    setSaveState('idle');
  };
  /** Saves the brand. Resolves to whether the brand was saved. */
  const save = async (): Promise<boolean> => {
    if (!draft || saveState === 'saving') return false;
    setSaveState('saving');
    try {
      resetTo(await saveCompany(config.apiUrl, user.token, draft));
      setSaveState('saved');
      return true;
    } catch (error) {
      if (isPlatformError(error, 401)) endSession('expired');
      const field = error instanceof CompanyError ? error.field : undefined;
      setSaveState(field === undefined ? 'failed' : { rejectedField: field });
      return false;
    }
  };
  const isDirty = JSON.stringify(draft) !== JSON.stringify(saved);
  return { draft, hasFailed, retry, updateDraft, isDirty, saveState, save };
}
