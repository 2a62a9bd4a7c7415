import { createStore, delMany, getMany, keys, set, type UseStore } from 'idb-keyval';
import { isDraftInScope, findExpiredDraftKeys } from './draftKeys.ts';
import { type Draft, parseDraft, draftVersion } from './parseDraft.ts';

/** A draft of an earlier visit that was not saved to the server. */
export interface AbandonedDraft extends Draft {
  key: string;
}

// Shared by all mounts of the page, opened on first use.
let openedStore: UseStore | undefined;
const getStore = () => (openedStore ??= createStore('certs-drafts', 'drafts'));

const lockPrefix = 'certs-drafts ';

/**
 * Marks a draft as in use, so that other tabs do not offer it. The browser releases this lock when the tab ends, even
 * after a crash. Without Web Locks (http, old browsers, blocked storage) other tabs offer the draft too.
 * @returns a function that releases the lock
 */
export function lockDraft(key: string): () => void {
  let release: () => void = () => undefined;
  const lockEnd = new Promise<void>((resolve) => {
    release = resolve;
  });
  const requestLock = async () => navigator.locks.request(lockPrefix + key, () => lockEnd);
  requestLock().catch(() => undefined);
  return release;
}

async function listLockedKeys(): Promise<string[]> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.flatMap(({ name }) =>
      name?.startsWith(lockPrefix) ? name.slice(lockPrefix.length) : [],
    );
  } catch {
    return [];
  }
}

/**
 * Lists the drafts of a user and template that are not in use, newest first. Deletes unreadable drafts, and drafts of
 * any template that are too old or too many.
 * @param ownKey the key of this visit's draft, which is not listed
 */
export async function listAbandonedDrafts(
  scope: string,
  ownKey: string,
): Promise<{ drafts: AbandonedDraft[]; hasUnreadableDraft: boolean }> {
  try {
    const [allKeys, lockedKeys] = await Promise.all([keys(getStore()), listLockedKeys()]);
    const otherKeys = allKeys.filter(
      (key) => typeof key === 'string' && key !== ownKey,
    ) as string[];
    const abandonedKeys = otherKeys.filter((key) => !lockedKeys.includes(key));
    const expiredKeys = findExpiredDraftKeys(abandonedKeys, Date.now());
    const candidateKeys = abandonedKeys.filter(
      (key) => isDraftInScope(scope, key) && !expiredKeys.includes(key),
    );
    const values = await getMany<unknown>(candidateKeys, getStore());
    const parsedDrafts = candidateKeys.map((key, index) => ({
      key,
      draft: parseDraft(values[index]),
    }));
    const unreadableKeys = parsedDrafts.flatMap(({ key, draft }) => (draft ? [] : key));
    await delMany([...expiredKeys, ...unreadableKeys], getStore());
    const drafts = parsedDrafts.flatMap(({ key, draft }) =>
      draft && draft !== 'otherVersion' ? { ...draft, key } : [],
    );
    drafts.sort((a, b) => b.at - a.at);
    return { drafts, hasUnreadableDraft: unreadableKeys.length > 0 };
  } catch {
    return { drafts: [], hasUnreadableDraft: false };
  }
}

/**
 * Stores a draft.
 * @returns false if the browser refuses, for example because storage is blocked or full
 */
export async function writeDraft(key: string, draft: Draft): Promise<boolean> {
  try {
    await set(key, { ...draft, version: draftVersion }, getStore());
    return true;
  } catch {
    return false;
  }
}

export async function removeDrafts(draftKeys: string[]): Promise<void> {
  try {
    await delMany(draftKeys, getStore());
  } catch {
    // Where storage is blocked, there is nothing to remove.
  }
}
