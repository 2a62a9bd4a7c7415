import { createStore, del, get, set, type UseStore } from 'idb-keyval';
import type { CertificateTemplate } from '#model/template.ts';

/** Work that was not saved. */
export interface Draft {
  template: CertificateTemplate;
  /** The state of the server's that it was made from. */
  etag: string | undefined;
  /** Milliseconds since 1970. */
  at: number;
}

/** Another shape of `Draft` has another version; older ones are not offered. */
const version = 1;

interface KeptDraft extends Draft {
  version: number;
}

// The browser's own, the same for every mount; opened when it is first needed.
let opened: UseStore | undefined;
const store = () => (opened ??= createStore('certs-drafts', 'drafts'));

/** Whose work it is, and on which template; undefined: a new one. */
export function draftKey(
  companyId: string,
  userId: string,
  templateId: string | undefined,
): string {
  return [companyId, userId, templateId ?? 'new'].join('/');
}

/** The draft that was kept; undefined where there is none, or nothing can be kept in this browser. */
export async function readDraft(key: string): Promise<Draft | undefined> {
  try {
    const kept = await get<KeptDraft>(key, store());
    return kept?.version === version ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @returns whether it is kept now: a browser may refuse */
export async function writeDraft(key: string, draft: Draft): Promise<boolean> {
  try {
    await set(key, { ...draft, version } satisfies KeptDraft, store());
    return true;
  } catch {
    return false;
  }
}

export async function removeDraft(key: string): Promise<void> {
  try {
    await del(key, store());
  } catch {
    // What could not be kept need not be removed.
  }
}
