import { useState } from 'react';
import { useShell } from '../shellContext.ts';
import { isRefusal, useLoading } from '../useLoading.ts';
import { type CompanyDraft, loadCompany, RefusedCompany, saveCompany } from './companyApi.ts';

/** How the last saving went. */
export type Saving = 'idle' | 'saving' | 'saved' | 'failed' | { refused: string };

/** What the company says, stored and as it is being changed. An ended session goes to the shell. */
export function useCompany() {
  const { config, user, endSession } = useShell();
  const [stored, setStored] = useState<CompanyDraft>();
  const [draft, setDraft] = useState<CompanyDraft>();
  const [saving, setSaving] = useState<Saving>('idle');

  const keep = (company: CompanyDraft): void => {
    setStored(company);
    setDraft(company);
  };
  const { failed, retry } = useLoading(loadCompany, keep);

  const change = (part: Partial<CompanyDraft>): void => {
    setDraft((before) => before && { ...before, ...part });
    setSaving('idle');
  };
  /** @returns whether it is stored */
  const save = async (): Promise<boolean> => {
    if (!draft || saving === 'saving') return false;
    setSaving('saving');
    try {
      keep(await saveCompany(config.apiUrl, user.token, draft));
      setSaving('saved');
      return true;
    } catch (error) {
      if (isRefusal(error, 401)) endSession('expired');
      const field = error instanceof RefusedCompany ? error.field : undefined;
      setSaving(field === undefined ? 'failed' : { refused: field });
      return false;
    }
  };
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored);
  return { draft, failed, retry, change, isDirty, saving, save };
}
