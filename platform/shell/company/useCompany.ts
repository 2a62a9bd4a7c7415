import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { RefusedByPlatform } from '../platformApi.ts';
import { useShell } from '../shellContext.ts';
import { type CompanyDraft, loadCompany, RefusedCompany, saveCompany } from './companyApi.ts';

/** How the last saving went. */
export type Saving = 'idle' | 'saving' | 'saved' | 'failed' | { refused: string };

/** What the company says, stored and as it is being changed. An ended session goes to the shell. */
export function useCompany() {
  const { config, user, endSession } = useShell();
  const [stored, setStored] = useState<CompanyDraft>();
  const [draft, setDraft] = useState<CompanyDraft>();
  const [failed, setFailed] = useState(false);
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [saving, setSaving] = useState<Saving>('idle');

  const show = useEffectEvent((company: CompanyDraft): void => {
    setFailed(false);
    setStored(company);
    setDraft(company);
  });
  const fail = useEffectEvent((error: unknown): void => {
    if (isExpired(error)) endSession('expired');
    else setFailed(true);
  });
  useEffect(() => {
    let left = false;
    loadCompany(config.apiUrl, user.token).then(
      (company) => left || show(company),
      (error: unknown) => left || fail(error),
    );
    return () => {
      left = true;
    };
  }, [config.apiUrl, user.token, attempt]);

  const change = (part: Partial<CompanyDraft>): void => {
    setDraft((before) => before && { ...before, ...part });
    setSaving('idle');
  };
  /** @returns whether it is stored */
  const save = async (): Promise<boolean> => {
    if (!draft || saving === 'saving') return false;
    setSaving('saving');
    try {
      const company = await saveCompany(config.apiUrl, user.token, draft);
      setStored(company);
      setDraft(company);
      setSaving('saved');
      return true;
    } catch (error) {
      if (isExpired(error)) endSession('expired');
      const field = error instanceof RefusedCompany ? error.field : undefined;
      setSaving(field === undefined ? 'failed' : { refused: field });
      return false;
    }
  };
  const isDirty = JSON.stringify(draft) !== JSON.stringify(stored);
  return { draft, failed, retry, change, isDirty, saving, save };
}

const isExpired = (error: unknown): boolean =>
  error instanceof RefusedByPlatform && error.status === 401;
